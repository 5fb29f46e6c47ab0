import { readBullets } from "../bullets.js";
import type { PrintedAbility, Sheet } from "../sheet.js";
import { onOneLine } from "../typography.js";
import { createArmoury } from "./armoury.js";
import { type Entry, isOfSize, type Walk } from "./entries.js";
import { modelsIn } from "./models.js";
import { isConditional, modifiersOf } from "./modifiers.js";
import { abilitiesOf, damagedOf, type Info, infosOf } from "./profiles.js";
import { listOf, numberIn, textOf } from "./tree.js";

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

/** Points of a unit, and of larger ones: modifiers of its cost that count models. */
function costsOf(walk: Walk, { node, link }: Entry): Sheet["costs"] {
  const cost = [...listOf(link, "costs"), ...listOf(node, "costs")].find((one) => textOf(one, "name") === "pts");
  if (cost === undefined) return [];
  const costs = [{ points: String(numberIn(cost, "value")) } as { models?: string; points: string }];
  for (const modifier of [...modifiersOf(node), ...modifiersOf(link)]) {
    if (modifier.field !== cost.typeId) continue;
    const [condition] = listOf(modifier, "conditions");
    const kind = String(condition?.type);
    if (
      modifier.type === "set" &&
      condition !== undefined &&
      isOfSize(modifier) &&
      /^(atLeast|greaterThan)$/.test(kind)
    ) {
      const models = numberIn(condition, "value") + (kind === "greaterThan" ? 1 : 0);
      costs.push({ models: String(models), points: String(numberIn(modifier, "value")) });
    } else if (isConditional(modifier))
      walk.report.add("modifier that depends on the army", `${String(modifier.type)} points`, walk.sheet);
  }
  return costs;
}

/** Whom a leader may lead: bullets, or a list with commas after a colon. */
function leadsOf(infos: readonly Info[]): readonly string[] {
  const texts = infos
    .filter(({ kind, name }) => kind === "profile" && /^leader$/i.test(name))
    .flatMap((info) => info.value("DESCRIPTION") ?? []);
  return [...new Set(texts.flatMap(namesIn))];
}

function namesIn(text: string): readonly string[] {
  const bullets = readBullets(text.replace(/\n\s*[-*]\s+/g, "\n\u25a0 "));
  if (bullets.length > 0) return bullets;
  const [, list] = /:\s*([^.]*)/.exec(onOneLine(text)) ?? [];
  return (list ?? "")
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map((name) => name.trim())
    .filter((name) => name !== "" && name.length <= 80);
}
