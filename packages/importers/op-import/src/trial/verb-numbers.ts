import { type Finding, finding, sum } from "./finding.js";
import { constantOf, fitsNumbers, hasNumbers, mostOf } from "./limits.js";
import type { CardSeen, SideSeen, TableSeen } from "./table-seen.js";
import type { Deed } from "./watching.js";

/** A step that came to its end. */
export interface Done extends Deed {
  readonly after: TableSeen;
}

/** What a step did to the table, beside its numbers. */
export const changesOf = (deed: Done): readonly Finding[] => CHANGES[deed.step.type]?.(deed) ?? [];

const CHANGES: Readonly<Record<string, (deed: Done) => readonly Finding[]>> = {
  "op:draw": (deed) => counted(deed, "draw", "hand", "deck"),
  "op:addDon": (deed) => counted(deed, "DON!! added", "don", "donDeck"),
  "op:restDon": (deed) => counted(deed, "DON!! rested", "restedDon", "activeDon"),
  "op:returnDon": (deed) => counted(deed, "DON!! returned", "donDeck", deed.step.active === true ? "activeDon" : "don"),
  "op:damage": (deed) => {
    const written = constantOf(deed.step.count);
    return written === undefined ? [] : [finding("damage", written, -change(deed, "life"), "most")];
  },
  "op:give": given,
  "op:giveDon": (deed) => donGiven(deed, 1),
  "op:detachDon": (deed) => donGiven(deed, -1),
  "op:ko": (deed) => onlyChosen(deed, "K.O.'d", (was, is) => was.zone === "character" && is === undefined),
  "op:move": (deed) => onlyChosen(deed, "moved", (_was, is) => is === undefined),
  "op:rest": (deed) => onlyChosen(deed, "rested", (was, is) => !was.rested && is?.rested === true),
  "op:stand": (deed) => onlyChosen(deed, "stood", (was, is) => was.rested && is?.rested === false),
  "op:flip": (deed) => onlyChosen(deed, "turned", (was, is) => is !== undefined && was.faceUp !== is.faceUp),
  "op:look": looked,
  "op:rule": discounted,
};

/** The side a step speaks of, before and after. */
function sidesOf({ step, seat, before, after }: Done): readonly [SideSeen, SideSeen] {
  const whose = step.player === "opponent" ? 1 - seat : seat;
  return [before.sides[whose] as SideSeen, after.sides[whose] as SideSeen];
}

function change(deed: Done, size: keyof SideSeen): number {
  const [was, is] = sidesOf(deed);
  return is[size] - was[size];
}

/** So many more of one thing, as far as there were any of another. */
function counted(deed: Done, what: string, more: keyof SideSeen, from: keyof SideSeen): readonly Finding[] {
  const written = constantOf(deed.step.count);
  const there = sidesOf(deed)[0][from];
  return written === undefined ? [] : [finding(what, Math.min(written, there), change(deed, more))];
}

/** Each chosen card has so much more, or less, than before; costs and counters never show less than nothing. */
function given({ step, chosen, before, after }: Done): readonly Finding[] {
  return (chosen ?? []).flatMap((id) => {
    const [was, is] = [before.cards.get(id), after.cards.get(id)];
    if (was === undefined || is === undefined || !hasNumbersNow(is)) return [];
    const found = (["power", "cost", "counter"] as const).flatMap((stat) => {
      const amount = step[stat];
      const least = stat === "power" ? Number.NEGATIVE_INFINITY : 0;
      if (typeof amount === "number") return [finding(stat, Math.max(least, was[stat] + amount), is[stat])];
      return scaled(stat, amount, is[stat] - was[stat]);
    });
    if (typeof step.basePower === "number") found.push(finding("base power", step.basePower, is.basePower));
    if (step.powerZero === true) found.push(finding("power", Math.min(0, was.power), is.power));
    return found;
  });
}

/** Elsewhere nothing can be given to a card. */
const hasNumbersNow = ({ zone }: CardSeen): boolean => ["leader", "character", "stage", "hand"].includes(zone);

/** Cards in hand that cost less now cost so much less. */
function discounted({ step, before, after }: Done): readonly Finding[] {
  const { by } = (step.discount ?? {}) as { readonly by?: unknown };
  if (typeof by !== "number") return [];
  return [...before.cards].flatMap(([id, was]) => {
    const is = after.cards.get(id);
    if (is === undefined || is.cost === was.cost) return [];
    return [finding("cost", Math.max(0, was.cost - by), is.cost)];
  });
}

/** So much for each of something: a multiple of it. */
function scaled(stat: string, amount: unknown, seen: number): readonly Finding[] {
  const { times } = (amount ?? {}) as { readonly times?: unknown };
  if (typeof times !== "number" || seen === 0) return [];
  return [{ what: `${stat} in steps of ${times}, seen ${seen}`, isSo: seen % times === 0 && seen * times > 0 }];
}

function donGiven({ step, chosen, before, after }: Done, sign: 1 | -1): readonly Finding[] {
  const written = constantOf(step.count);
  if (written === undefined || chosen === null || chosen.length === 0) return [];
  const donOf = (seen: TableSeen) => sum(chosen.map((id) => seen.cards.get(id)?.don ?? 0));
  return [finding("given DON!!", written * chosen.length, sign * (donOf(after) - donOf(before)), "most")];
}

/** Nothing but what was chosen has changed in this way. */
function onlyChosen(
  { chosen, before, after, step }: Done,
  what: string,
  hasChanged: (was: CardSeen, is: CardSeen | undefined) => boolean,
): readonly Finding[] {
  const changed = [...before.cards].filter(([id, was]) => hasChanged(was, after.cards.get(id))).map(([id]) => id);
  const others = changed.filter((id) => chosen?.includes(id) !== true);
  if (changed.length === 0) return [];
  return [{ what: `${step.type}: ${what} besides those chosen: ${others.join(", ")}`, isSo: others.length === 0 }];
}

interface Taking {
  readonly filter?: object;
  readonly count: unknown;
}

function looked({ step, seat, before, looked, taken }: Done): readonly Finding[] {
  const written = constantOf(step.count);
  const whose = step.of === "opponent" ? 1 - seat : seat;
  const pile = (before.sides[whose] as SideSeen)[step.zone as "deck" | "life" | "hand"];
  const found = written === undefined ? [] : [finding("looked at", Math.min(written, pile), looked)];
  for (const [place, { count, filter }] of (step.take as readonly Taking[]).entries()) {
    const cards = (taken[place] ?? []).flatMap((id) => before.cards.get(id) ?? []);
    const most = mostOf(count);
    if (most !== undefined && cards.length > 0) found.push(finding("taken", most, cards.length, "most"));
    if (hasNumbers(filter))
      for (const card of cards)
        found.push({ what: `taken within ${JSON.stringify(filter)}`, isSo: fitsNumbers(filter, card) });
  }
  return found;
}
