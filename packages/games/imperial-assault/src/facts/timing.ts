import { z } from "zod";

/** The windows a command card can be played in, by the code of the facts. */
export const TIMINGS = {
  SOR: "round.start",
  EOR: "round.end",
  SSP: "statusPhase.start",
  SOA: "activation.start(self)",
  DUR: "activation.during(self)",
  EOA: "activation.end(self)",
  ACT: "specialAction",
  ACT2: "doubleSpecialAction",
  BDEC: "attack.beforeDeclare(self)",
  DECA: "attack.declare(self attacks)",
  DECT: "attack.declare(self targeted)",
  DECO: "attack.declare(other friendly targeted)",
  DECF: "attack.declare(other friendly attacks)",
  WATK: "attack.while(self attacking)",
  WDEF: "attack.while(self defending)",
  WOTH: "attack.while(third party)",
  ROLL: "dice.rolled(other friendly)",
  RRL: "die.rerolled(by opponent)",
  AATK: "attack.after(self attacked)",
  ADEF: "attack.after(self targeted)",
  AGRP: "activation.after(own group)",
  AANY: "activation.after(any)",
  HSOA: "activation.start(hostile)",
  ASPC: "action.after(own special/interact)",
  HENT: "move.enter(hostile near self)",
  HEXT: "move.exit(hostile adjacent to self)",
  MEND: "move.end(self on figures)",
  FDMG: "figure.damaged",
  FDYING: "figure.lethal(before defeat)",
  FDEF: "figure.defeated",
  FCOND: "condition.gained",
  CPLAY: "card.played",
  CDISC: "card.discarded",
  NAMED: "ability.used(named)",
  COPY: "as copied card",
  MULTI: "several windows",
} as const;

export type TimingCode = keyof typeof TIMINGS;

/** One of the 36 timing codes. */
export const TimingCode = z.enum(Object.keys(TIMINGS) as [TimingCode, ...TimingCode[]]);
