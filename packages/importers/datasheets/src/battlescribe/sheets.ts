import type { PrintedAbility, Sheet } from "../sheet.js";
import { createArmoury } from "./armoury.js";
import { costsOf } from "./costs.js";
import type { Entry, Walk } from "./entries.js";
import { leadsOf } from "./leads.js";
import { modelsIn } from "./models.js";
import { abilitiesOf, damagedOf, infosOf } from "./profiles.js";
import { listOf, textOf } from "./tree.js";

/** A datasheet of a catalogue as printed: its models with what they begin with, and what they may have instead. */
export function sheetOf(walk: Walk, entry: Entry, faction: string): Sheet {
  const infos = infosOf(walk, entry);
  const armoury = createArmoury(walk);
  const { groups, totals, models, options } = modelsIn(walk, entry, infos, armoury);
  const inside = armoury.abilities();
  const transport = [...infos, ...armoury.infos()].find(({ typeName }) => typeName === "Transport")?.value("CAPACITY");
  return {
    name: entry.name,
    faction,
    keywords: keywordsOf(entry),
    costs: costsOf(walk, entry),
    models,
    sizes: [groups],
    totals,
    options,
    weapons: armoury.weapons(),
    abilities: distinct([...abilitiesOf(infos, "unit"), ...inside]),
    damaged: damagedOf([...infos, ...armoury.infos()]),
    leads: leadsOf([...infos, ...armoury.infos()]),
    transport,
  };
}

/** Names of categories; a faction's without the word. */
function keywordsOf({ node, link }: Entry): readonly string[] {
  const links = [...listOf(node, "categoryLinks"), ...listOf(link, "categoryLinks")];
  const names = links.flatMap((one) => textOf(one, "name") ?? []).map((name) => name.replace(/^Faction:\s*/i, ""));
  return [...new Set(names)];
}

const distinct = (abilities: readonly PrintedAbility[]): readonly PrintedAbility[] =>
  abilities.filter(({ name }, at) => abilities.findIndex((other) => other.name === name) === at);
