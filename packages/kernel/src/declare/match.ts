import type { Distribution, Outcome as Drawn } from "../chance/distribution.js";
import type { Key, Message } from "../choices/choice.js";
import type { Layer } from "./declare.js";
import type { Lasts, Told } from "./effects-of.js";
import type { Vars } from "./kernel-effects.js";
import type {
  AboutOf,
  Effect,
  EffectName,
  EffectOf,
  FirstVars,
  LastingName,
  LastingsOf,
  Ownership,
  ProcedureName,
  QuestionName,
  Reads,
  ScopeName,
  SubjectOf,
  ValueName,
  WindowName,
  WindowSubject,
} from "./ownership.js";

/** One reason a value is what it is. */
export interface Contribution {
  readonly by: string;
  readonly layer: Layer;
  readonly amount: number;
  /** For a value that is a record of numbers: which of them. */
  readonly field?: string;
}

/** A value with its reasons. */
export interface Explained<T> {
  readonly value: T;
  readonly because: readonly Contribution[];
}

/** A legal response at a window. Forced ones must be taken before the seat may pass. */
export interface Offer {
  readonly key: Key;
  readonly label?: Message;
  /** What kind of thing it is to do, where there are many of the kind. */
  readonly verb?: string;
  readonly kind: "forced" | "optional" | "cancel";
  readonly effects: readonly Effect[];
}

/** What happens instead of an effect: other effects, or nothing. With `choice`, that seat may decline it. */
export interface Replacement {
  readonly by: string;
  readonly effects: readonly Effect[];
  readonly choice?: number;
}

/** An ability that answers an event, with all it needs captured at that moment. */
export interface Trigger {
  readonly ability: string;
  readonly seat: number;
  /** The `queue` window it resolves in. */
  readonly window: string;
  readonly optional?: boolean;
  readonly label?: Message;
  /** Triggers of one seat with the same `alike` are grouped in its choice of order. */
  readonly alike?: Key;
  readonly effects: readonly Effect[];
}

/** A lasting effect: since when, until when, whose, and its data. */
export interface Lasting<Data = unknown> {
  readonly id: number;
  readonly lasting: string;
  readonly scope: number | null;
  readonly seat: number | null;
  readonly data: Data;
}

/** An offer before its kind is filled in: optional unless it says otherwise. */
export interface OfferOf<O extends Ownership, K extends string> extends Omit<Offer, "kind" | "effects"> {
  readonly kind?: Offer["kind"];
  readonly effects: readonly EffectOf<O, K>[];
}

/** The kernel's own procedures, which run in every match. */
type KernelProcedure = "ability" | "around" | "window";

/** What rules code sees of the match: plain reads, and calls that build or queue. */
export interface Match<O extends Ownership> extends Reads<O> {
  readonly seats: number;
  /** Seats in turn order, the active one first, as the game declares. */
  order(): readonly number[];
  /** Is a plugin part of this composition? For those in `uses`. */
  has(plugin: string): boolean;

  /** Queues an effect: it runs before the siblings still waiting, in the order queued. */
  queue<K extends EffectName<O>>(effect: EffectOf<O, K>): void;
  /** Queues effects that came as data. */
  queueAll(effects: readonly Effect[]): void;
  /** Opens a window; nothing happens when no seat can answer and none holds. */
  open<K extends WindowName<O>>(window: K, subject: WindowSubject<O, K>): void;
  /** Asks a seat a question. */
  ask<K extends QuestionName<O>>(question: K, seat: number, ...about: Told<AboutOf<O, K>>): void;
  /** Starts a lasting effect: it ends with the innermost open scope of that name, or stays for the match. */
  last<K extends LastingName<O>>(kind: K, how: Lasts<O, K>): void;
  /** Calls a procedure with its first variables. */
  call<K extends ProcedureName<O>>(procedure: K, ...vars: Told<FirstVars<O, K>>): void;
  /** Publishes a fact this plugin owns; from effects and flow actions only. */
  publish<K extends keyof O["events"] & string>(event: K, payload: O["events"][K]): void;
  /**
   * Copies `parent[key]` on write where the match is shared; call it before writing below a slice's top level. A large record brings
   * `copy`, a spread of its own, which is faster than one that serves everything.
   */
  own<T extends object, K extends keyof T>(parent: T, key: K, copy?: (part: T[K]) => T[K]): T[K];
  /** The same without the answer, for what runs often: `match.claim(table, "draw")`, then write `table.draw`. Free in simulation. */
  claim<T extends object, K extends keyof T>(parent: T, key: K, copy?: (part: T[K]) => T[K]): void;
  /** Draws from the only source of chance. */
  chance<D extends Distribution>(stream: string, distribution: D): Drawn<D>;
  /** Something hidden became known: undoing past this input needs the consent of all seats. Chance counts by itself. */
  reveal(): void;
  /** A number that only grows: order of coming into play. */
  stamp(): number;

  /** A value after all contributions. */
  value<K extends ValueName<O>, T extends number | Readonly<Record<string, number>>>(
    name: K,
    subject: SubjectOf<O, K>,
    base: T,
  ): T;
  /** The same with its reasons. */
  explain<K extends ValueName<O>, T extends number | Readonly<Record<string, number>>>(
    name: K,
    subject: SubjectOf<O, K>,
    base: T,
  ): Explained<T>;
  add(amount: number, by: string, field?: string): Contribution;
  set(amount: number, by: string, field?: string): Contribution;
  contribute(layer: Layer, amount: number, by: string, field?: string): Contribution;

  /** A legal response at a window. */
  offer<K extends EffectName<O>>(offer: OfferOf<O, K>): Offer;
  /** An ability that answers an event, for `trigger` handlers. */
  trigger<K extends EffectName<O>>(
    trigger: Omit<Trigger, "effects"> & { readonly effects: readonly EffectOf<O, K>[] },
  ): Trigger;
  /** The effect that waits while this window is open, for those who want to cancel it. */
  pending(): { readonly frame: number; readonly effect: Effect } | undefined;
  /** What happens in an effect's place; with no effects nothing does. */
  instead<K extends EffectName<O>>(by: string, effects: readonly EffectOf<O, K>[], choice?: number): Replacement;
  /** Would a seat be asked if this window opened now? */
  isOpenable<K extends WindowName<O>>(window: K, subject: WindowSubject<O, K>): boolean;

  /** Variables of the running frame; write them with `setVar`. */
  readonly vars: Readonly<Vars>;
  setVar(name: string, value: unknown): void;
  /** Variables of the innermost frame of a procedure, if it runs. */
  varsOf(procedure: ProcedureName<O> | KernelProcedure): Readonly<Vars> | undefined;
  /** Writes a variable of that frame, also from an interrupt above it. */
  setVarOf(procedure: ProcedureName<O> | KernelProcedure, name: string, value: unknown): void;
  /** A binding of the running ability: a chosen target, the last result. */
  bound(name: string): unknown;
  bind(name: string, value: unknown): void;
  /** Lasting effects of a kind, oldest first. */
  lasting<K extends LastingName<O>>(kind: K): readonly Lasting<LastingsOf<O>[K]>[];
  isScopeOpen(scope: ScopeName<O>): boolean;
  /** The innermost open scope of that name; compare it with `Lasting.scope` where scopes of one name nest. */
  scope(name: ScopeName<O>): number | undefined;
  /**
   * Computes once and remembers until an effect of one of these plugins has run; never part of the state. A kind of what lasts is
   * named by itself. Do not ask for it in the middle of writing what it reads. Keys are shared by all plugins: begin them with your
   * name.
   */
  cached<T>(key: string, of: readonly string[], compute: () => T): T;
}
