/** Why a list may not be played, or what is odd about it. */
export interface Illegality {
  readonly code: IllegalityCode;
  /** A warning does not make a list illegal. */
  readonly severity: "error" | "warning";
  readonly message: string;
  /** The ids it is about. */
  readonly cards: readonly string[];
}

export type IllegalityCode =
  | "UNKNOWN_CARD"
  | "NOT_FOR_ARMIES"
  | "UNKNOWN_PRINTING"
  | "MIXED_PRINTINGS"
  | "BANNED_PRINTING"
  | "TOO_MANY_POINTS"
  | "TOO_MANY_COPIES"
  | "WRONG_AFFILIATION"
  | "NO_FIGURES"
  | "ARMY_RULE_BROKEN"
  | "ATTACHMENT_WITHOUT_HOST"
  | "ATTACHMENT_MISPLACED"
  | "TOO_MANY_ATTACHMENTS"
  | "WRONG_DECK_SIZE"
  | "NOBODY_CAN_PLAY"
  | "PLAYTEST"
  | "REMOVED";

/** A reason that makes the list illegal. */
export const illegal = (code: IllegalityCode, message: string, cards: readonly string[] = []): Illegality => ({
  code,
  severity: "error",
  message,
  cards: [...new Set(cards)],
});

/** Something a player should know before playing the list. */
export const warning = (code: IllegalityCode, message: string, cards: readonly string[] = []): Illegality => ({
  ...illegal(code, message, cards),
  severity: "warning",
});

/** May the list be played? */
export const isLegal = (found: readonly Illegality[]): boolean => found.every(({ severity }) => severity === "warning");
