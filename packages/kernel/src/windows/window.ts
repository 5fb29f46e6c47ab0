import { unknownName } from "../checks/unknown-name.js";
import type { Key } from "../choices/choice.js";
import type { WindowEntry } from "../compose/game.js";
import type { Offer } from "../declare/match.js";
import type { Frame, Runtime } from "../engine/runtime.js";

export const NOTHING_USED: readonly Key[] = [];

/** Variables of a `window` frame. */
export interface WindowVars {
  readonly window: string;
  readonly subject: unknown;
  readonly seats: readonly number[];
  at: number;
  passes: number;
  /** What the seat at `at` has used, under `once`. */
  used: readonly Key[];
  /** What standing orders have played in this instance. */
  ordered: readonly string[];
  closed: boolean;
}

/** The variables of a window's frame, to be written; values in them are replaced. */
export const windowVars = (frame: Frame): WindowVars => frame.vars as unknown as WindowVars;

/** Lets the next seat act. */
export function moveOn(vars: WindowVars): void {
  vars.at += 1;
  vars.passes += 1;
  vars.used = NOTHING_USED;
}

/** The seat a window asks next, and what it may do there; listed once, kept until it has answered. */
export interface Listed {
  /** The variables of the window's frame: the same object as long as it is open in this runtime. */
  readonly window: WindowVars;
  readonly seat: number;
  readonly offers: readonly Offer[];
}

export function windowEntry(rt: Runtime, name: string): WindowEntry {
  if (rt.window?.name === name) return rt.window;
  const entry = rt.game.windows.get(name);
  if (entry === undefined) throw unknownName(rt, "opens the window", name, rt.game.windows.keys());
  rt.window = entry;
  return entry;
}
