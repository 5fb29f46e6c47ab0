import type { TimingCode } from "@riposte/imperial-assault";

/** The timing values of the seed, as codes of the facts; `other` is no window, so such a card is never played from hand. */
export const SEED_TIMINGS = {
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
export type SeedTiming = keyof typeof SEED_TIMINGS;

/** The code a timing stands for; `null` for the seed's `other`. */
export const codeOf = (timing: TimingCode | SeedTiming): TimingCode | null =>
  timing in SEED_TIMINGS ? SEED_TIMINGS[timing as SeedTiming] : (timing as TimingCode);
