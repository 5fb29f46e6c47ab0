/** A function that comes behind the first question. */
type Rule = (...all: readonly unknown[]) => unknown;

const rules: (Rule | undefined)[] = [];
const expected = new Map<string, Promise<unknown>>();
let fetchAll = (): Promise<unknown> => Promise.resolve();

/** How the rules of all games are fetched: a page of one game can need a function that only another one was seen without. */
export const knowAll = (fetch: () => Promise<unknown>): void => {
  fetchAll = fetch;
};

/** What has come under that number. Who draws before it came is drawn again then: whoever throws a promise waits for it. */
export const later = (at: number): Rule => {
  const rule = rules[at];
  if (rule === undefined)
    throw Promise.all(expected.values()).then(() => (rules[at] === undefined ? fetchAll() : undefined));
  return rule;
};

export const arrive = (at: number, rule: Rule): void => {
  rules[at] = rule;
};

/** Fetches the rest of a game's rules once. */
export async function expect(game: string, fetch: (() => Promise<unknown>) | undefined): Promise<void> {
  const coming = expected.get(game) ?? fetch?.();
  if (coming === undefined) return;
  expected.set(game, coming);
  await coming;
}
