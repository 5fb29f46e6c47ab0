import type { AttackDescription, Pmf } from "@riposte/warhammer-40k";
import { type HarmLaw, harmLaw, type WoundKind } from "./harm-law.js";
import type { Chain, Reached } from "./kill-chain.js";
import type { Layout } from "./layout.js";

/** One wound as a step from place to place of a row: save, damage, Feel No Pain, overkill. */
export interface Step {
  /** Steps with the same key are the same. */
  readonly key: string;
  readonly bands: readonly Band[];
}

/** Ways that lead equally far, by the place they start from. */
interface Band {
  readonly far: number;
  readonly chances: Float64Array;
}

/** Adds to `into` where rows lead, one behind the other, each as long as a band. */
export function take({ bands }: Step, rows: Float64Array, into: Float64Array): void {
  for (const { far, chances } of bands) {
    const [size, end, length] = [chances.length, chances.length - far, rows.length];
    for (let row = 0; row < length; row += size)
      for (let place = 0; place < end; place++)
        into[row + place + far] =
          (into[row + place + far] as number) + (rows[row + place] as number) * (chances[place] as number);
  }
}

/** A step, and the chance that it is taken at all. */
export interface TakenStep {
  readonly chance: number;
  readonly step: Step;
}

/** A step without what leads nowhere from every place alike: wounds that are saved or ignored need not be followed. */
export function taken(step: Step): TakenStep {
  const still = step.bands.find(({ far }) => far === 0)?.chances;
  const nowhere = still?.reduce((least, chance) => Math.min(least, chance)) ?? 0;
  const chance = 1 - nowhere;
  if (still === undefined || nowhere === 0 || chance < ROUNDED) return { chance: 1, step };
  const apart = (far: number) => (odds: number) => {
    const left = far === 0 ? odds - nowhere : odds;
    return left < ROUNDED ? 0 : left / chance;
  };
  const bands = step.bands.map(({ far, chances }) => ({ far, chances: chances.map(apart(far)) }));
  return {
    chance,
    step: { key: `taken ${step.key}`, bands: bands.filter(({ chances }) => chances.some((odds) => odds > 0)) },
  };
}

/** Less is what is left of numbers that should be equal. */
const ROUNDED = 1e-15;

/** What a wound may come to at a place: other bits, and so many points of damage. */
interface Outcome {
  readonly state: number;
  readonly points: Pmf;
  readonly chance: number;
}

/**
 * The step of an attack's normal or devastating wounds along a chain of models. With `isFailed`, of a wound whose save is
 * rolled already: who fails it suffers, others nothing.
 */
export function woundStep(
  chain: Chain,
  layout: Layout,
  description: AttackDescription,
  kind: WoundKind,
  isPrecise: boolean,
  isFailed?: (defence: number) => boolean,
): Step {
  const [saves, damages] = [layout.spending(description, "save"), layout.spending(description, "damage")];
  const isSingle = damages.some((spent) => spent >= 0);
  const laws = description.defences.map((defence) => harmLaw(description, defence, kind, isSingle));
  const outcomes = (state: number, defence: number): readonly Outcome[] => {
    const law = laws[defence] as HarmLaw;
    const [save, damage] = [saves[state] as number, damages[state] as number];
    const harmed = (from: number, chance: number): readonly Outcome[] => {
      const used = damage < 0 ? -1 : from | damage;
      if (used < 0) return [{ state: from, points: law.points, chance }];
      return [
        { state: from, points: law.kept, chance },
        { state: used, points: law.used, chance },
      ];
    };
    if (isFailed !== undefined) return isFailed(defence) ? harmed(state, 1) : [{ state, points: NOTHING, chance: 1 }];
    const unsaved = 1 - law.saved;
    if (save < 0) return [{ state, points: NOTHING, chance: law.saved }, ...harmed(state, unsaved)];
    return [
      { state, points: NOTHING, chance: law.saved },
      ...harmed(state, unsaved - law.again),
      { state: save, points: NOTHING, chance: law.again * law.fresh },
      ...harmed(save, law.again * (1 - law.fresh)),
    ];
  };
  const key = kind === "normal" ? "" : keyOf([isPrecise, laws, layout.states === 1 ? [] : [saves, damages]]);
  return stepAlong(layout, key, isPrecise ? chain.precise : chain.ordinary, outcomes);
}

const NOTHING = Float64Array.of(1);

const keyOf = (parts: unknown): string =>
  JSON.stringify(parts, (_name, value) => (ArrayBuffer.isView(value) ? Array.from(value as Float64Array) : value));

/** Points of damage without a save: mortal wounds, by the models they reach. */
export const mortalStep = (chain: Chain, layout: Layout, points: readonly Pmf[]): Step =>
  stepAlong(layout, keyOf(points), chain.ordinary, (state, defence) => [
    { state, points: points[defence] as Pmf, chance: 1 },
  ]);

function stepAlong(
  { positions, states, size }: Layout,
  key: string,
  reached: readonly (Reached | null)[],
  outcomes: (state: number, defence: number) => readonly Outcome[],
): Step {
  const bands = new Map<number, Float64Array>();
  const add = (place: number, to: number, chance: number) => {
    const band = bands.get(to - place) ?? new Float64Array(size);
    band[place] = (band[place] as number) + chance;
    bands.set(to - place, band);
  };
  const known = new Map<number, readonly Outcome[]>();
  for (let place = 0; place < size; place++) {
    const [state, position] = [Math.floor(place / positions), place % positions];
    const model = reached[position] as Reached | null;
    // a destroyed unit absorbs nothing more
    if (model === null) {
      add(place, place, 1);
      continue;
    }
    const at = model.defence * states + state;
    const mine = known.get(at) ?? outcomes(state, model.defence);
    known.set(at, mine);
    for (const outcome of mine)
      for (let n = 0; n < outcome.points.length; n++) {
        const chance = outcome.chance * (outcome.points[n] as number);
        // what is left when the model dies is lost
        const to = outcome.state * positions + position + Math.min(n, model.left) * model.stride;
        if (chance !== 0) add(place, to, chance);
      }
  }
  return { key, bands: [...bands].map(([far, chances]) => ({ far, chances })) };
}
