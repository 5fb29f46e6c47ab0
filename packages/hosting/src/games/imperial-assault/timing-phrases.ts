import type { TimingCode } from "@riposte/imperial-assault";

/** When a command card is played, after "is played". */
export const TIMING_PHRASES: Readonly<Record<TimingCode, string>> = {
  SOR: "when a round starts",
  EOR: "when a round ends",
  SSP: "when the status phase starts",
  SOA: "when your figure's activation starts",
  DUR: "during your figure's activation",
  EOA: "when your figure's activation ends",
  ACT: "as a special action",
  ACT2: "as a special action that takes 2 actions",
  BDEC: "before you declare an attack",
  DECA: "when you declare an attack",
  DECT: "when your figure is declared the target of an attack",
  DECO: "when another friendly figure is declared the target of an attack",
  DECF: "when another friendly figure declares an attack",
  WATK: "while you attack",
  WDEF: "while you defend",
  WOTH: "while others attack or defend",
  ROLL: "when another friendly figure has rolled dice",
  RRL: "when the opponent has rerolled a die",
  AATK: "after you attack",
  ADEF: "after you were attacked",
  AGRP: "after your group's activation",
  AANY: "after any activation",
  HSOA: "when a hostile figure's activation starts",
  ASPC: "after your figure's special action or interaction",
  HENT: "when a hostile figure enters a space near yours",
  HEXT: "when a hostile figure leaves a space adjacent to yours",
  MEND: "when your figure ends its movement on others",
  FDMG: "when a figure has suffered damage",
  FDYING: "when a figure is about to be defeated",
  FDEF: "when a figure is defeated",
  FCOND: "when a figure gains a condition",
  CPLAY: "when a command card is played",
  CDISC: "when a command card is discarded",
  NAMED: "when the ability it names is used",
  COPY: "when the card it copies could be played",
  MULTI: "at several moments",
};

/** When inside an attack, where a card waits for one of its steps. */
const STEP_PHRASES: Readonly<Record<string, string>> = {
  "attack:pools": "before the dice are rolled",
  "attack:rolled": "right after the roll",
  "attack:rerolls": "when dice are rerolled",
  "attack:rerolled": "after rerolls",
  "attack:modifiers": "after rerolls",
  "attack:surges": "when surges are spent",
};

/** A timing code in words, `WATK@attack:modifiers` with the step it waits for; nothing for anything else. */
export function timingPhrase(timing: string): string | undefined {
  const [code = "", step = ""] = timing.split("@");
  const words = Object.hasOwn(TIMING_PHRASES, code) ? TIMING_PHRASES[code as TimingCode] : undefined;
  const when = STEP_PHRASES[step];
  return words === undefined || when === undefined ? words : `${words}, ${when}`;
}
