import { capital, ended } from "@riposte/words";
/** Words as a sentence: a capital at its beginning, a full stop at its end. */
export const asSentence = (words: string): string => capital(ended(words));
