import type { Description } from "@riposte/hosting";
import type { Craft } from "./craft.js";
import type { Problem } from "./editor/problems.js";

/** What can be written for a game, as far as a page needs to know it. */
export interface CraftAbout extends Pick<Craft, "game" | "what" | "plugin" | "package" | "samples"> {
  /** How often each word stands in our data. */
  readonly uses: Readonly<Record<string, number>>;
}

/** Where an ability acts. */
export interface ActingAt {
  readonly at: string;
  readonly kind: "window" | "event" | "value" | "effect";
  /** When it opens, in words. */
  readonly when: string;
}

/** A machine in which it acts: its windows in order, those it acts at told apart. */
export interface Lane {
  readonly procedure: string;
  /** How many states the whole machine has. */
  readonly states: number;
  readonly shown: readonly { readonly title: string; readonly isWindow: boolean; readonly does: string | null }[];
}

/** A figure or card on the stage that acts where the ability does. */
export interface Other {
  readonly name: string;
  /** Whose it is, and where: "your hand". */
  readonly where: string;
  readonly at: string;
}

/** What became of a text. */
export interface Reading {
  readonly problems: readonly Problem[];
  readonly made: {
    readonly id: string;
    readonly told: Description;
    /** Words of what is told that stand for conditions. */
    readonly conditions: readonly string[];
    readonly acts: readonly ActingAt[];
    readonly lanes: readonly Lane[];
    readonly setup: unknown;
  } | null;
}

/** An attack counted to its end, with what was written and without. */
export interface OddsBeside {
  readonly title: string;
  readonly rows: readonly { readonly words: string; readonly without: string; readonly with: string }[];
  /** Rules that are not in these numbers. */
  readonly uncounted: readonly string[];
}

/** What a stage says about what was written. */
export interface OnStage {
  readonly others: readonly Other[];
  readonly odds: OddsBeside | null;
}

/** What the reader is asked. */
export type ReaderRequest = { readonly number: number; readonly game: string } & (
  | { readonly kind: "about" }
  | { readonly kind: "begin"; readonly sample: string | null }
  | { readonly kind: "read"; readonly text: string }
  | { readonly kind: "stage"; readonly text: string; readonly setup: unknown }
  | { readonly kind: "check"; readonly text: string; readonly scenario: unknown }
);

/** What does not hold any more of a scenario: the step, and how it differs. */
export interface Broken {
  readonly step: number;
  readonly words: string;
}

export type ReaderAnswer =
  | { readonly number: number; readonly ok: true; readonly value: unknown }
  | { readonly number: number; readonly ok: false; readonly reason: string };

/** Matches to be played with and without what was written. */
export interface ScalesOrder {
  readonly game: string;
  readonly text: string;
  readonly setup: unknown;
  readonly matches: number;
}

/** Pairs of matches on the same dice so far: how many were won with it and without, and how many it turned. */
export interface Tilt {
  readonly played: number;
  readonly with: number;
  readonly without: number;
  /** Won only with it, and only without. */
  readonly gained: number;
  readonly lost: number;
}

/** What the stage is to show. */
export interface StageOrder {
  readonly game: string;
  readonly text: string;
  readonly setup: unknown;
  readonly seed: string;
}

/** What happened on the stage. */
export type StageNews =
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "played"; readonly shown: readonly ShownStep[] };

/** One answer that was given on the stage, and what it changed. */
export interface ShownStep {
  /** No seat's where the time was up. */
  readonly seat: number | null;
  readonly answer: unknown;
  readonly words: string;
  readonly events: readonly { readonly type: string; readonly payload: unknown }[];
  readonly changed: readonly { readonly path: readonly string[]; readonly after: unknown }[];
  /** A bot gave it. */
  readonly isBot: boolean;
  /** Answers it could have been that use what was written. */
  readonly offered: readonly unknown[];
}
