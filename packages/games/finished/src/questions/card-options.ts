import type { Option } from "@riposte/kernel";
import { say } from "../messages.js";

const OPTIONS: readonly Option[] = Array.from({ length: 49 }, (_, card) => ({
  key: card,
  label: say("finished:card", { card }),
}));

/** Cards as options, in the order they lie. */
export function cardOptions(cards: readonly number[]): readonly Option[] {
  const options = new Array<Option>(cards.length);
  for (let at = 0; at < cards.length; at++) options[at] = OPTIONS[cards[at] as number] as Option;
  return options;
}
