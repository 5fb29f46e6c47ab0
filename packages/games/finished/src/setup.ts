import { z } from "zod";
import { LAST } from "./card-table.js";
import { type Facts, type Flags, SomeFlags } from "./facts.js";
import { Position } from "./position.js";

const Tokens = z.strictObject({
  coffee: z.int().min(0).max(99),
  active: z.int().min(0).max(10),
  reserve: z.int().min(0).max(10),
});

const Difficulty = z.enum(["veryEasy", "easy", "regular", "difficult"]);
const NamedRules = z.enum(["official", "house"]);

/** What a match of Finished! can be started with; everything may be left out. */
export const SetupOptions = z
  .strictObject({
    difficulty: Difficulty.default("easy"),
    ruleset: z.preprocess(nowNamed, z.union([NamedRules, SomeFlags])).default("official"),
    deck: z
      .array(z.int().min(1).max(LAST))
      .max(LAST)
      .refine(isDeck, { message: "lists the cards 1 to 47, each once, top first" })
      .optional()
      .meta({ description: "The draw stack, top first, without card 48" }),
    position: Position.optional().meta({
      description: "A match that starts in the middle: docs/positions/finished.md",
    }),
    tokens: Tokens.partial().optional().meta({ description: "Tokens that differ from the difficulty's" }),
  })
  .refine(({ deck, position }) => deck === undefined || position === undefined, {
    message: "a position has its own cards: leave deck out",
  });
export type SetupOptions = z.input<typeof SetupOptions>;

/** The options with every default filled in; parsing it again changes nothing. */
export interface Setup {
  readonly difficulty: z.infer<typeof Difficulty>;
  readonly ruleset: Flags;
  readonly tokens: z.infer<typeof Tokens>;
  readonly deck?: number[];
  readonly position?: Position;
}

/** Checks setup options; throws what zod throws. */
export function setupParser({ difficulties, rulesets }: Facts): (options: unknown) => Setup {
  const tokensOf = named(difficulties);
  const flagsOf = named(rulesets);
  return (options) => {
    const { difficulty, ruleset, deck, position, tokens: given } = parseOptions(options ?? {});
    const usual = tokensOf.get(difficulty) as Setup["tokens"];
    const flags = flagsOf.get(typeof ruleset === "string" ? ruleset : "official") as Flags;
    const tokens = given === undefined ? usual : TenCandies.parse({ tokens: { ...usual, ...given } }).tokens;
    const setup: Setup = {
      difficulty,
      ruleset: typeof ruleset === "string" ? flags : { ...flags, ...ruleset },
      tokens,
    };
    if (deck !== undefined) return { ...setup, deck };
    return position === undefined ? setup : { ...setup, position };
  };
}

/** Simulations bring a deck for every match and otherwise names alone: those need not pass zod, which looks at 47 cards one by one. */
function parseOptions(options: object): z.infer<typeof SetupOptions> {
  const { difficulty = "easy", ruleset = "official", deck } = options as Named;
  const isNamed = isDifficulty(difficulty) && isRuleset(ruleset) && hasOnlyNames(options);
  if (!isNamed || !Array.isArray(deck) || !isDeck(deck)) return SetupOptions.parse(options);
  return { difficulty, ruleset, deck: deck.slice() };
}

interface Named {
  readonly difficulty?: unknown;
  readonly ruleset?: unknown;
  readonly deck?: unknown;
}

const isDifficulty = isOneOf(Difficulty.options);
const isRuleset = isOneOf(NamedRules.options);

function isOneOf<T>(names: readonly T[]) {
  return (name: unknown): name is T => names.includes(name as T);
}

function hasOnlyNames(options: object): options is Named {
  for (const key in options) if (key !== "difficulty" && key !== "ruleset" && key !== "deck") return false;
  return true;
}

const TenCandies = z.object({
  tokens: Tokens.refine(({ active, reserve }) => active + reserve === 10, {
    message: "active and reserve candy are 10 together",
  }),
});

/** House rules were once called `seed`; saves and recordings of that time say so. */
function nowNamed(ruleset: unknown): unknown {
  return ruleset === "seed" ? "house" : ruleset;
}

/** By name, without it. */
const named = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, Omit<T, "id">> =>
  new Map(list.map(({ id, ...rest }) => [id, rest]));

function isDeck(deck: readonly unknown[]): deck is number[] {
  if (deck.length !== LAST - 1) return false;
  const isThere = new Array<boolean>(LAST).fill(false);
  for (const card of deck) {
    if (typeof card !== "number" || !Number.isInteger(card) || card < 1 || card >= LAST || isThere[card]) return false;
    isThere[card] = true;
  }
  return true;
}
