import { holdsNumbers } from "./conditions-seen.js";
import { type Finding, finding, sum } from "./finding.js";
import { fitsNumbers, hasNumbers, mostOf } from "./limits.js";
import type { CardSeen, TableSeen } from "./table-seen.js";
import { changesOf, type Done } from "./verb-numbers.js";
import type { Deed } from "./watching.js";

/** How often numbers of an ability were compared with what came of them, and where the two differ. */
export interface Compared {
  readonly held: number;
  readonly wrong: readonly string[];
}

/** What must be so for an ability to act. */
export interface Gates {
  readonly condition?: unknown;
  readonly don?: number;
}

/** Compares the numbers of an ability with the table it acted on, and those of the steps it took with what they did to it. */
export function compare(ability: string, gates: Gates, deeds: readonly Deed[]): Compared {
  const first = deeds.find((deed) => deed.ability === ability);
  const before = first === undefined ? [] : gatesOf(gates, first.before, first.seat, first.source);
  const steps = deeds.flatMap((deed, place) => [...stepOf(deed), ...conditionOf(deed, deeds[place + 1])]);
  return comparedOf([...before, ...steps]);
}

/** The printed condition and [DON!! xN] held. */
export function gatesOf({ condition, don }: Gates, seen: TableSeen, seat: number, source: number): readonly Finding[] {
  const isSo = condition === undefined ? undefined : holdsNumbers(condition, { seen, seat, source });
  const given = seen.cards.get(source)?.don;
  return [
    ...(isSo === undefined ? [] : [{ what: `if ${JSON.stringify(condition)}`, isSo }]),
    ...(don === undefined || given === undefined ? [] : [{ what: `DON!! x${don}, seen ${given}`, isSo: given >= don }]),
  ];
}

export const comparedOf = (findings: readonly Finding[]): Compared => ({
  held: findings.filter(({ isSo }) => isSo).length,
  wrong: findings.filter(({ isSo }) => !isSo).map(({ what }) => what),
});

function stepOf(deed: Deed): readonly Finding[] {
  const { after } = deed;
  // the game ended, or the trial did, in the middle of it
  if (after === null) return [];
  const done = { ...deed, after };
  return [...targetsOf(done), ...changesOf(done)];
}

/** An "if" whose steps were taken held, as far as it speaks of what can be counted. */
function conditionOf({ step, before, seat, source }: Deed, next: Deed | undefined): readonly Finding[] {
  if (step.type !== "op:if" || next === undefined) return [];
  const text = JSON.stringify(next.step);
  const wasTaken = (step.steps as readonly unknown[]).some((one) => JSON.stringify(one) === text);
  const isSo = holdsNumbers(step.condition, { seen: before, seat, source });
  return wasTaken && isSo !== undefined ? [{ what: `if ${JSON.stringify(step.condition)}`, isSo }] : [];
}

interface Target {
  readonly filter?: object;
  readonly count?: unknown;
  readonly total?: { readonly stat: keyof CardSeen; readonly max: unknown };
}

/** How many were chosen, and whether each of them was within the limits. */
function targetsOf({ step, chosen, before }: Done): readonly Finding[] {
  const target = step.target as Target | undefined;
  if (target === undefined || chosen === null || chosen.length === 0) return [];
  const most = mostOf(target.count);
  const cards = chosen.flatMap((id) => before.cards.get(id) ?? []);
  const { filter, total } = target;
  return [
    ...(most === undefined ? [] : [finding(`${step.type} on at most`, most, chosen.length, "most")]),
    ...(hasNumbers(filter) ? cards.map((card) => within(step.type, filter, card)) : []),
    ...(typeof total?.max === "number"
      ? [finding(`${total.stat} together`, total.max, sum(cards.map((card) => card[total.stat] as number)), "most")]
      : []),
  ];
}

const within = (verb: string, filter: object | undefined, card: CardSeen): Finding => ({
  what: `${verb} within ${JSON.stringify(filter)}, seen ${card.code} with power ${card.power}, cost ${card.cost}`,
  isSo: fitsNumbers(filter, card),
});
