import { combinators, type Holes, type Place, placeIn } from "@riposte/reading";
import type { Opening } from "./clause.js";
import type { Prepared } from "./prepare.js";
import type { Written } from "./words.js";

/** A text being read. */
export interface Reader extends Place {
  /** The same in its printed case. */
  readonly printed: string;
  /** Whom "that unit" means by now. */
  that: "self" | "target" | "unclear" | undefined;
  /** Has an enemy unit been selected? Then "that unit" is the one, and has the ability's mark. */
  isChosen: boolean;
  /** How an enemy unit is selected, and until when it has the mark. */
  selection: Selection | undefined;
  /** What the sentence before began with, where it said whose "that unit" is; and whether this one goes on with it. */
  before: readonly Opening[] | undefined;
  isContinued: boolean;
  /** When it may be used, where a player has to say so. */
  use: Use | undefined;
  /** Is the model with the ability the only one of its datasheet's unit? */
  readonly isAlone: boolean;
  /** The weapons of its datasheet, as printed. */
  readonly weapons: readonly string[];
  /** Its keywords. */
  readonly keywords: readonly string[];
  /** What the use of the ability is called among marks. */
  readonly mark: string;
}

/** When a player may use an ability: in which phases it counts, at which window it is asked, and how often. */
export interface Use {
  readonly phases: readonly string[];
  readonly window: string;
  readonly limit: "battle" | "phase";
}

/** How an enemy unit is selected: of those hit by the attacks just made, or at the start of a phase. */
export interface Selection {
  readonly of: "hit" | "phase";
  readonly optional: boolean;
  readonly keywords?: readonly string[];
  readonly without?: readonly string[];
  /** Hit with a weapon of this name; only by the model that has the ability. */
  readonly made?: readonly string[];
  readonly reach?: "model" | "unit";
  readonly conditions?: readonly Written[];
  /** In which phase, and which units there. */
  readonly phase?: "shooting" | "fight";
  readonly within?: number;
  readonly visible?: true;
  readonly engaged?: true;
  readonly until?: readonly Duration[];
  /** Only while the unit that selected is on the battlefield. */
  readonly isBound?: boolean;
}

/** A duration as our data writes it. */
export type Duration = Readonly<Record<string, unknown>> & { readonly until: string };

/** Whose ability it is. */
export type Bearer = Pick<Reader, "isAlone" | "weapons" | "keywords" | "mark">;

export const readerOf = ({ text, printed }: Prepared, bearer: Bearer): Reader => ({
  ...bearer,
  ...placeIn(text),
  printed,
  ...{ that: undefined, isChosen: false, selection: undefined, before: undefined, isContinued: false, use: undefined },
});

/** A number, `5+`, dice such as `D3+1`, `6"` and `[LANCE]`. */
const HOLES: Holes = {
  n: { pattern: "(\\d+|one|two|three|four|five|six|ten)" },
  threshold: { pattern: "([2-6])\\+" },
  dice: { pattern: "(\\d*d[36](?:\\+\\d+)?|\\d+)" },
  inches: { pattern: '(\\d+)(?:"| inches)' },
  ability: { pattern: "\\[([^\\]]+)\\]" },
};

export const { attempt, eat, listOf, oneOf } = combinators<Reader>(HOLES, [
  "that",
  "isContinued",
  "isChosen",
  "selection",
]);

/** Has everything been read? */
export const isAtEnd = ({ text, at }: Reader): boolean => /^[\s.]*$/.test(text.slice(at));

/** The words at the furthest place reached. */
export const stoppedAt = ({ text, furthest }: Reader): string =>
  text.slice(furthest).trim().split(/\s+/).slice(0, 3).join(" ");

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 };

/** A number in digits or as a word. */
export const numberOf = (written: string): number => NUMBERS[written] ?? Number(written);
