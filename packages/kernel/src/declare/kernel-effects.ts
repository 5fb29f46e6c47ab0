import type { Key, Message } from "../choices/choice.js";
import type { Effect } from "./ownership.js";

/** Says of an effect that the names in it were checked where it was made; nothing holds it at run time. */
interface ByName {
  readonly "made by match or effectsOf": true;
}

/** The effects every match has: asking, calling procedures, lasting effects, cancelling, ending. */
export interface KernelEffects {
  /** Asks `seat` the named question; `about` is the question's own data. */
  "kernel:ask": ByName & { readonly question: string; readonly seat: number; readonly about?: unknown };
  /** Calls a procedure: pushes its frame; `vars` are the frame's first variables. */
  "kernel:call": ByName & { readonly procedure: string; readonly vars?: Vars };
  /** Runs an ability, or a list of steps, as a frame of its own. */
  "kernel:ability": Running;
  /** Opens a window now; nothing happens when no seat can answer and none holds. */
  "kernel:window": ByName & { readonly window: string; readonly subject?: unknown };
  /** Adds a lasting effect that ends with the innermost open scope of that name; without a scope it stays for the match. */
  "kernel:last": ByName & {
    readonly lasting: string;
    readonly scope?: string;
    readonly seat?: number;
    readonly data?: unknown;
  };
  /** Ends a lasting effect before its scope does. */
  "kernel:expire": { readonly id: number };
  /** Ends what was to last for the innermost open scope of that name, while the scope itself goes on. */
  "kernel:wear-off": { readonly scope: string };
  /** Cancels the effect that waits in the frame with this id. */
  "kernel:cancel": { readonly frame: number };
  /** Drops the rest of the innermost running ability. */
  "kernel:stop": Record<never, never>;
  /** Tells a seat to do by hand what the data cannot say, and waits until it is done; the running ability's seat when absent. */
  "kernel:manual": { readonly seat?: number; readonly text: Message };
  /** Ends the match. */
  "kernel:end": { readonly outcome: Outcome };
}

/** Who won, and whatever the game wants to report; plain JSON. */
export interface Outcome {
  readonly winners: readonly number[];
  /** The team of each seat, where the game has teams; the kernel writes it. */
  readonly teams?: readonly number[];
  readonly [field: string]: unknown;
}

/** Frame variables: plain JSON, part of every save. */
export type Vars = Record<string, unknown>;

export interface Running {
  /** A registered ability, or none when `steps` are given inline. */
  readonly ability?: string;
  readonly steps?: readonly Effect[];
  readonly seat?: number;
  readonly source?: Key;
  readonly bindings?: Readonly<Record<string, unknown>>;
}

/** One of the kernel's effects. */
export type Built<K extends keyof KernelEffects> = { readonly type: K } & KernelEffects[K];

const byName = <K extends keyof KernelEffects>(effect: Omit<Built<K>, keyof ByName>): Built<K> => effect as Built<K>;

/** Asks a question. */
export const ask = (question: string, seat: number, about?: unknown): Built<"kernel:ask"> =>
  byName(about === undefined ? { type: "kernel:ask", question, seat } : { type: "kernel:ask", question, seat, about });

/** Calls a procedure. */
export const call = (procedure: string, vars?: Vars): Built<"kernel:call"> =>
  byName(vars === undefined ? { type: "kernel:call", procedure } : { type: "kernel:call", procedure, vars });

/** Runs an ability. */
export const runAbility = (running: Running): Built<"kernel:ability"> => ({ type: "kernel:ability", ...running });

/** Opens a window. */
export const openWindow = (window: string, subject?: unknown): Built<"kernel:window"> =>
  byName({ type: "kernel:window", window, subject });

/** Starts a lasting effect. */
export const last = (
  lasting: string,
  options: { readonly scope?: string; readonly seat?: number; readonly data?: unknown } = {},
): Built<"kernel:last"> => byName(Object.assign({ type: "kernel:last" as const, lasting }, options));

/** Cancels a waiting effect. */
export const cancel = (frame: number): Built<"kernel:cancel"> => ({ type: "kernel:cancel", frame });

/** Ends the match. */
export const end = (outcome: Outcome): Built<"kernel:end"> => ({ type: "kernel:end", outcome });
