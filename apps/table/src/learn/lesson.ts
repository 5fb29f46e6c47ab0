import type { Term } from "./glossary.js";

/** One thing to learn, told when it is first asked for. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** The questions and windows it explains. */
  readonly topics: readonly string[];
  /** Why it is asked, what the choices mean, what most players do. */
  readonly coach: string;
  /** Said on the table, beside what the question is about. */
  readonly label?: string;
  /** The new words it brings, of the glossary. */
  readonly words: readonly string[];
}

/** A first match of a game. */
export interface Course {
  readonly game: string;
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  readonly lessons: readonly Lesson[];
  /** What its words mean. */
  readonly glossary: readonly Term[];
  /** The optional plugins it is played with; all unless given. */
  readonly plugins?: readonly string[];
  readonly setup?: Readonly<Record<string, unknown>>;
}

/** The lesson for what is asked, and how many there are; nothing where it needs no words. */
export function lessonFor(
  { lessons }: Course,
  { window, question }: { readonly window?: string | null | undefined; readonly question: string },
): { readonly lesson: Lesson; readonly at: number } | undefined {
  const topic = window ?? question;
  const at = lessons.findIndex(({ topics }) => topics.includes(topic));
  const lesson = lessons[at];
  return lesson && { lesson, at };
}

/** The words a lesson brings, explained. */
export const newIn = ({ glossary }: Course, { words }: Lesson): readonly Term[] =>
  words.flatMap((name) => glossary.find((term) => term.name === name) ?? []);
