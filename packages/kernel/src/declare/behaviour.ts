import type { Answer, Choice, Key, Message } from "../choices/choice.js";
import type { Machine } from "../flow/registry.js";
import type { Outcome } from "./kernel-effects.js";
import type { Contribution, Match, Offer, Replacement, Trigger } from "./match.js";
import type {
  AnyEffectOf,
  Effect,
  EffectName,
  EffectOf,
  EventName,
  EventOf,
  Ownership,
  ProcedureName,
  Reads,
  SubjectOf,
  ValueName,
  WindowName,
  WindowSubject,
} from "./ownership.js";
import type { Schema } from "./schema.js";

/** A handler, or several in the order written. */
export type Hook<F> = F | readonly F[];

/** A pending ask: which seat, and the data the asker gave. */
export interface Asked<About = unknown> {
  readonly seat: number;
  readonly about: About;
}

/** One named question: how it is posed and what an answer does. */
export interface Question<O extends Ownership, About = unknown> {
  readonly prompt: Message | ((asked: Asked<About>, match: Match<O>) => Message);
  /** The legal answers, computed when a reader looks. */
  choices(asked: Asked<About>, match: Match<O>): Choice;
  /**
   * How many legal answers there are, where that can be said without listing them: as many as `choices` has. Simulations then list
   * nothing. Goes with `pick`; checked matches compare both with the list.
   */
  size?(asked: Asked<About>, match: Match<O>): number;
  /** The legal answer with that index, the same that the list has there; a list of keys is a new one. */
  pick?(index: number, asked: Asked<About>, match: Match<O>): Answer;
  /** What the answer does: queue effects, bind, set variables. */
  answer(answer: Answer, asked: Asked<About>, match: Match<O>): void;
  /** What cannot be chosen now, and why, for people. */
  refusals?(asked: Asked<About>, match: Match<O>): readonly { readonly key: Key; readonly reason: Message }[];
  /** Answers that are not listed, such as a way among thousands: true for a legal one, why not, or nothing where it is none of them. */
  unlisted?(key: Key, asked: Asked<About>, match: Match<O>): true | Message | undefined;
  /** Ask even when one answer is legal, because not asking would tell others something. */
  readonly alwaysAsk?: boolean;
  /**
   * By public information another answer could have been legal, or one at all: under the hold policy `always` the seat is asked even
   * where a single one is.
   */
  hides?(asked: Asked<About>, match: Match<O>): boolean;
  /** The seat's own time begins with it: passing until then is over. */
  readonly own?: boolean;
  /** No legal answer: skip the question, or drop the rest of the running ability. */
  readonly ifNone?: "skip" | "stop";
  /** What other seats know it by; nothing when absent. */
  readonly publicName?: string;
}

/** What a plugin must say of each question it declares; take some with `Pick` to write them in files of their own. */
export type Questions<O extends Ownership> = {
  readonly [K in keyof O["questions"] & string]: Question<O, O["questions"][K]>;
};

/** Responses at a window. `possible` looks at public information only: under the hold policy `always` it decides who is asked. */
export interface Responses<O extends Ownership, K extends string> {
  possible(subject: WindowSubject<O, K>, seat: number, match: Match<O>): boolean;
  options(subject: WindowSubject<O, K>, seat: number, match: Match<O>): readonly Offer[];
  /** What the question says, where more is to be told than the window's own words; the seat alone reads it. */
  prompt?(subject: WindowSubject<O, K>, seat: number, match: Match<O>): Message | undefined;
  /** What the seat cannot do there, and why, for people; computed when a reader looks. */
  refusals?(
    subject: WindowSubject<O, K>,
    seat: number,
    match: Match<O>,
  ): readonly { readonly key: Key; readonly reason: Message }[];
  /**
   * A response that is legal and not listed: one of thousands, or one that is not missed in the list. Its offer, why it is not legal, or
   * nothing where the key is none of these. Whatever is listed is found first.
   */
  unlisted?(key: Key, subject: WindowSubject<O, K>, seat: number, match: Match<O>): Offer | Message | undefined;
}

/** What makes a plugin a game: the first procedure, its seats and their order. */
export interface GameRules<O extends Ownership> {
  readonly main: string;
  /** What a match can be set up with, and what is meant where nothing is said: hosts make a form of it. */
  readonly setupSchema?: Schema<unknown>;
  /** Checks setup options and fills defaults, where a schema does not say it all; throws what zod throws. */
  parseSetup?(setup: unknown): unknown;
  seats(setup: never): number;
  /** Seats from the active one on. */
  order(match: Reads<O>): readonly number[];
  /** The team of each seat, by seat: those of one team win together. Each seat is for itself when absent. */
  teams?(match: Reads<O>): readonly number[];
  /** Effects that prepare the match, before `main` starts. */
  setup?(setup: never, match: Match<O>): void;
  /** Queues what ends the match when a seat gives it up, at any time; no seat can resign when absent. */
  resign?(seat: number, match: Match<O>): void;
  /** What follows when a match has lasted as long as it may; no host says that its time is up when absent. */
  readonly time?: TimeRules<O>;
  /** How a loop of effects that no answer can stop ends the match; the input that began it is refused when absent. */
  loop?(match: Reads<O>): Outcome;
}

/** How long a match may last. Hosts measure it and enter that it is up, at any time: rules never see a clock. */
interface TimeRules<O extends Ownership> {
  /** How many seconds a match with this setup may last; as long as it takes when undefined. */
  limit(setup: never): number | undefined;
  isUp(match: Reads<O>): boolean;
  /** Queues what notes it. Whatever is being asked stays so: no window opens, and the match does not end yet. */
  up(match: Match<O>): void;
}

/** An ability as data: its steps are effects. */
export interface AbilityDefinition<Step = Effect> {
  readonly text?: Message;
  readonly steps: readonly Step[];
}

/** Somewhere an ability acts: at a window, fact, value or effect, under the names people know. */
export interface ActsAt {
  readonly at: string;
  readonly card?: string;
  /** The ability, where its card alone does not say it. */
  readonly ability?: string;
}

/** What a plugin does. */
export interface Behaviour<O extends Ownership> {
  readonly effects: {
    readonly [K in keyof O["effects"] & string]: (slice: O["slice"], effect: EffectOf<O, K>, match: Match<O>) => void;
  };
  readonly on?: { readonly [K in EventName<O>]?: Hook<(event: EventOf<O, K>, match: Match<O>) => void> };
  readonly trigger?: {
    readonly [K in EventName<O>]?: Hook<
      (event: EventOf<O, K>, match: Match<O>) => Trigger | readonly Trigger[] | undefined
    >;
  };
  readonly modify?: {
    readonly [K in ValueName<O>]?: Hook<
      (subject: SubjectOf<O, K>, match: Match<O>) => Contribution | readonly Contribution[] | undefined
    >;
  };
  readonly veto?: {
    readonly [K in EffectName<O>]?: Hook<(effect: EffectOf<O, K>, match: Match<O>) => string | undefined>;
  };
  readonly replace?: {
    readonly [K in EffectName<O>]?: Hook<(effect: EffectOf<O, K>, match: Match<O>) => Replacement | undefined>;
  };
  readonly offer?: {
    readonly [K in WindowName<O>]?: Hook<Responses<O, K> | Responses<O, K>["options"]>;
  };
  /**
   * As long as what one of its windows is about is still so; by public information. It is asked before the window opens, before each
   * seat and after each response: a window whose moment is over closes.
   */
  readonly holds?: {
    readonly [K in WindowName<O>]?: (subject: WindowSubject<O, K>, match: Match<O>) => boolean;
  };
  /** When a seat may not respond at one of its windows, whatever a plugin offers there; by public information. */
  readonly shut?: {
    readonly [K in WindowName<O>]?: (subject: WindowSubject<O, K>, seat: number, match: Match<O>) => boolean;
  };
  /** When what one of its windows is about happens to a seat; by public information. It ends a seat's passing until then. */
  readonly concerns?: {
    readonly [K in WindowName<O>]?: (subject: WindowSubject<O, K>, seat: number, match: Match<O>) => boolean;
  };
  readonly questions?: Questions<O>;
  readonly procedures?: { readonly [K in keyof O["procedures"] & string]: Machine };
  /**
   * Machines that run in the place of those of plugins it requires, such as another edition's fight phase. Names in them are
   * this plugin's actions and guards, then the owner's.
   */
  readonly instead?: { readonly [K in ProcedureName<O>]?: Machine };
  readonly actions?: Readonly<Record<string, (match: Match<O>, params: never) => void>>;
  readonly guards?: Readonly<Record<string, (match: Match<O>, params: never) => boolean>>;
  readonly abilities?: Readonly<Record<string, AbilityDefinition<AnyEffectOf<O>>>>;
  readonly game?: GameRules<O>;
  /** Facts that always hold; the fuzzer checks them after every input. A sentence for each that is broken. */
  invariants?(match: Pick<Match<O>, "slices" | "explain">): readonly string[];
  /** Facts the plugin was built with: their hash is part of the lock. */
  readonly facts?: unknown;
  /** The hash of all facts, where the plugin was built with those that its matches need: the lock is the same. */
  readonly factsHash?: string;
  /** Where the abilities of its data act, for readers; rules never ask. */
  acts?(): readonly ActsAt[];
  /** English by message id. */
  readonly messages?: Readonly<Record<string, string>>;
}
