import type { Pmf } from "@riposte/warhammer-40k";
import type { SingleLaw } from "./attack-count.js";
import type { DieLaw } from "./die-law.js";
import { type Step, take } from "./step.js";

/** All attacks of one profile, as laws of dice and steps. */
export interface Profile {
  /** How many attacks there are: without a single re-roll at hand, and with one. */
  readonly attacks: { readonly plain: Pmf; readonly single: SingleLaw };
  readonly hit: DieLaw;
  readonly wound: DieLaw;
  /** Hits a critical one scores besides. */
  readonly extra: Pmf;
  readonly isLethal: boolean;
  readonly normal: Step;
  /** Devastating wounds wait, count as normal ones, or step at once. */
  readonly devastating: "waits" | "normal" | Step;
  /** Bits after a single re-roll was spent, -1 where none is left; and the bits to set once it hits or wounds. */
  readonly spends: { readonly attacks: Int32Array; readonly hit: Int32Array; readonly wound: Int32Array };
  readonly marks: { readonly hit: number; readonly wounded: number };
  readonly positions: number;
  /** Places of a row. */
  readonly size: number;
}

/** Rows of chances one behind the other: the row of no devastating wounds that wait, of one, of two … */
export type Rows = Float64Array<ArrayBuffer>;

/** What is less likely than this is left out: all of it together stays below the twelfth digit. */
export const NEVER = 1e-17;

/**
 * Fires all attacks of a profile from a row of chances. Attacks are alike, so their laws nest: with n attacks left, one
 * is made and n - 1 follow, and those who make fewer join in at their number.
 */
export function fire(profile: Profile, start: Float64Array): Rows {
  const { attacks, size } = profile;
  const { plain, single } = attacks;
  const most = Math.max(plain.length, single.kept.length, single.used.length) - 1;
  let rows: Rows = new Float64Array(size);
  for (let left = most; left >= 0; left--) {
    if (left < most) rows = trimmed(attackOnce(profile, rows), size);
    join(profile, rows, start, left);
  }
  return rows;
}

/** Those whose number of attacks this is begin. */
function join({ attacks, spends, positions, size }: Profile, rows: Rows, start: Float64Array, count: number): void {
  for (let place = 0; place < size; place++) {
    const chance = start[place] as number;
    if (chance === 0) continue;
    const state = Math.floor(place / positions);
    const spent = spends.attacks[state] as number;
    const stays = (spent < 0 ? attacks.plain : attacks.single.kept)[count] ?? 0;
    rows[place] = (rows[place] as number) + chance * stays;
    if (spent < 0) continue;
    const other = place + (spent - state) * positions;
    rows[other] = (rows[other] as number) + chance * (attacks.single.used[count] ?? 0);
  }
}

/** Every row after one more attack. */
function attackOnce(profile: Profile, rows: Rows): Rows {
  const { extra, isLethal } = profile;
  const { out, hits, criticals } =
    profile.positions === profile.size ? hitPlainly(profile, rows) : hitOnce(profile, rows);
  // extra hits roll to wound one after the other
  let rolled: Rows = extra.length === 1 ? criticals : scaled(criticals, extra.at(-1) as number);
  for (let more = extra.length - 2; more >= 0; more--)
    rolled = sum(woundOnce(profile, rolled), scaled(criticals, extra[more] as number));
  if (!isLethal) return sum(woundOnce(profile, sum(hits, rolled)), out);
  const wounded = sum(woundOnce(profile, hits), out);
  return sum(wounded, stepped(profile, rolled));
}

interface Hit {
  readonly out: Rows;
  readonly hits: Rows;
  readonly criticals: Rows;
}

/** Hit rolls where there is nothing to remember: no bits. */
function hitPlainly({ hit }: Profile, rows: Rows): Hit {
  return {
    out: scaled(rows, hit.fail + hit.again),
    hits: scaled(rows, hit.success),
    criticals: scaled(rows, hit.critical),
  };
}

function hitOnce({ hit, spends, marks, positions, size }: Profile, rows: Rows): Hit {
  const [out, hits, criticals] = [rows, rows, rows].map(({ length }) => new Float64Array(length)) as [Rows, Rows, Rows];
  rollWithBits(hit, { spends: spends.hit, mark: marks.hit, positions, size }, rows, [out, hits, criticals]);
  return { out, hits, criticals };
}

interface Bits extends Pick<Profile, "positions" | "size"> {
  /** Bits after a single re-roll was spent, -1 where none is left. */
  readonly spends: Int32Array;
  /** The bit to set where the roll succeeds. */
  readonly mark: number;
}

/** Hit or wound rolls with something to remember: into failures, successes and criticals. */
function rollWithBits(
  die: DieLaw,
  { spends, mark, positions, size }: Bits,
  rows: Rows,
  [out, scores, criticals]: readonly [Rows, Rows, Rows],
): void {
  for (let at = 0; at < rows.length; at++) {
    const chance = rows[at] as number;
    if (chance === 0) continue;
    const state = Math.floor((at % size) / positions);
    const spent = spends[state] as number;
    const marked = at + ((state | mark) - state) * positions;
    out[at] = (out[at] as number) + chance * (spent < 0 ? die.fail + die.again : die.fail);
    scores[marked] = (scores[marked] as number) + chance * die.success;
    criticals[marked] = (criticals[marked] as number) + chance * die.critical;
    if (spent < 0) continue;
    const again = chance * die.again;
    const failed = at + (spent - state) * positions;
    const scored = at + ((spent | mark) - state) * positions;
    out[failed] = (out[failed] as number) + again * die.fresh.fail;
    scores[scored] = (scores[scored] as number) + again * die.fresh.success;
    criticals[scored] = (criticals[scored] as number) + again * die.fresh.critical;
  }
}

/** Every row after a wound roll. */
function woundOnce(profile: Profile, rows: Rows): Rows {
  const { wound, devastating, normal, spends, marks, positions, size } = profile;
  const isWaiting = devastating === "waits" && wound.critical + wound.fresh.critical > 0;
  const out: Rows = new Float64Array(rows.length + (isWaiting ? size : 0));
  const [wounds, worst] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  if (positions === size) woundPlainly(profile, rows, { out, wounds, worst });
  else rollWithBits(wound, { spends: spends.wound, mark: marks.wounded, positions, size }, rows, [out, wounds, worst]);
  if (devastating === "normal") sum(wounds, worst);
  if (isWaiting)
    for (let at = 0; at < worst.length; at++) out[at + size] = (out[at + size] as number) + (worst[at] as number);
  take(normal, wounds, out);
  if (typeof devastating !== "string") take(devastating, worst, out);
  return out;
}

interface Wounded {
  readonly out: Rows;
  readonly wounds: Rows;
  readonly worst: Rows;
}

/** Wound rolls where there is nothing to remember: no bits. */
function woundPlainly({ wound }: Profile, rows: Rows, { out, wounds, worst }: Wounded): void {
  const failing = wound.fail + wound.again;
  for (let at = 0; at < rows.length; at++) {
    const chance = rows[at] as number;
    out[at] = chance * failing;
    wounds[at] = chance * wound.success;
    worst[at] = chance * wound.critical;
  }
}

/** Every row after a wound without a roll. */
function stepped({ normal, marks, positions, size }: Profile, rows: Rows): Rows {
  const out: Rows = new Float64Array(rows.length);
  const marked = marks.wounded === 0 ? rows : new Float64Array(rows.length);
  if (marked !== rows)
    for (let at = 0; at < rows.length; at++) {
      const state = Math.floor((at % size) / positions);
      const to = at + ((state | marks.wounded) - state) * positions;
      marked[to] = (marked[to] as number) + (rows[at] as number);
    }
  take(normal, marked, out);
  return out;
}

function scaled(rows: Rows, by: number): Rows {
  const out = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) out[at] = (rows[at] as number) * by;
  return out;
}

/** The longer of the two, with the other added to it. */
function sum(one: Rows, other: Rows): Rows {
  const [into, from] = one.length >= other.length ? [one, other] : [other, one];
  for (let at = 0; at < from.length; at++) into[at] = (into[at] as number) + (from[at] as number);
  return into;
}

/** Without rows at the end that never come about. */
function trimmed(rows: Rows, size: number): Rows {
  let end = rows.length;
  while (end > size && massOf(rows, end - size, end) < NEVER) end -= size;
  return end === rows.length ? rows : rows.slice(0, end);
}

export function massOf(rows: Float64Array, from: number, to: number): number {
  let mass = 0;
  for (let at = from; at < to; at++) mass += rows[at] as number;
  return mass;
}
