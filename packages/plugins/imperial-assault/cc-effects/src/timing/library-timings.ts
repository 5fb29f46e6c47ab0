import type { TimingCode } from "@riposte/imperial-assault";

/** The timings of library entries, as codes of the facts; `other` is no window, so such a card is never played from hand. */
export const LIBRARY_TIMINGS = {
  startOfRound: "SOR",
  startOfStatusPhase: "SSP",
  endOfRound: "EOR",
  duringActivation: "DUR",
  startOfActivation: "SOA",
  endOfActivation: "EOA",
  specialAction: "ACT",
  doubleActionSpecial: "ACT2",
  beforeYouDeclareAttack: "BDEC",
  whenYouDeclareAttack: "DECA",
  whenAttackDeclaredOnYou: "DECT",
  duringAttack: "WATK",
  whileDefending: "WDEF",
  afterAttackDice: "WATK",
  afterAttack: "AATK",
  afterAttackTargetingYouResolved: "ADEF",
  whenHostileFigureExitsAdjacentSpace: "HEXT",
  whenHostileFigureEntersAdjacentSpace: "HENT",
  whenCommandCardPlayed: "CPLAY",
  other: null,
} as const satisfies Readonly<Record<string, TimingCode | null>>;
export type LibraryTiming = keyof typeof LIBRARY_TIMINGS;

/** The code a timing stands for; `null` for `other`. */
export const codeOf = (timing: TimingCode | LibraryTiming): TimingCode | null =>
  timing in LIBRARY_TIMINGS ? LIBRARY_TIMINGS[timing as LibraryTiming] : (timing as TimingCode);
