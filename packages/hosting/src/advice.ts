import type { Answer } from "@riposte/kernel";
import type { Considered } from "@riposte/search";
import { capital, percent } from "@riposte/words";
import type { GameDescriptor } from "./game-descriptor.js";
import { withoutWords } from "./not-counted.js";
import type { Outlook } from "./outlook.js";

/** An answer worth thinking of. */
export interface Advice {
  readonly answer: Answer;
  /** The chance to win it gives, and how far off that may be, two times of three. */
  readonly chance: number;
  readonly spread: number;
  /** One sentence: the numbers and odds that speak for it, or against it. */
  readonly why: string;
}

export interface Advised {
  readonly considered: readonly Considered[];
  readonly seat: number;
  /** What the seat may know answers to lead to. */
  readonly outlook: Outlook | null;
  /** Who the seat and its opponent are to the reader. */
  readonly names?: readonly [string, string];
  /** What the first answer is told against, and the others. */
  readonly beside?: readonly [string, string];
}

/** The best few answers with their reasons; made of what the seat may know and of imagined matches, so nothing hidden is in it. */
export function adviceOf({ search }: Pick<GameDescriptor, "search">, advised: Advised, most = 3): readonly Advice[] {
  const { considered, outlook, beside: others = ["the next best", "the best"] } = advised;
  return considered.slice(0, most).map((one, at) => {
    // the best is told against the next best, the others against the best
    const beside = considered[at === 0 ? 1 : 0];
    const odds = [oddsOf(outlook, one.answer), leftOut(outlook, one.answer)].filter((part) => part !== "").join(", ");
    const gained = beside === undefined ? "" : gainOf(search.counts, one, beside, advised);
    const yet = beside === undefined ? "" : contrary(one, beside, advised.seat);
    const against = gained === "" ? "" : `${gained} on average, against ${others[at === 0 ? 0 : 1]}${yet}`;
    const why = [odds, against].filter((part) => part !== "").join("; ");
    return {
      answer: one.answer,
      chance: one.chance,
      spread: one.spread,
      why: `${capital(why === "" ? alike(search.counts, one, beside, others[at === 0 ? 0 : 1]) : why)}.`,
    };
  });
}

/** Those that cannot be told apart from the best: their chances differ by no more than imagined matches may be off. */
export const closeCall = (advice: readonly Advice[]): readonly Advice[] =>
  advice.filter(({ chance, spread }) => {
    const [best] = advice;
    return best !== undefined && best.chance - chance <= Math.hypot(best.spread, spread);
  });

/** Says of advice that cannot be told apart that it is so; nothing of advice that can. */
export function closeWords(advice: readonly Advice[]): string {
  const close = closeCall(advice).length;
  if (close < 2) return "";
  return close === advice.length
    ? "Too close to call: imagined matches do not tell these apart."
    : `Too close to call: imagined matches do not tell the best ${close} apart.`;
}

function oddsOf(outlook: Outlook | null, answer: Answer): string {
  const prospect = outlook?.answers[String(answer)];
  if (prospect === undefined) return "";
  const mean = prospect.damage.reduce((sum, likely, amount) => sum + likely * amount, 0);
  return `${percent(prospect.defeat)} to defeat, ${mean.toFixed(1)} damage on average`;
}

/** Rules of others that are played and that the odds do not know. */
function leftOut(outlook: Outlook | null, answer: Answer): string {
  return outlook?.answers[String(answer)] === undefined ? "" : withoutWords(outlook.notCounted);
}

/** Where nothing that is counted differs: the position may, as far as imagined matches tell. */
function alike(counts: string, one: Considered, beside: Considered | undefined, other: string): string {
  if (beside === undefined) return "nothing else was found worth trying";
  const gain = one.chance - beside.chance;
  if (Math.abs(gain) < NOTICED) return `it comes to the same as ${other}, as far as can be told`;
  return `${counts} come to the same so far, but the position is ${gain > 0 ? "better" : "worse"} than after ${other}`;
}

/** Chances that differ by less are alike. */
const NOTICED = 0.02;

/** What it brings to the seat and to its opponent, in what the game counts. */
function gainOf(
  counts: string,
  one: Considered,
  beside: Considered,
  { seat, names = ["you", "your opponent"] }: Advised,
): string {
  const difference = (at: number) => (one.measured[at] ?? 0) - (beside.measured[at] ?? 0);
  const mine = told(difference(seat), counts);
  const theirs = one.measured.length > 1 ? told(difference(1 - seat), counts) : "";
  const parts = [mine === "" ? "" : `${mine} for ${names[0]}`, theirs === "" ? "" : `${theirs} for ${names[1]}`];
  return parts.filter((part) => part !== "").join(", ");
}

/** Said where what is counted speaks one way and the chance to win the other. */
function contrary(one: Considered, beside: Considered, seat: number): string {
  const lead = ({ measured }: Considered) => (measured[seat] ?? 0) - (measured[1 - seat] ?? 0);
  const gain = one.chance - beside.chance;
  if (Math.abs(gain) < NOTICED || gain * (lead(one) - lead(beside)) >= 0) return "";
  return `, but a ${gain > 0 ? "better" : "worse"} position`;
}

/** Less than a tenth is not worth a word. */
const told = (amount: number, counts: string): string =>
  Math.abs(amount) < 0.1 ? "" : `${Math.abs(amount).toFixed(1)} ${counts} ${amount > 0 ? "more" : "fewer"}`;
