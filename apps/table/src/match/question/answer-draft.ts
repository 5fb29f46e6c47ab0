import type { Answer, Choice, Key } from "@riposte/kernel";

/** An answer while it is put together: what the choice's controls show. */
export type Draft = readonly Key[] | number | Readonly<Record<string, number>> | null;

/** Where a draft begins: the listed order, the least number, nothing chosen. */
export function firstDraft(choice: Choice): Draft {
  switch (choice.kind) {
    case "one":
      return null;
    case "several":
      return [];
    case "order":
      return choice.of.map(({ key }) => key);
    case "number":
      return choice.min;
    case "distribute":
      return {};
  }
}

/** The draft as an answer: amounts of nothing left out. */
export function answerOf(draft: Draft): Answer | null {
  if (draft === null || typeof draft !== "object" || Array.isArray(draft)) return draft as Answer | null;
  const amounts = Object.entries(draft as Readonly<Record<string, number>>);
  return Object.fromEntries(amounts.filter(([, amount]) => amount > 0));
}

/** With a key more if there is room for it, or less if it was in. */
export function toggled(draft: readonly Key[], key: Key, most: number): readonly Key[] {
  if (draft.includes(key)) return draft.filter((one) => one !== key);
  return draft.length < most ? [...draft, key] : draft;
}

/** With the key at one place moved to another. */
export function movedTo(draft: readonly Key[], from: number, to: number): readonly Key[] {
  const key = draft[from];
  if (key === undefined || to < 0 || to >= draft.length) return draft;
  const rest = draft.filter((_, at) => at !== from);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}

/** How much a distribution still has to give. */
export const leftToGive = (total: number, draft: Readonly<Record<string, number>>): number =>
  total - Object.values(draft).reduce((sum, amount) => sum + amount, 0);
