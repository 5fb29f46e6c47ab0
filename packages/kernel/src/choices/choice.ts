import type { Message } from "@riposte/words";
import { countOrderings, orderingAt } from "./orderings.js";

/** What an answer names an option by: a stable id or a number. */
export type Key = string | number;

/** Text for people: an id with parameters; its template is among the messages of the package that says it. */
export type { Message };

/** Something that can be chosen; may carry more fields for the client that shows it. */
export interface Option {
  readonly key: Key;
  readonly label?: Message;
  /** What kind of thing it is to do; a random player draws that first, so that many ways to do one thing do not crowd out the rest. */
  readonly verb?: string;
  /** What is asked where it is done, if that is a later moment of the same pause. */
  readonly later?: Message;
}

/** An option to put in order; options with the same `alike` need no order among themselves. */
export interface OrderOption extends Option {
  readonly alike?: Key;
}

/** A place to distribute to, holding at most `max`. */
export interface ShareOption extends Option {
  readonly max?: number;
}

export interface ChooseOne {
  readonly kind: "one";
  readonly options: readonly Option[];
  /** What is asked at the later moments that one answer stands for too, in their order. */
  readonly moments?: readonly Message[];
}

export interface ChooseSeveral {
  readonly kind: "several";
  readonly of: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly ordered?: boolean;
}

export interface ChooseOrder {
  readonly kind: "order";
  readonly of: readonly OrderOption[];
}

export interface ChooseNumber {
  readonly kind: "number";
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

export interface ChooseDistribution {
  readonly kind: "distribute";
  readonly total: number;
  readonly among: readonly ShareOption[];
  readonly atMost?: boolean;
}

/** What a question asks for, as data. */
export type Choice = ChooseOne | ChooseSeveral | ChooseOrder | ChooseNumber | ChooseDistribution;

/** One key, a list of keys, a number, or amounts by key (zero amounts left out). */
export type Answer = Key | readonly Key[] | number | Readonly<Record<string, number>>;

/** Builds choices; a choice without an answer (no options, min above max) is allowed and has no answers. */
export const choose = {
  one<O extends Option>(options: readonly O[]): ChooseOne {
    return { kind: "one", options };
  },
  several<O extends Option>(
    of: readonly O[],
    bounds: { min?: number; max?: number; ordered?: boolean } = {},
  ): ChooseSeveral {
    const { min = 0, max = of.length, ordered = false } = bounds;
    return ordered ? { kind: "several", of, min, max, ordered } : { kind: "several", of, min, max };
  },
  order<O extends OrderOption>(of: readonly O[]): ChooseOrder {
    return { kind: "order", of };
  },
  /** How many orders so many things have: the `size` of a question for an order. */
  countOrders: countOrderings,
  /** A list in the order with that index, counted as by `order`: its `pick`. */
  orderAt: orderingAt,
  number(min: number, max: number, step = 1): ChooseNumber {
    return step === 1 ? { kind: "number", min, max } : { kind: "number", min, max, step };
  },
  distribute<O extends ShareOption>(total: number, among: readonly O[], atMost = false): ChooseDistribution {
    return atMost ? { kind: "distribute", total, among, atMost } : { kind: "distribute", total, among };
  },
} as const;
