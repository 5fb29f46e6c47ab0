import type { TimingCode } from "@riposte/imperial-assault";
import type { Answer } from "@riposte/kernel";
import { type At, group } from "../position.js";

/** A stretch of a match in which a card can be played at some moments, and not before or after. */
export interface TimingCase extends At {
  readonly code: TimingCode;
  readonly card: string;
  /** Who holds it: me unless said otherwise. */
  readonly holder?: 0 | 1;
  /** Where it can be played. */
  readonly windows: readonly string[];
  /** Answers given on the way, each as soon as it is legal; everything else is passed. */
  readonly answers: readonly Answer[];
  readonly seed?: number;
}

export const one = group("stormtrooper", { one: "d1" });
export const luke = group("luke-skywalker", { luke: "d3" });
export const officer = group("imperial-officer", { officer: "a1" });
export const vader = group("darth-vader", { vader: "d2" });
export const done = { ready: false };
export const mercenary = { affiliation: "mercenary" };
/** One of two groups is chosen, so there is a moment before its activation. */
export const ready = { turn: 0, theirs: [luke], answers: ["0.stormtrooper.0"] };
export const shooting = { mine: [one], theirs: [luke], activating: "one", answers: ["attack:luke:d3"] };
export const striking = { ...shooting, mine: [vader], activating: "vader" };
/** The last activation of a round. */
export const ending = {
  mine: [one],
  theirs: [group("luke-skywalker", { luke: "d3" }, done)],
  activating: "one",
  answers: [],
};
