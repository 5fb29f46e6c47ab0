import type { PrintedGroup, PrintedModel, PrintedOption, PrintedTotal } from "../sheet.js";
import type { Armoury } from "./armoury.js";
import { carriedBy, defaultsOf } from "./carried.js";
import { childrenOf, type Entry, type Walk } from "./entries.js";
import { type Info, invulnerableOf, modelOf } from "./profiles.js";
import { idOf } from "./tree.js";

/** The models of a datasheet: groups with what they begin with, limits on their sums, and what else they may have. */
export interface Models {
  readonly groups: readonly PrintedGroup[];
  readonly totals: readonly PrintedTotal[];
  readonly models: readonly PrintedModel[];
  readonly options: readonly PrintedOption[];
}

/** No unit is larger; an entry without a maximum is limited by what it lies in. */
const MOST = 100;

export function modelsIn(walk: Walk, sheet: Entry, infos: readonly Info[], armoury: Armoury): Models {
  const totals: PrintedTotal[] = [];
  const models: PrintedModel[] = [];
  const options: PrintedOption[] = [];
  const taken = new Set<string>();

  const modelGroup = (entry: Entry, trail: readonly string[]): Counted => {
    const name = freeName(entry.name, taken);
    const own = entry === sheet ? infos : armoury.ofModel(entry);
    const unit = infos.filter(({ typeName }) => typeName === "Unit");
    const profile =
      own.find(({ typeName }) => typeName === "Unit") ?? unit.find((one) => one.name === entry.name) ?? unit[0];
    const saves = [invulnerableOf(own), invulnerableOf(infos)].find(({ invulnerable }) => invulnerable !== undefined);
    models.push(modelOf(name, profile, saves ?? {}));
    const { items, choices } = carriedBy(walk, entry, { owner: name, armoury, trail });
    options.push(...choices.map((choice) => ({ ...choice, who: name })));
    return {
      name,
      count: entry.least,
      least: entry.least,
      most: Math.min(MOST, entry.most),
      weapons: items,
      ids: idsOf(entry),
    };
  };

  const visit = (container: Entry, trail: readonly string[]): readonly Counted[] =>
    childrenOf(walk, container, trail).flatMap((child) => {
      const below = [...trail, idOf(child.node)];
      if (child.type === "model") return [modelGroup(child, below)];
      const inner = visit(child, below);
      if (inner.length === 0) {
        if (container === sheet && child.kind === "entry") ofUnit.push(child);
        return [];
      }
      // what is chosen or not, models and all: no unit has it until it is chosen
      if (child.kind === "entry")
        return child.least > 0 ? inner : inner.map((group) => ({ ...group, count: 0, least: 0 }));
      totals.push({ names: inner.map(({ name }) => name), least: child.least, most: Math.min(MOST, child.most) });
      return filled(child, inner);
    });

  const ofUnit: Entry[] = [];
  const start = [idOf(sheet.node)];
  const inside = visit(sheet, start);
  const isItself = sheet.type === "model" || inside.length === 0;
  const groups = isItself ? [{ ...modelGroup(sheet, start), count: 1, least: 1, most: 1 }, ...inside] : inside;
  if (!isItself)
    for (const child of ofUnit) {
      const { items, choices } = carriedBy(walk, child, { owner: sheet.name, armoury, trail: start });
      if (items.length > 0 && child.least === 0) options.push({ oneOf: [items] });
      if (items.length > 0 && child.least > 0) walk.report.add("wargear of a whole unit", child.name, sheet.name);
      options.push(...choices);
    }
  const isNobody = groups.every(({ count }) => count === 0);
  return {
    groups: isNobody ? groups.map((one, at) => ({ ...one, count: at === 0 ? 1 : 0 })) : groups,
    totals,
    models,
    options,
  };
}

interface Counted extends PrintedGroup {
  readonly count: number;
  readonly ids: readonly string[];
}

/** Models that a group needs beyond those that must be there: the usual ones, up to their most. */
function filled(group: Entry, inner: readonly Counted[]): readonly Counted[] {
  const usual = defaultsOf(group);
  let missing = group.least - inner.reduce((sum, { count }) => sum + count, 0);
  const first = inner.find(({ ids }) => ids.some((id) => id === usual));
  const order = first === undefined ? inner : [first, ...inner.filter((one) => one !== first)];
  const more = new Map<Counted, number>();
  for (const one of order) {
    if (missing <= 0) break;
    const room = Math.min(missing, one.most - one.count);
    more.set(one, room);
    missing -= room;
  }
  return inner.map((one) => ({ ...one, count: one.count + (more.get(one) ?? 0) }));
}

const idsOf = ({ node, link }: Entry): readonly string[] => [idOf(node), ...(link === undefined ? [] : [idOf(link)])];

function freeName(name: string, taken: Set<string>): string {
  let [free, number] = [name, 2];
  while (taken.has(free)) {
    free = `${name} ${number}`;
    number += 1;
  }
  taken.add(free);
  return free;
}
