import { fill, type Message } from "@riposte/words";
import { KERNEL_REFUSALS } from "./messages.js";

/** Every code the kernel can throw or refuse with, by what it is about. */
export const ERRORS_ABOUT = {
  composition: ["COMPOSE_INVALID", "DECLARATION_INVALID"],
  flow: ["FLOW_UNSUPPORTED", "FLOW_STUCK"],
  running: [
    "LOOP_LIMIT",
    "HANDLER_FAILED",
    "UNKNOWN_NAME",
    "SEAT_UNKNOWN",
    "DATA_INVALID",
    "NOT_OWNED",

    "HANDLER_OVER",
    "HANDLER_ASYNC",
    "HANDLER_IMPURE",
  ],
  chance: ["CHANCE_INVALID", "SCRIPT_EXHAUSTED"],
  // refusals a player can get
  decisions: [
    "NO_DECISION",
    "WRONG_SEAT",
    "OLD_DECISION",
    "NOT_AN_OPTION",
    "ANSWER_MALFORMED",
    "POLICY_INVALID",
    "UNDO_NEEDS_CONSENT",
    "UNDO_OUT_OF_RANGE",
    "NOTHING_TO_REDO",
  ],
  saves: ["SAVE_MALFORMED", "SAVE_ALTERED", "SAVE_OTHER_LOCK", "SAVE_DIVERGED", "MIGRATION_MISSING", "SETUP_INVALID"],
  scenarios: ["SCENARIO_INVALID", "SCENARIO_FAILED"],
} as const;

export type ErrorCode = (typeof ERRORS_ABOUT)[keyof typeof ERRORS_ABOUT][number];

/** All of them in one list; `docs/errors.md` has one heading for each, kept equal by a test. */
export const ERROR_CODES: readonly ErrorCode[] = Object.values(ERRORS_ABOUT).flat();

/** A mistake of the programmer, the data or the file: says what, where and what to do. Match on `code`, never on `instanceof`. */
export class KernelError extends Error {
  override readonly name = "KernelError";
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(`${code}: ${message}`, options);
    this.code = code;
  }
}

/** A player's illegal input: part of the game, never thrown; the state is as it was. */
export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  /** Why, as a sentence in English. */
  readonly reason: string;
  /** The same as an id with parameters, for an app that knows names for its ids or speaks another language; a failed handler has none. */
  readonly message?: Message;
  /** What a plugin threw, for the operator's log; it may name hidden things, so it is not enumerable and no JSON carries it. */
  readonly cause?: unknown;
}

/** A refusal for a reason of the kernel's own. */
export function refuse(code: ErrorCode, message: Message): Refusal {
  const words = (KERNEL_REFUSALS as Readonly<Record<string, string>>)[message.id] ?? message.id;
  return { ok: false, code, reason: fill(words, message.params ?? {}), message };
}

/** A refusal because a handler failed, in the words of the error it failed with. */
export function refuseFailed(code: ErrorCode, reason: string, cause: unknown): Refusal {
  const refusal: Refusal = { ok: false, code, reason };
  return Object.defineProperty(refusal, "cause", { value: cause, enumerable: false });
}

/** A refusal for its author or operator: with its code, and with what a handler threw. */
export function describeRefusal({ code, reason, cause }: Refusal): string {
  if (cause === undefined) return `${code}: ${reason}`;
  return `${code}: ${reason} (${innermost(cause)})`;
}

/** What was really thrown, under the kernel's own wrapping. */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : innermost(error.cause);
}
