import type { KernelEffects } from "./kernel-effects.js";
import type { KernelEvents } from "./kernel-events.js";

/** What one plugin owns, as types. Authors name it once: `interface Surge extends Owns<typeof declared> {}`. */
export interface Ownership {
  readonly name: string;
  readonly slice: unknown;
  readonly events: object;
  readonly effects: object;
  readonly values: object;
  readonly windows: object;
  readonly questions: object;
  readonly lasting: object;
  readonly procedures: object;
  readonly scopes: string;
  /** The plugins it requires (a union) and the optional ones it uses. */
  readonly requires: unknown;
  readonly uses: unknown;
}

/** A plugin and what it directly requires: what its code may read, hear and queue. */
export type Reach<O extends Ownership> = O | Owned<O["requires"]>;

/** The same with optional plugins, whose effects may be queued when `match.has(name)`. */
export type WideReach<O extends Ownership> = Reach<O> | Owned<O["uses"]>;

type Owned<T> = T extends Ownership ? T : never;
type KeysOf<T> = T extends unknown ? keyof T & string : never;
type At<T, K extends string> = K extends unknown ? (T extends { readonly [P in K]: infer V } ? V : never) : never;

export type EventName<O extends Ownership> = KeysOf<WideReach<O>["events"]> | keyof KernelEvents;
export type EventOf<O extends Ownership, K extends string> = K extends keyof KernelEvents
  ? KernelEvents[K]
  : At<WideReach<O>["events"], K>;
export type ValueName<O extends Ownership> = KeysOf<WideReach<O>["values"]>;
export type SubjectOf<O extends Ownership, K extends string> = At<WideReach<O>["values"], K>;
export type WindowName<O extends Ownership> = KeysOf<WideReach<O>["windows"]>;
export type WindowSubject<O extends Ownership, K extends string> = At<WideReach<O>["windows"], K>;
/** A question of the plugin or of one in its reach, and what it is about. */
export type QuestionName<O extends Ownership> = KeysOf<WideReach<O>["questions"]>;
export type AboutOf<O extends Ownership, K extends string> = At<WideReach<O>["questions"], K>;
/** A kind of lasting effect, and its data. */
export type LastingName<O extends Ownership> = KeysOf<WideReach<O>["lasting"]>;
export type LastingData<O extends Ownership, K extends string> = At<WideReach<O>["lasting"], K>;
/** The same as one record: what it holds can be compared where a match is given to a selector of another plugin. */
export type LastingsOf<O extends Ownership> = { readonly [K in LastingName<O>]: LastingData<O, K> };
/** A procedure, and the variables it begins with. */
export type ProcedureName<O extends Ownership> = KeysOf<WideReach<O>["procedures"]>;
export type FirstVars<O extends Ownership, K extends string> = At<WideReach<O>["procedures"], K>;
/** A scope that a machine of the plugin, or of one in its reach, opens. */
export type ScopeName<O extends Ownership> = WideReach<O>["scopes"];
export type EffectName<O extends Ownership> = KeysOf<WideReach<O>["effects"]> | keyof KernelEffects;

/** An effect as data: its name under `type`, its fields beside it. */
export type EffectOf<O extends Ownership, K extends string> = K extends keyof KernelEffects
  ? { readonly type: K } & KernelEffects[K]
  : K extends string
    ? { readonly type: K } & Fields<At<WideReach<O>["effects"], K>>
    : never;

// zod infers an empty object as a record of nothing, which would forbid `type` too
type Fields<T> = T extends Readonly<Record<string, never>> ? unknown : T;

/** Any effect a plugin may queue. */
export type AnyEffectOf<O extends Ownership> = EffectOf<O, EffectName<O>>;

/** Any effect, where only its name is known. */
export interface Effect {
  readonly type: string;
}

/** Slices by plugin name: the plugin's own and those it requires; optional ones may be absent. */
export type SlicesOf<O extends Ownership> = {
  readonly [P in Reach<O> as P["name"]]: DeepReadonly<P["slice"]>;
} & { readonly [P in Owned<O["uses"]> as P["name"]]?: DeepReadonly<P["slice"]> };

/** Reads are plain, and only reads. */
export type DeepReadonly<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** What selectors take, so that handlers and apps can both call them. */
export interface Reads<O extends Ownership> {
  readonly slices: SlicesOf<O>;
}
