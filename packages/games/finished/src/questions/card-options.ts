import type { Option } from "@riposte/kernel";

const OPTIONS: readonly Option[] = Array.from({ length: 49 }, (_, card) => ({
  key: card,
  label: { id: "finished:card", params: { card } },
}));

/** Cards as options, in the order they lie. */
export function cardOptions(cards: readonly number[]): readonly Option[] {
  const options = new Array<Option>(cards.length);
  for (let at = 0; at < cards.length; at++) options[at] = OPTIONS[cards[at] as number] as Option;
  return options;
}
