import { z } from "zod";
import type { windows } from "../windows.js";

type Window = keyof typeof windows;

/** When a command card may be played. */
export interface Timing {
  /** The moment, as the facts call it. */
  readonly moment: string;
  /** The windows of the base game it may be played in; plugins that open windows of their own add theirs. */
  readonly windows: readonly Window[];
  /** They differ in what they are for, so a card says which. */
  readonly names?: true;
  /** How "you" stands to that moment; `anyone` where the card itself says. */
  readonly as: string;
  /** It is a special action of the active figure and costs so many actions. */
  readonly actions?: 1 | 2;
  /** After "is played". */
  readonly phrase: string;
}

/** Steps of an attack that cards wait for, each by its window: pool changes before the roll, turns after it, rerolls, results (rules 8.1). */
export const ATTACK_STEPS = {
  "attack:pools": "before the dice are rolled",
  "attack:rolled": "right after the roll",
  "attack:rerolls": "when dice are rerolled",
  "attack:rerolled": "after rerolls",
  "attack:modifiers": "after rerolls",
  "attack:surges": "when surges are spent",
} as const satisfies { readonly [W in Window]?: string };

const STEPS = Object.keys(ATTACK_STEPS) as readonly (keyof typeof ATTACK_STEPS)[];

/** One of the 36 timing codes of the facts. */
export const TimingCode = z.enum([
  "SOR",
  "EOR",
  "SSP",
  "SOA",
  "DUR",
  "EOA",
  "ACT",
  "ACT2",
  "BDEC",
  "DECA",
  "DECT",
  "DECO",
  "DECF",
  "WATK",
  "WDEF",
  "WOTH",
  "ROLL",
  "RRL",
  "AATK",
  "ADEF",
  "AGRP",
  "AANY",
  "HSOA",
  "ASPC",
  "HENT",
  "HEXT",
  "MEND",
  "FDMG",
  "FDYING",
  "FDEF",
  "FCOND",
  "CPLAY",
  "CDISC",
  "NAMED",
  "COPY",
  "MULTI",
]);
export type TimingCode = z.infer<typeof TimingCode>;

/** What each of them says. */
export const TIMINGS: Readonly<Record<TimingCode, Timing>> = {
  SOR: { moment: "round.start", windows: ["round:start"], as: "anyone", phrase: "when a round starts" },
  EOR: { moment: "round.end", windows: ["round:end"], as: "anyone", phrase: "when a round ends" },
  SSP: { moment: "statusPhase.start", windows: ["status:start"], as: "anyone", phrase: "when the status phase starts" },
  SOA: {
    moment: "activation.start(self)",
    windows: ["activation:start"],
    as: "self",
    phrase: "when your figure's activation starts",
  },
  DUR: {
    moment: "activation.during(self)",
    windows: ["activation:act"],
    as: "self",
    phrase: "during your figure's activation",
  },
  EOA: {
    moment: "activation.end(self)",
    windows: ["activation:end"],
    as: "self",
    phrase: "when your figure's activation ends",
  },
  ACT: {
    moment: "specialAction",
    windows: ["activation:act", "action:granted"],
    as: "self",
    actions: 1,
    phrase: "as a special action",
  },
  ACT2: {
    moment: "doubleSpecialAction",
    windows: ["activation:act"],
    as: "self",
    actions: 2,
    phrase: "as a special action that takes 2 actions",
  },
  BDEC: {
    moment: "attack.beforeDeclare(self)",
    windows: ["attack:before"],
    as: "attacker",
    phrase: "before you declare an attack",
  },
  DECA: {
    moment: "attack.declare(self attacks)",
    windows: ["attack:declare"],
    as: "attacker",
    phrase: "when you declare an attack",
  },
  DECT: {
    moment: "attack.declare(self targeted)",
    windows: ["attack:declare"],
    as: "defender",
    phrase: "when your figure is declared the target of an attack",
  },
  DECO: {
    moment: "attack.declare(other friendly targeted)",
    windows: ["attack:declare"],
    as: "ally-defender",
    phrase: "when another friendly figure is declared the target of an attack",
  },
  DECF: {
    moment: "attack.declare(other friendly attacks)",
    windows: ["attack:declare"],
    as: "ally-attacker",
    phrase: "when another friendly figure declares an attack",
  },
  WATK: {
    moment: "attack.while(self attacking)",
    windows: STEPS,
    names: true,
    as: "attacker",
    phrase: "while you attack",
  },
  WDEF: {
    moment: "attack.while(self defending)",
    windows: STEPS,
    names: true,
    as: "defender",
    phrase: "while you defend",
  },
  WOTH: {
    moment: "attack.while(third party)",
    windows: ["attack:declare", ...STEPS],
    names: true,
    as: "third-party",
    phrase: "while others attack or defend",
  },
  ROLL: {
    moment: "dice.rolled(other friendly)",
    windows: ["attack:rolled"],
    as: "ally",
    phrase: "when another friendly figure has rolled dice",
  },
  RRL: {
    moment: "die.rerolled(by opponent)",
    windows: ["attack:die-rerolled"],
    as: "anyone",
    phrase: "when the opponent has rerolled a die",
  },
  AATK: {
    moment: "attack.after(self attacked)",
    windows: ["attack:after"],
    as: "attacker",
    phrase: "after you attack",
  },
  ADEF: {
    moment: "attack.after(self targeted)",
    windows: ["attack:after"],
    as: "defender",
    phrase: "after you were attacked",
  },
  AGRP: {
    moment: "activation.after(own group)",
    windows: ["group:resolved"],
    as: "own-group",
    phrase: "after your group's activation",
  },
  AANY: {
    moment: "activation.after(any)",
    windows: ["activation:resolved", "group:resolved"],
    as: "anyone",
    phrase: "after any activation",
  },
  HSOA: {
    moment: "activation.start(hostile)",
    windows: ["activation:start"],
    as: "enemy",
    phrase: "when a hostile figure's activation starts",
  },
  ASPC: {
    moment: "action.after(own special/interact)",
    windows: ["action:resolved"],
    as: "self",
    phrase: "after your figure's special action or interaction",
  },
  HENT: {
    moment: "move.enter(hostile near self)",
    windows: ["figure:entered"],
    as: "enemy",
    phrase: "when a hostile figure enters a space near yours",
  },
  HEXT: {
    moment: "move.exit(hostile adjacent to self)",
    windows: ["figure:leaving"],
    as: "enemy",
    phrase: "when a hostile figure leaves a space adjacent to yours",
  },
  MEND: {
    moment: "move.end(self on figures)",
    windows: ["figure:stopped"],
    as: "self",
    phrase: "when your figure ends its movement on others",
  },
  FDMG: {
    moment: "figure.damaged",
    windows: ["figure:suffered"],
    as: "anyone",
    phrase: "when a figure has suffered damage",
  },
  FDYING: {
    moment: "figure.lethal(before defeat)",
    windows: ["figure:dying"],
    as: "friendly",
    phrase: "when a figure is about to be defeated",
  },
  FDEF: { moment: "figure.defeated", windows: ["figure:defeated"], as: "anyone", phrase: "when a figure is defeated" },
  FCOND: {
    moment: "condition.gained",
    windows: ["figure:afflicted"],
    as: "anyone",
    phrase: "when a figure gains a condition",
  },
  CPLAY: { moment: "card.played", windows: [], as: "anyone", phrase: "when a command card is played" },
  CDISC: { moment: "card.discarded", windows: [], as: "anyone", phrase: "when a command card is discarded" },
  NAMED: { moment: "ability.used(named)", windows: [], as: "anyone", phrase: "when the ability it names is used" },
  COPY: { moment: "as copied card", windows: [], as: "anyone", phrase: "when the card it copies could be played" },
  MULTI: { moment: "several windows", windows: [], as: "anyone", phrase: "at several moments" },
};
