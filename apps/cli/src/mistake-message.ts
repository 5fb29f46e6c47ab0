import { KernelError } from "@riposte/kernel";
import { ERRORS_ABOUT } from "@riposte/kernel/run";
import { EXIT, type ExitCode } from "./exit-code.js";
import { UserMistake } from "./user-mistake.js";

/** Codes of the kernel that speak of a file or an option that was given, not of our code. */
const MISTAKES: readonly string[] = [...ERRORS_ABOUT.saves, ...ERRORS_ABOUT.chance, "SCENARIO_INVALID"];

/** The message for a user's mistake; nothing for an error of ours. */
export function mistakeMessage(error: unknown): string | undefined {
  if (error instanceof UserMistake) return error.message;
  return error instanceof KernelError && MISTAKES.includes(error.code) ? error.message : undefined;
}

/** What the process ends with after an error. */
export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof KernelError && error.code === "SAVE_DIVERGED") return EXIT.failed;
  return mistakeMessage(error) === undefined ? EXIT.internal : EXIT.mistake;
}
