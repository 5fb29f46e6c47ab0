import type { Craft, Crafted } from "../../src/workshop/craft.js";

/** What a page of the cookbook shows of one printed kind of line. */
export interface Recipe {
  readonly title: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly told: string;
  readonly acts: readonly string[];
}

/** The recipes of a page: a heading, its data, what is told back, where it acts. */
export const recipesIn = (page: string): readonly Recipe[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [, json = "null"] = /```json\n([\s\S]*?)```/.exec(part) ?? [];
      const [, told = ""] = /^> (.*)$/m.exec(part) ?? [];
      const [, acts = ""] = /^Acts at (.*)\.$/m.exec(part) ?? [];
      return {
        title: part.split("\n")[0] ?? "",
        data: JSON.parse(json),
        told,
        acts: [...acts.matchAll(/`([^`]+)`/g)].map(([, at]) => String(at)),
      };
    });

/** The data of a recipe in a whole file of its game, as the workshop begins one. */
const IN_FILE: Readonly<Record<string, (blank: never, data: Recipe["data"]) => unknown>> = {
  "one-piece": ({ cards: [card] }: { cards: readonly object[] }, data) => ({
    cards: [{ ...card, cost: 1, abilities: [data] }],
  }),
  "imperial-assault": (card: object, data) => ({ ...card, ...data }),
  "warhammer-40k": (_file: object, data) => ({ templates: [{ key: "own-recipe", ...data }] }),
};

/** The game with one card or ability that is a recipe's. */
export const madeOf = (craft: Craft, { data }: Pick<Recipe, "data">): Crafted =>
  craft.make(IN_FILE[craft.game]?.(craft.blank() as never, data));

/** What its data is told back as. */
export const toldBack = ({ told }: Crafted): string => told.sentences.join(" ");

/** Where it acts, each once. */
export const actsAt = ({ acts }: Crafted): readonly string[] => [...new Set(acts.map(({ at }) => at))];
