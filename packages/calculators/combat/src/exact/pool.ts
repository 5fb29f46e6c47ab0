import { KernelError } from "@riposte/kernel";
import { type AttackDescription, type Defence, isSaved, isSaveRerolled } from "@riposte/warhammer-40k";
import { mostWounds, oneMore } from "./counting-line.js";
import { fire, massOf, NEVER, type Profile, type Rows } from "./fire.js";
import type { Chain } from "./kill-chain.js";
import type { Layout } from "./layout.js";
import { profileOf } from "./profile.js";
import { sharperOf } from "./sharper.js";
import { type Step, take, woundStep } from "./step.js";
import { strikesOf, struck } from "./struck.js";
import { fired, type Waiting } from "./waiting.js";

/** One pool of identical attacks against a chain of models. */
interface Pool {
  readonly chain: Chain;
  readonly layout: Layout;
  readonly description: AttackDescription;
  readonly isPrecise: boolean;
  /** Criticals that are a pool of their own come before the others. */
  readonly criticalsFirst: boolean;
}

/**
 * The chances of every place after a pool. Where all models save alike the order of dice means nothing, and wounds fall one
 * by one; else saves are counted face by face, from the lowest up, along the chain.
 */
export function afterPool(pool: Pool, before: Rows): Waiting {
  const { chain, layout, description, isPrecise, criticalsFirst } = pool;
  const sharper = sharperOf(description);
  // criticals that are a pool of their own come after the others unless told, and are saved against
  const apart =
    sharper === undefined
      ? woundStep(chain, layout, description, "devastating", isPrecise)
      : woundStep(chain, layout, sharper, "normal", isPrecise);
  const isTurned = sharper !== undefined && criticalsFirst;
  if (!isTurned && isUniform(description.defences) && isUniform(sharper?.defences ?? [])) {
    const normal = woundStep(chain, layout, description, "normal", isPrecise);
    const waiting = { queues: [], columns: before, size: layout.size, length: 1 };
    const strikes = layout.states === 1 ? strikesOf(description, { normal, devastating: apart }) : undefined;
    if (strikes !== undefined) return struck(waiting, strikes);
    const profile: Profile = { ...profileOf(layout, description), normal, devastating: "waits" };
    return fired(waiting, profile, apart);
  }
  if (description.singles?.some(({ roll }) => roll === "save") === true)
    throw new KernelError(
      "DECLARATION_INVALID",
      "One save of the activation may be rolled again, over models that save differently: simulate it (--runs).",
    );
  const wounds = woundsFrom(pool, before);
  if (sharper !== undefined) {
    const critical = { ...pool, description: sharper };
    const [now, later] = isTurned ? [critical, pool] : [pool, critical];
    const waits = rowsIn(partedBySaves(now, isTurned ? turned(wounds, layout.size) : wounds), layout.size);
    return { queues: [], columns: partedBySaves(later, waits), size: layout.size, length: 1 };
  }
  const saved = partedBySaves(pool, wounds);
  // devastating wounds after the pool's normal damage: those of the most first
  let sum: Rows = new Float64Array(layout.size);
  for (let at = saved.length - layout.size; at >= 0; at -= layout.size)
    sum = added(stepped(apart, sum), saved.subarray(at, at + layout.size));
  return { queues: [], columns: sum, size: layout.size, length: 1 };
}

/** The rows that lie one behind the other. */
const rowsIn = (rows: Rows, size: number): readonly Rows[] =>
  Array.from({ length: rows.length / size }, (_, at) => rows.slice(at * size, (at + 1) * size));

/** Normal wounds by number of critical ones, instead of critical wounds by number of normal ones. */
function turned(wounds: readonly Rows[], size: number): readonly Rows[] {
  const parted = wounds.map((rows) => rowsIn(rows, size));
  return (parted[0] ?? []).map((_, critical) => {
    const together = new Float64Array(wounds.length * size);
    for (const [normal, rows] of parted.entries()) together.set(rows[critical] as Rows, normal * size);
    return together;
  });
}

const isUniform = (defences: readonly Defence[]): boolean =>
  defences.every(({ save }) => save.needed === defences[0]?.save.needed && save.reroll === defences[0]?.save.reroll);

/**
 * For every number of wounds to be saved the chances of each place before any save: a row for each number of devastating
 * ones beside them, one behind the other.
 */
function woundsFrom({ layout, description }: Pool, before: Rows): readonly Rows[] {
  const most = mostWounds(description);
  // the same bits as the target's rows have: which single re-rolls are used up
  const line: Layout = { ...layout, positions: most + 1, size: (most + 1) * layout.states };
  const counting: Profile = { ...profileOf(line, description), normal: oneMore(line), devastating: "waits" };
  const scored: Rows[][] = [];
  for (let state = 0; state < layout.states; state++) {
    const places = before.subarray(state * layout.positions, (state + 1) * layout.positions);
    if (massOf(places, 0, places.length) < NEVER) continue;
    const start = new Float64Array(line.size);
    start[state * line.positions] = 1;
    const law = fire(counting, start);
    for (let at = 0; at < law.length; at++) {
      const chance = law[at] as number;
      if (chance < NEVER) continue;
      const [devastating, place] = [Math.floor(at / line.size), at % line.size];
      const [into, normal] = [Math.floor(place / line.positions), place % line.positions];
      scored[devastating] ??= [];
      const rows = scored[devastating] as Rows[];
      rows[normal] ??= new Float64Array(layout.size);
      const row = rows[normal] as Rows;
      for (let to = 0; to < places.length; to++)
        row[into * layout.positions + to] =
          (row[into * layout.positions + to] as number) + chance * (places[to] as number);
    }
  }
  const normals = Math.max(1, ...scored.map((rows) => rows?.length ?? 0));
  return Array.from({ length: normals }, (_, normal) => {
    const together = new Float64Array(scored.length * layout.size);
    for (const [devastating, rows] of scored.entries()) {
      const row = rows?.[normal];
      if (row !== undefined) together.set(row, devastating * layout.size);
    }
    return together;
  });
}

/** Places by whose saves decide what is rolled again: those of the models in front. */
function partedBySaves(pool: Pool, wounds: readonly Rows[]): Rows {
  const { chain, layout, description, isPrecise } = pool;
  const { defences } = description;
  if (defences.every(({ save }) => save.reroll === "none")) return afterSaves(pool, wounds, defences[0] as Defence);
  const reached = isPrecise ? chain.precise : chain.ordinary;
  const fronts = [...new Set(reached.flatMap((model) => model?.defence ?? []))];
  const rows = fronts.map((front) => {
    const mine = wounds.map((row) =>
      row.map((chance, place) => ((reached[place % layout.positions]?.defence ?? fronts[0]) === front ? chance : 0)),
    );
    return afterSaves(pool, mine, defences[front] as Defence);
  });
  return rows.reduce(added);
}

/** So many dice to be rolled at each place: the lowest faces first, each against the models it then meets. */
function afterSaves(pool: Pool, wounds: readonly Rows[], front: Defence): Rows {
  let left = wounds;
  let open = 1;
  for (const { chance, step } of bandsOf(pool, front)) {
    left = afterBand(left, step, open <= 0 ? 1 : Math.min(1, chance / open));
    open -= chance;
  }
  return left.reduce(added);
}

/**
 * Each die left shows a face of the band with this chance, which is a step, or stays for higher faces. Dice are alike, so
 * those with most of them roll one, and those with one less join in; what stays is kept by how many dice do.
 */
function afterBand(wounds: readonly Rows[], step: Step, chance: number): readonly Rows[] {
  const { length } = wounds[0] as Rows;
  let most = wounds.length - 1;
  while (most > 0 && massOf(wounds[most] as Rows, 0, length) < NEVER) most -= 1;
  let sum: Rows = (wounds[most] as Rows).slice();
  for (let dice = most - 1; dice >= 0; dice--) {
    const next: Rows = new Float64Array(sum.length + length);
    for (let at = 0; at < sum.length; at++) {
      const odds = sum[at] as number;
      next[at + length] = odds * (1 - chance);
      sum[at] = odds * chance;
    }
    take(step, sum, next);
    const joining = wounds[dice] as Rows;
    for (let at = 0; at < length; at++) next[at] = (next[at] as number) + (joining[at] as number);
    sum = next;
  }
  return Array.from({ length: most + 1 }, (_, dice) => sum.subarray(dice * length, (dice + 1) * length));
}

/** Faces, lowest first, that the same models fail their saves on; those that all models save on are left out. */
function bandsOf({ chain, layout, description, isPrecise }: Pool, { save }: Defence) {
  const faces = [1, 2, 3, 4, 5, 6];
  const again = faces.filter((face) => isSaveRerolled(save, face)).length / 36;
  const bands: { chance: number; fails: string; isFailed: (defence: number) => boolean }[] = [];
  for (const face of faces) {
    const isFailed = (defence: number) => !isSaved((description.defences[defence] as Defence).save, face);
    const fails = description.defences.map((_, defence) => isFailed(defence)).join();
    if (!fails.includes("true")) continue;
    const chance = (isSaveRerolled(save, face) ? 0 : 1 / 6) + again;
    const last = bands.at(-1);
    if (last?.fails === fails) last.chance += chance;
    else bands.push({ chance, fails, isFailed });
  }
  return bands.map(({ chance, isFailed }) => ({
    chance,
    step: woundStep(chain, layout, description, "normal", isPrecise, isFailed),
  }));
}

function stepped(step: Step, row: Rows): Rows {
  const after = new Float64Array(row.length);
  take(step, row, after);
  return after;
}

/** Chances of both, place by place. */
export function added(one: Rows, other: Rows): Rows {
  const sum = new Float64Array(one.length);
  for (let at = 0; at < sum.length; at++) sum[at] = (one[at] as number) + (other[at] as number);
  return sum;
}
