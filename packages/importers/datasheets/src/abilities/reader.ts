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
  /** What it has to be. */
  kinds: readonly Written[];
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

/** Whose ability it is. */
export type Bearer = Pick<Reader, "isAlone" | "weapons" | "keywords" | "mark">;

export const readerOf = ({ text, printed }: Prepared, bearer: Bearer): Reader => ({
  ...bearer,
  ...placeIn(text),
  printed,
  ...{ that: undefined, isChosen: false, kinds: [], before: undefined, isContinued: false, use: undefined },
});

/** A number, `5+`, dice such as `D3+1`, `6"` and `[LANCE]`. */
const HOLES: Holes = {
  n: { pattern: "(\\d+|one|two|three|four|five|six|ten)" },
  threshold: { pattern: "([2-6])\\+" },
  dice: { pattern: "(\\d*d[36](?:\\+\\d+)?|\\d+)" },
  inches: { pattern: '(\\d+)(?:"| inches)' },
  ability: { pattern: "\\[([^\\]]+)\\]" },
};

export const { attempt, eat, listOf, oneOf } = combinators<Reader>(HOLES, ["that", "isContinued", "isChosen"]);

/** Has everything been read? */
export const isAtEnd = ({ text, at }: Reader): boolean => /^[\s.]*$/.test(text.slice(at));

/** The words at the furthest place reached. */
export const stoppedAt = ({ text, furthest }: Reader): string =>
  text.slice(furthest).trim().split(/\s+/).slice(0, 3).join(" ");

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 };

/** A number in digits or as a word. */
export const numberOf = (written: string): number => NUMBERS[written] ?? Number(written);
