import type { TimingCode } from "@riposte/imperial-assault";

/** When a card may be played: at which windows, and how "you" stands to the moment. */
export interface Timing {
  /** Windows of the machines; a card names its own where there is none. */
  readonly windows: readonly string[];
  /** They differ in what they are for, so a card says which. */
  readonly names?: true;
  /** The role of "you" at that moment, in the words of the step language; `anyone` where the card itself says. */
  readonly as: string;
  /** It is a special action of the active figure and costs so many actions. */
  readonly actions?: 1 | 2;
}

// pool changes just before the roll, turns after it, rerolls, results: a card says which it is (rules 8.1)
const WHILE = [
  "attack:pools",
  "attack:rolled",
  "attack:rerolls",
  "attack:rerolled",
  "attack:modifiers",
  "attack:surges",
];

/** The 36 timing codes of the facts, each as windows of the machines. */
export const TIMINGS: Readonly<Record<TimingCode, Timing>> = {
  SOR: { windows: ["round:start"], as: "anyone" },
  EOR: { windows: ["round:end"], as: "anyone" },
  SSP: { windows: ["status:start"], as: "anyone" },
  SOA: { windows: ["activation:start"], as: "self" },
  DUR: { windows: ["activation:act"], as: "self" },
  EOA: { windows: ["activation:end"], as: "self" },
  ACT: { windows: ["activation:act", "action:granted"], as: "self", actions: 1 },
  ACT2: { windows: ["activation:act"], as: "self", actions: 2 },
  BDEC: { windows: ["attack:aiming", "attack:before"], as: "attacker" },
  DECA: { windows: ["attack:declare"], as: "attacker" },
  DECT: { windows: ["attack:declare"], as: "defender" },
  DECO: { windows: ["attack:declare"], as: "ally-defender" },
  DECF: { windows: ["attack:declare"], as: "ally-attacker" },
  WATK: { windows: WHILE, names: true, as: "attacker" },
  WDEF: { windows: WHILE, names: true, as: "defender" },
  WOTH: { windows: ["attack:declare", ...WHILE], names: true, as: "third-party" },
  ROLL: { windows: ["attack:rolled", "dice:rolled"], as: "ally" },
  RRL: { windows: ["attack:die-rerolled"], as: "anyone" },
  AATK: { windows: ["attack:after"], as: "attacker" },
  ADEF: { windows: ["attack:after"], as: "defender" },
  AGRP: { windows: ["group:resolved"], as: "own-group" },
  AANY: { windows: ["activation:resolved", "group:resolved"], as: "anyone" },
  HSOA: { windows: ["activation:start"], as: "enemy" },
  ASPC: { windows: ["action:resolved"], as: "self" },
  HENT: { windows: ["figure:entered"], as: "enemy" },
  HEXT: { windows: ["figure:leaving"], as: "enemy" },
  MEND: { windows: ["figure:stopped"], as: "self" },
  FDMG: { windows: ["figure:suffered"], as: "anyone" },
  FDYING: { windows: ["figure:dying"], as: "friendly" },
  FDEF: { windows: ["figure:defeated"], as: "anyone" },
  FCOND: { windows: ["figure:afflicted"], as: "anyone" },
  CPLAY: { windows: ["cc:declared"], as: "anyone" },
  CDISC: { windows: ["cc:discarded"], as: "anyone" },
  NAMED: { windows: [], as: "anyone" },
  COPY: { windows: [], as: "anyone" },
  MULTI: { windows: [], as: "anyone" },
};
