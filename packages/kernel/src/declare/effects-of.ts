import { ask, type Built, call, last, openWindow } from "./kernel-effects.js";
import type {
  AboutOf,
  FirstVars,
  LastingData,
  LastingName,
  Ownership,
  ProcedureName,
  QuestionName,
  ScopeName,
  WindowName,
  WindowSubject,
} from "./ownership.js";

/** An argument that may be left out where there is nothing to tell. */
export type Told<T> = null extends T ? [told?: T] : [told: T];

/** Until when a lasting effect stays, whose it is, and its data. */
export type Lasts<O extends Ownership, K extends string> = {
  /** The scope it ends with; without one it stays for the match. */
  readonly scope?: ScopeName<O>;
  readonly seat?: number;
} & (null extends LastingData<O, K> ? { readonly data?: LastingData<O, K> } : { readonly data: LastingData<O, K> });

/** The effects that name something a plugin declares, for lists of effects; `match.open`, `ask`, `last` and `call` queue them. */
export interface EffectsOf<O extends Ownership> {
  /** Opens a window. */
  open<K extends WindowName<O>>(window: K, subject: WindowSubject<O, K>): Built<"kernel:window">;
  /** Asks a seat a question. */
  ask<K extends QuestionName<O>>(question: K, seat: number, ...about: Told<AboutOf<O, K>>): Built<"kernel:ask">;
  /** Starts a lasting effect. */
  last<K extends LastingName<O>>(kind: K, how: Lasts<O, K>): Built<"kernel:last">;
  /** Calls a procedure. */
  call<K extends ProcedureName<O>>(procedure: K, ...vars: Told<FirstVars<O, K>>): Built<"kernel:call">;
}

const EFFECTS = { open: openWindow, ask, last, call };

/**
 * The effects that name windows, questions, lasting effects and procedures in a plugin's reach.
 *
 * @example
 * const effects = effectsOf<Surge>();
 * match.offer({ key: "strike", effects: [effects.call("attack", { attacker, defender })] });
 */
export const effectsOf = <O extends Ownership>(): EffectsOf<O> => EFFECTS as EffectsOf<O>;
