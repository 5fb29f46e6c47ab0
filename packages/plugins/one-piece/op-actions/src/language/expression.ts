import { Attribute, Color, Keyword, Kind } from "@riposte/one-piece";
import { z } from "zod";
import { madeOnce } from "./made-once.js";
import { Place, Player, Ref, Stat, Whose } from "./words.js";

/** A number: a constant, or something counted or read now; then `per` divides (rounding down), `times` multiplies, `plus` adds. */
export type Num = number | NumberOf;
interface Scaled {
  readonly per?: number | undefined;
  readonly times?: number | undefined;
  readonly plus?: number | undefined;
}
type NumberOf = Scaled &
  (
    | { readonly count: Selector }
    | { readonly stat: Stat; readonly of: Selector; readonly combine?: "sum" | "max" | "min" | undefined }
    | { readonly size: Size; readonly side: Whose }
    | { readonly bound: string }
    | { readonly done: "count" }
    | { readonly turn: "number" | "yours" }
    | { readonly sum: readonly Num[] }
  );

const SIZES = [
  "life",
  "faceUpLife",
  "hand",
  "deck",
  "trash",
  "don",
  "activeDon",
  "restedDon",
  "givenDon",
  "donDeck",
] as const;
export type Size = (typeof SIZES)[number];

/** Exactly so much, or between bounds. */
export type Range = number | { readonly min?: Num | undefined; readonly max?: Num | undefined };

/** Which cards are meant: every field that is given must hold. A list of words means any of them. */
export interface Filter {
  readonly kind?: z.infer<typeof Kind> | readonly z.infer<typeof Kind>[] | undefined;
  readonly name?: string | readonly string[] | undefined;
  readonly nameIncludes?: string | readonly string[] | undefined;
  readonly types?: string | readonly string[] | undefined;
  readonly typeIncludes?: string | readonly string[] | undefined;
  readonly color?: z.infer<typeof Color> | readonly z.infer<typeof Color>[] | undefined;
  readonly colors?: Range | undefined;
  readonly attribute?: z.infer<typeof Attribute> | readonly z.infer<typeof Attribute>[] | undefined;
  readonly cost?: Range | undefined;
  readonly baseCost?: Range | undefined;
  readonly power?: Range | undefined;
  readonly basePower?: Range | undefined;
  readonly counter?: Range | undefined;
  readonly don?: Range | undefined;
  readonly state?: "active" | "rested" | undefined;
  readonly zone?: Place | readonly Place[] | undefined;
  readonly face?: "up" | "down" | undefined;
  readonly keyword?: z.infer<typeof Keyword> | undefined;
  readonly timing?: string | undefined;
  readonly trigger?: boolean | undefined;
  readonly plain?: boolean | undefined;
  readonly new?: boolean | undefined;
  readonly is?: string | undefined;
  readonly other?: string | undefined;
  readonly sameNameAs?: string | undefined;
  readonly sharesColorWith?: string | undefined;
  readonly costEqualsDon?: boolean | undefined;
  readonly any?: readonly Filter[] | undefined;
  readonly not?: Filter | undefined;
}

export type Count = "all" | { readonly exactly: Num } | { readonly upTo: Num | "any" } | { readonly atLeast: Num };

/** Cards: those a reference names, or so many that match in some places, chosen by a player. */
export type Selector =
  | {
      readonly ref: string | readonly string[];
      readonly filter?: Filter | undefined;
      readonly count?: Count | undefined;
    }
  | {
      readonly side: Whose;
      readonly zones: readonly Place[];
      readonly filter?: Filter | undefined;
      readonly count: Count;
      readonly chooser?: Player | undefined;
      readonly blind?: boolean | undefined;
      readonly at?: "top" | "bottom" | "either" | undefined;
      readonly distinct?: "name" | "color" | undefined;
      readonly total?: { readonly stat: Stat; readonly max: Num } | undefined;
    };

const scaled = {
  per: z.int().min(1).optional(),
  times: z.int().optional(),
  plus: z.int().optional(),
};
const words = <T extends z.ZodType>(word: T) => z.union([word, z.array(word).min(1)]);

export const Num: z.ZodType<Num> = madeOnce(() =>
  z.union([
    z.int(),
    z.strictObject({ count: Selector, ...scaled }),
    z.strictObject({ stat: Stat, of: Selector, combine: z.enum(["sum", "max", "min"]).optional(), ...scaled }),
    z.strictObject({ size: z.enum(SIZES), side: Whose, ...scaled }),
    z.strictObject({ bound: Ref, ...scaled }),
    z.strictObject({ done: z.literal("count"), ...scaled }),
    z.strictObject({ turn: z.enum(["number", "yours"]), ...scaled }),
    z.strictObject({ sum: z.array(Num).min(2), ...scaled }),
  ]),
).meta({ id: "Num" });

export const Range: z.ZodType<Range> = madeOnce(() =>
  z.union([z.int(), z.strictObject({ min: Num.optional(), max: Num.optional() })]),
).meta({ id: "Range" });

const filterFields = () => ({
  kind: words(Kind).optional(),
  name: words(z.string()).optional().meta({ description: "Exactly this card name" }),
  nameIncludes: words(z.string()).optional(),
  types: words(z.string()).optional().meta({ description: "It has exactly this type" }),
  typeIncludes: words(z.string()).optional(),
  color: words(Color).optional(),
  colors: Range.optional().meta({ description: "How many colours it has" }),
  attribute: words(Attribute).optional(),
  cost: Range.optional(),
  baseCost: Range.optional(),
  power: Range.optional(),
  basePower: Range.optional(),
  counter: Range.optional().meta({ description: "Its counter value; a dash is 0" }),
  don: Range.optional().meta({ description: "DON!! given to it" }),
  state: z.enum(["active", "rested"]).optional(),
  zone: words(Place).optional().meta({ description: "Where it lies now" }),
  face: z.enum(["up", "down"]).optional(),
  keyword: Keyword.optional(),
  timing: z.string().optional().meta({ description: "It has an ability of this timing" }),
  trigger: z.boolean().optional(),
  plain: z.boolean().optional().meta({ description: "No printed text at all" }),
  new: z.boolean().optional().meta({ description: "It came into play this turn" }),
  is: Ref.optional().meta({ description: "One of these" }),
  other: Ref.optional().meta({ description: "Not one of these" }),
  sameNameAs: Ref.optional(),
  sharesColorWith: Ref.optional(),
  costEqualsDon: z.boolean().optional().meta({ description: "Its cost is the number of DON!! given to it" }),
  any: z.array(Filter).min(1).optional(),
  not: Filter.optional(),
});
export const Filter: z.ZodType<Filter> = madeOnce(() => z.strictObject(filterFields())).meta({ id: "Filter" });

/** The fields of a filter, for "did you mean". */
export const filterWords = (): readonly string[] => Object.keys(filterFields());

export const Count: z.ZodType<Count> = madeOnce(() =>
  z.union([
    z.literal("all"),
    z.strictObject({ exactly: Num }),
    z.strictObject({ upTo: z.union([Num, z.literal("any")]) }),
    z.strictObject({ atLeast: Num }),
  ]),
).meta({ id: "Count" });

export const Selector: z.ZodType<Selector> = madeOnce(() =>
  z.union([
    z.strictObject({ ref: words(Ref), filter: Filter.optional(), count: Count.optional() }),
    z.strictObject({
      side: Whose,
      zones: z.array(Place).min(1),
      filter: Filter.optional(),
      count: Count,
      chooser: Player.optional().meta({ description: "Who chooses; the player of the ability when absent" }),
      blind: z.boolean().optional().meta({ description: "Chosen face-down, which is by chance" }),
      at: z.enum(["top", "bottom", "either"]).optional().meta({ description: "That end of a deck or of Life, unseen" }),
      distinct: z.enum(["name", "color"]).optional(),
      total: z.strictObject({ stat: Stat, max: Num }).optional().meta({ description: "Together at most so much" }),
    }),
  ]),
).meta({ id: "Selector" });
