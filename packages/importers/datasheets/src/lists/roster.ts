import { Unit } from "@riposte/warhammer-40k";
import type { Library } from "@riposte/warhammer-40k-abilities";
import { createArmoury } from "../battlescribe/armoury.js";
import { linkCatalogues } from "../battlescribe/catalogues.js";
import type { Entry, Walk } from "../battlescribe/entries.js";
import { abilitiesOf, damagedOf, type Info, infosOf, invulnerableOf, modelOf } from "../battlescribe/profiles.js";
import { listOf, numberIn, type Tree, textOf } from "../battlescribe/tree.js";
import { enhancing } from "../enhancing.js";
import type { Item } from "../loadout.js";
import { createReport, type Finding } from "../report.js";
import { resolveSheet } from "../resolve.js";
import type { PrintedGroup, PrintedModel, Sheet } from "../sheet.js";
import { slugOf } from "../slug.js";
import type { Muster } from "./muster.js";
import { shareOut } from "./share-out.js";

/** No army has more selections; a tree that goes on for ever is no roster. */
const BUDGET = 20_000;
const ENHANCEMENT = /enhancement|amélioration/i;

/** A roster in a file's data: BattleScribe's or New Recruit's. */
export function rosterIn(data: unknown): Tree | undefined {
  const { roster } = (typeof data === "object" && data !== null ? data : {}) as { readonly roster?: Tree };
  return typeof roster === "object" && roster !== null && listOf(roster, "forces").length > 0 ? roster : undefined;
}

/** An army from a roster that carries its own profiles: no datasheets are needed. */
export function musterRoster(library: Library, roster: Tree): Muster {
  const problems: string[] = [];
  const report = createReport();
  const forces = listOf(roster, "forces");
  const system = textOf(roster, "gameSystemName");
  if (system !== undefined && !/warhammer 40/i.test(system))
    return {
      format: "roster",
      army: emptyArmy(roster),
      points: { sum: 0, said: undefined, limit: undefined },
      problems: [`It is a roster of ${system}, not of Warhammer 40,000.`],
      notes: [],
    };
  const walk: Walk = { catalogues: linkCatalogues([]), report, sheet: "", budget: BUDGET };
  const faction = forces
    .map((force) => textOf(force, "catalogueName"))
    .find((name) => name !== undefined)
    ?.split(/\s+-\s+/)
    .at(-1);
  const chosen = forces.flatMap((force) => listOf(force, "selections"));
  const taken = new Map<string, number>();
  const units = chosen.filter(isUnit).flatMap((selection) => {
    const name = textOf(selection, "name") ?? "";
    const sheet = sheetOf({ ...walk, sheet: name }, selection, faction);
    const unit = resolveSheet(library, sheet, report);
    if (unit === undefined) {
      problems.push(`${name}: its profiles make no unit. Does the roster carry profiles? Export it with them.`);
      return [];
    }
    const { build: _, ...rest } = Unit.parse({ ...unit, leads: undefined });
    const before = taken.get(slugOf(name)) ?? 0;
    taken.set(slugOf(name), before + 1);
    const id = before === 0 ? slugOf(name) : `${slugOf(name)}-${before + 1}`;
    return [
      { ...rest, id, datasheet: unit.id, points: pointsOf(selection), enhancements: enhancementsOf(walk, selection) },
    ];
  });
  const sum = units.reduce((all, { points }) => all + points, 0);
  const inPoints = (costs: "costs" | "costLimits") =>
    listOf(roster, costs)
      .filter((cost) => textOf(cost, "name")?.trim() === "pts")
      .map((cost) => numberIn(cost, "value"))[0];
  const limit = inPoints("costLimits");
  const detachment = chosen
    .filter((one) => textOf(one, "name") === "Detachment")
    .flatMap((one) => textOf(listOf(one, "selections")[0], "name") ?? [])[0];
  const army = emptyArmy(roster);
  return {
    format: "roster",
    army: {
      ...army,
      ...(/\b11(?:e|th)\b/i.test(system ?? "") ? { edition: "11" } : {}),
      army: {
        ...army.army,
        ...(faction === undefined ? {} : { faction }),
        ...(detachment === undefined ? {} : { detachment: { name: detachment, abilities: [] } }),
      },
      units,
    },
    // BattleScribe writes -1 where there is none
    points: { sum, said: inPoints("costs"), limit: limit !== undefined && limit > 0 ? limit : undefined },
    problems: [
      ...problems,
      ...(units.length === 0 && problems.length === 0 ? ["There is no unit in the roster."] : []),
    ],
    notes: [...report.findings().filter(isTold).map(spelled), ...otherSum(inPoints("costs"), sum)],
  };
}

const otherSum = (said: number | undefined, sum: number): readonly string[] =>
  said === undefined || said === sum ? [] : [`The roster says ${said} points; its units are ${sum}.`];

const isTold = ({ trouble }: Finding): boolean =>
  [
    "profile left out",
    "save not read",
    "value not understood",
    "models without weapons",
    "loadout not understood",
  ].includes(trouble);
const spelled = ({ trouble, what, where }: Finding): string => `${where.join(", ")}: ${trouble}: ${what}`;

const isUnit = (selection: Tree): boolean => selection.type === "unit" || selection.type === "model";

const emptyArmy = (roster: Tree) => {
  const name = textOf(roster, "name") ?? "Army";
  return { id: slugOf(name) || "army", army: { name }, units: [] as readonly Unit[] };
};

/** Points of a selection and of all inside it. */
const pointsOf = (selection: Tree, depth = 0): number => {
  const own = listOf(selection, "costs").find((cost) => textOf(cost, "name")?.trim() === "pts");
  const inside = depth > 20 ? [] : listOf(selection, "selections").map((child) => pointsOf(child, depth + 1));
  return inside.reduce((sum, one) => sum + one, own === undefined ? 0 : numberIn(own, "value") || 0);
};

const entryOf = (selection: Tree): Entry => ({
  node: selection,
  link: undefined,
  home: { file: "roster", root: selection, id: "", name: "roster", isLibrary: false },
  kind: "entry",
  name: textOf(selection, "name") ?? "",
  type: textOf(selection, "type"),
  least: 1,
  most: 1,
});

const countOf = (selection: Tree): number => Math.max(1, numberIn(selection, "number") || 1);

/** A chosen unit as a printed sheet: groups that are as many as they are, with what they carry. */
function sheetOf(walk: Walk, selection: Tree, faction: string | undefined): Sheet {
  const armoury = createArmoury(walk);
  const entry = entryOf(selection);
  const infos = infosOf(walk, entry);
  const found = modelsIn(walk, selection);
  const inside =
    selection.type === "model" || found.length === 0 ? [selection, ...found.filter((one) => one !== selection)] : found;
  const models: PrintedModel[] = [];
  const groups = inside.flatMap((model): readonly PrintedGroup[] => {
    const own = model === selection ? infos : armoury.ofModel(entryOf(model));
    const name = free(textOf(model, "name") ?? "", models);
    models.push(modelOf(name, unitProfile(own, infos), { ...invulnerableOf(infos), ...invulnerableOf(own) }));
    const count = countOf(model);
    const totals = new Map<string, number>();
    gather(
      walk,
      model,
      1,
      (item, total) => totals.set(item.name, (totals.get(item.name) ?? 0) + total),
      (child) => armoury.itemsOf(entryOf(child), name),
    );
    return shareOut(count, forAll(count, totals), []).shares.map((share) => ({
      name,
      profile: name,
      least: share.count,
      most: share.count,
      weapons: [...share.loadout].map(([thing, each]) => ({ name: thing, each })),
    }));
  });
  return {
    name: entry.name,
    faction,
    keywords: listOf(selection, "categories").flatMap(
      (category) => textOf(category, "name")?.replace(/^Faction:\s*/i, "") ?? [],
    ),
    costs: [],
    models,
    sizes: [groups],
    weapons: armoury.weapons(),
    abilities: [...abilitiesOf(infos, "unit"), ...armoury.abilities()].filter(
      ({ name }, at, all) => all.findIndex((one) => one.name === name) === at,
    ),
    damaged: damagedOf([...infos, ...armoury.infos()]),
    leads: [],
  };
}

/**
 * Most programs write how many there are in all; some write what each model has. Where so few would leave models with
 * nothing at all, they are each model's.
 */
function forAll(count: number, totals: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const isEach = totals.size > 0 && [...totals.values()].reduce((sum, one) => sum + one, 0) < count;
  return isEach ? new Map([...totals].map(([name, each]) => [name, each * count])) : totals;
}

const unitProfile = (own: readonly Info[], infos: readonly Info[]): Info | undefined =>
  own.find(({ typeName }) => typeName === "Unit") ?? infos.find(({ typeName }) => typeName === "Unit");

function free(name: string, models: readonly PrintedModel[]): string {
  const alike = models.filter((model) => model.name === name || model.name.startsWith(`${name} #`)).length;
  return alike === 0 ? name : `${name} #${alike + 1}`;
}

/** Models anywhere inside a unit. */
function modelsIn(walk: Walk, selection: Tree, depth = 0): readonly Tree[] {
  walk.budget -= 1;
  if (walk.budget < 0 || depth > 20) return [];
  return listOf(selection, "selections").flatMap((child) =>
    child.type === "model" ? [child, ...modelsIn(walk, child, depth + 1)] : modelsIn(walk, child, depth + 1),
  );
}

/** Wargear of a model, with how many there are among its kind. */
function gather(
  walk: Walk,
  model: Tree,
  depth: number,
  add: (item: Item, total: number) => void,
  itemsOf: (child: Tree) => readonly Item[],
): void {
  walk.budget -= 1;
  if (walk.budget < 0 || depth > 20) return;
  for (const child of listOf(model, "selections")) {
    if (child.type === "model" || ENHANCEMENT.test(textOf(child, "group") ?? "")) continue;
    for (const item of itemsOf(child)) add(item, countOf(child));
    gather(walk, child, depth + 1, add, itemsOf);
  }
}

/** Enhancements among a unit's selections: New Recruit names the group they are from. */
const enhancementsOf = (walk: Walk, selection: Tree): Unit["enhancements"] =>
  listOf(selection, "selections").flatMap((child) => [
    ...(ENHANCEMENT.test(textOf(child, "group") ?? "")
      ? [
          {
            name: textOf(child, "name") ?? "",
            abilities: abilitiesOf(infosOf(walk, entryOf(child)), "wargear").map(({ name, text }) =>
              enhancing(name, text),
            ) as Unit["abilities"],
          },
        ]
      : []),
    ...enhancementsOf(walk, child),
  ]);
