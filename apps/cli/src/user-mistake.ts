import { didYouMean } from "@riposte/words";

/** Every code of a mistake in the command line itself; saves and setups have the kernel's codes. */
export type MistakeCode =
  | "UNKNOWN_COMMAND"
  | "UNKNOWN_GAME"
  | "UNKNOWN_FLAG"
  | "UNKNOWN_BOT"
  | "UNKNOWN_PROCEDURE"
  | "UNKNOWN_SETUP"
  | "UNKNOWN_PLUGIN"
  | "UNKNOWN_CARD"
  | "BAD_PLUGIN"
  | "MISSING_ARGUMENT"
  | "EXTRA_ARGUMENT"
  | "BAD_VALUE"
  | "FILE_UNREADABLE"
  | "FILE_UNWRITABLE"
  | "FILE_NOT_JSON";

/** A mistake of the user who typed the command: shown as a message, never with a stack. */
export class UserMistake extends Error {
  override readonly name = "UserMistake";
  readonly code: MistakeCode;

  constructor(code: MistakeCode, message: string, options?: { cause?: unknown }) {
    super(`${code}: ${message}`, options);
    this.code = code;
  }
}

/** A mistake about a name: what is there, and what was probably meant. `owner` is what should have it. */
export function unknownName(
  code: MistakeCode,
  { kind, owner = "riposte" }: { readonly kind: string; readonly owner?: string },
  wanted: string,
  names: readonly string[],
  more = "",
): UserMistake {
  const guess = didYouMean(wanted, names);
  return new UserMistake(
    code,
    `${owner} has no ${kind} "${wanted}".${guess} There is: ${names.join(", ")}.${more === "" ? "" : ` ${more}`}`,
  );
}
