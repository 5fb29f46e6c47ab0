import type { Message } from "../choices/choice.js";
import type { Visibility } from "../views/visibility.js";
import type { Vars } from "./kernel-effects.js";
import type { Effect, Ownership } from "./ownership.js";
import type { Schema } from "./schema.js";

/** How players act at a window; each game chooses, there is no default. */
export type Protocol = "once" | "queue" | "priority";

/** How contributions to a value combine, in this order unless the value declares another. */
export type Layer = "set" | "divide" | "multiply" | "add" | "subtract" | "atLeast" | "atMost";

export interface SliceDeclaration<S> {
  readonly version: number;
  readonly schema: Schema<S>;
  /** The slice before setup; gets the match's setup options. */
  initial(setup: never): S;
  /** A shallow copy, written out field by field, for slices that nearly every input writes: engines spread a spread slowly. */
  copy?(slice: S): S;
  /** `migrate[1]` turns a slice of version 1 into one of version 2. */
  readonly migrate?: Readonly<Record<number, (slice: never) => unknown>>;
  /** What each seat may see, field by field: nothing is public by omission. */
  readonly visibility: Visibility<S>;
}

/** A number, a claim that holds above 0, or a record of numbers whose fields contributions name. */
export type ValueKind = "number" | "flag" | "record";

export interface ValueDeclaration<Subject> {
  readonly kind: ValueKind;
  readonly subject: Schema<Subject>;
  /** What it is, in a few words; for a flag, the question it answers. */
  readonly means: string;
  readonly layers?: readonly Layer[];
}

export interface WindowDeclaration<Subject> {
  readonly subject: Schema<Subject>;
  readonly protocol: Protocol;
  /** What the other seats may know it by; the window's own name by default. */
  readonly publicName?: string;
  /** A seat's own time, such as its turn: no policy skips it, `never` is `auto` there. */
  readonly own?: boolean;
  /** What its question says: without it the message `window:<name>`, whose words may name fields of the subject. */
  readonly prompt?: Message;
  /** What passing is called there. */
  readonly pass?: Message;
}

/** Windows around an effect, both owned by the effect's owner or by what it requires. */
export interface Around {
  readonly before?: string;
  readonly after?: string;
}

/** A schema of data; one that holds effects is a function of the schema of all effects. */
export type EffectSchema<T> = Schema<T> | ((effect: Schema<Effect>) => Schema<T>);

export interface Requirement<O> {
  readonly name: string;
  readonly range: string;
  readonly _owns?: O;
}

/** What a seat may know of data outside slices, where not every seat may know all: what bots imagine is reduced to it. */
export interface Knowledge {
  /** The data of lasting effects by kind; `owner` is the seat the effect is for. */
  readonly lasting?: Readonly<Record<string, (data: never, seat: number, owner: number | null) => unknown>>;
  /** Variables of frames by procedure; `ability` has what running abilities have bound. */
  readonly vars?: Readonly<Record<string, (vars: Readonly<Vars>, seat: number) => Vars>>;
  /** Effects that wait, by name, wherever they stand: the same effect with nothing the seat must not know. */
  readonly effects?: Readonly<Record<string, (effect: never, seat: number) => Effect>>;
}

/** The schemas of a plugin: what exists, before what it does. */
export interface Declared<N extends string, S, E, F, V, W, R, U, Q, L, C, P extends string> {
  readonly name: N;
  readonly version: string;
  /** The kernels it was written for, as in its manifest; any when absent. */
  readonly kernel?: string;
  readonly requires: readonly Requirement<R>[];
  readonly uses: readonly Requirement<U>[];
  readonly slice?: SliceDeclaration<S>;
  readonly events: { readonly [K in keyof E]: Schema<E[K]> };
  /** What a seat sees of an event: its payload, a reduced one, or `undefined` for nothing; absent means all seats see all. */
  readonly seenBy: { readonly [K in keyof E]?: (event: E[K], seat: number | null) => unknown };
  readonly effects: { readonly [K in keyof F]: EffectSchema<F[K]> };
  readonly knownBy: Knowledge;
  readonly around: { readonly [K in keyof F]?: Around };
  readonly values: { readonly [K in keyof V]: ValueDeclaration<V[K]> };
  readonly windows: { readonly [K in keyof W]: WindowDeclaration<W[K]> };
  /** What its questions are about, by name; `z.null()` for a question that needs no telling. */
  readonly questions: { readonly [K in keyof Q]: EffectSchema<Q[K]> };
  /** The data of the lasting effects it owns, by kind; `z.null()` for one that is there or not. */
  readonly lasting: { readonly [K in keyof L]: EffectSchema<L[K]> };
  /** The variables its procedures begin with, by name; `z.null()` for one that begins without. */
  readonly procedures: { readonly [K in keyof C]: EffectSchema<C[K]> };
  /** The scopes its machines open. */
  readonly scopes: readonly P[];
}

/** The types a declaration stands for. */
export type Owns<D> =
  D extends Declared<
    infer N,
    infer S,
    infer E,
    infer F,
    infer V,
    infer W,
    infer R,
    infer U,
    infer Q,
    infer L,
    infer C,
    infer P
  >
    ? {
        readonly name: N;
        readonly slice: S;
        readonly events: E;
        readonly effects: F;
        readonly values: V;
        readonly windows: W;
        readonly questions: Q;
        readonly lasting: L;
        readonly procedures: C;
        readonly scopes: P;
        readonly requires: R;
        readonly uses: U;
      }
    : never;

interface Declaration<N extends string, S, E, F, V, W, A, U, Q, L, C, P extends string>
  extends Partial<
    Omit<Declared<N, S, E, F, V, W, unknown, U, Q, L, C, P>, "name" | "version" | "requires" | "around">
  > {
  readonly name: N;
  readonly version: string;
  readonly requires?: readonly A[];
  // not a place to infer from: it names only some of the effects
  readonly around?: { readonly [K in keyof NoInfer<F>]?: Around };
}

/** Declares what a plugin owns; behaviour follows with `definePlugin`. */
export function declarePlugin<
  const N extends string,
  S = Record<never, never>,
  E extends object = Record<never, never>,
  F extends object = Record<never, never>,
  V extends object = Record<never, never>,
  W extends object = Record<never, never>,
  // the requirements themselves: of several plugins, TypeScript joins these where it would not join what they own
  A extends Requirement<unknown> = never,
  U = never,
  Q extends object = Record<never, never>,
  L extends object = Record<never, never>,
  C extends object = Record<never, never>,
  const P extends string = never,
>(
  declaration: Declaration<N, S, E, F, V, W, A, U, Q, L, C, P>,
): Declared<N, S, E, F, V, W, NonNullable<A["_owns"]>, U, Q, L, C, P> {
  const none = {} as never;
  return {
    requires: [],
    uses: [],
    events: none,
    seenBy: none,
    knownBy: none,
    effects: none,
    around: none,
    values: none,
    windows: none,
    questions: none,
    lasting: none,
    procedures: none,
    scopes: [],
    ...declaration,
  } as Declared<N, S, E, F, V, W, NonNullable<A["_owns"]>, U, Q, L, C, P>;
}

/** A requirement on another plugin: its types come with it; at run time only name and version range count. */
export function needs<O extends Ownership>(
  plugin: { readonly name: O["name"]; readonly _owns?: O },
  range: string,
): Requirement<O> {
  return { name: plugin.name, range };
}
