import type { Adapter } from "../adapter.js";
import { childOf, type SourceNode } from "../node.js";
import { readBullets, readGroup } from "../printed-lists.js";
import type { Reader } from "../reader.js";
import type { Report } from "../report.js";
import type { PrintedAbility, PrintedGroup, PrintedModel, PrintedWeapon, Sheet } from "../sheet.js";

/** JSON of game-datacards: one file per faction, each with its datasheets. */
export const gameDatacards: Adapter = {
  name: "game-datacards",
  recognises: (root) => childOf(childOf(root, "datasheets"), "stats") !== undefined,
  read: (sources, reader, report) =>
    sources.flatMap(({ root }) => {
      reader.ignore(root, "id", "link", "name", "is_subfaction", "parent_id", "colours", "compatibleDataVersion");
      reader.ignore(root, "updated", "faction_keywords", "header", "banner", "icon");
      return reader.children(root, "datasheets").map((sheet) => sheetOf(sheet, reader, report));
    }),
};

function sheetOf(node: SourceNode, reader: Reader, report: Report): Sheet {
  const name = reader.text(node, "name") ?? "";
  const faction = reader.text(node, "faction_id");
  const abilities = reader.child(node, "abilities");
  const damaged = reader.child(abilities, "damaged");
  const range = reader.text(damaged, "range");
  const text = reader.text(damaged, "description");
  reader.ignore(node, "id", "source", "cardType", "fluff", "legends", "imperialArmour", "showDamagedMarker", "fonts");
  reader.ignore(damaged, "showDamagedAbility", "showDescription");
  return {
    name,
    faction: reader.texts(node, "factions")[0] ?? faction,
    keywords: [...reader.texts(node, "keywords"), ...reader.texts(node, "factions")],
    points: pointsOf(reader.children(node, "points"), reader),
    models: modelsOf(node, abilities, reader),
    groups: groupsOf(name, reader.texts(node, "composition"), report),
    loadout: reader.text(node, "loadout"),
    weapons: [
      ...reader.children(node, "rangedWeapons").map((weapon) => weaponOf(weapon, "ranged", reader)),
      ...reader.children(node, "meleeWeapons").map((weapon) => weaponOf(weapon, "melee", reader)),
    ],
    abilities: abilitiesOf(abilities, reader),
    damaged: range === undefined ? undefined : { range, text },
    leads: leadsOf(name, node, reader, report),
    transport: reader.text(node, "transport"),
  };
}

function pointsOf(costs: readonly SourceNode[], reader: Reader): string | undefined {
  const [cheapest] = costs.map((cost) => reader.text(cost, "cost"));
  for (const cost of costs) reader.ignore(cost, "models", "cost", "keyword", "active");
  return cheapest;
}

function modelsOf(node: SourceNode, abilities: SourceNode | undefined, reader: Reader): readonly PrintedModel[] {
  const invul = reader.child(abilities, "invul");
  const invulnerable = reader.text(invul, "value");
  const invulnerableInfo = reader.text(invul, "info");
  reader.ignore(invul, "showInvulnerableSave", "showInfo", "showAtTop");
  return reader.children(node, "stats").map((stats) => {
    reader.ignore(stats, "active", "showName", "showDamagedMarker");
    return {
      name: reader.text(stats, "name") ?? "",
      M: reader.text(stats, "m"),
      T: reader.text(stats, "t"),
      Sv: reader.text(stats, "sv"),
      W: reader.text(stats, "w"),
      Ld: reader.text(stats, "ld"),
      OC: reader.text(stats, "oc"),
      invulnerable,
      invulnerableInfo,
    };
  });
}

/** Lines of the composition; one that is not understood is said, not guessed. */
export function groupsOf(sheet: string, lines: readonly string[], report: Report): readonly PrintedGroup[] {
  return lines.flatMap((line) => {
    const group = readGroup(line);
    if (group === undefined && !/^or\b/i.test(line)) report.add("composition not understood", line, sheet);
    return group ?? [];
  });
}

/** Profiles of one weapon are printed "name – mode". */
const baseName = (profiles: readonly string[]): string => {
  const [first = ""] = profiles;
  const stem = first.replace(/^[\u27a4\s]+/, "").split(/\s+[-\u2013\u2014]\s+/)[0] ?? first;
  return profiles.length > 1 && profiles.every((name) => name.includes(stem)) ? stem : first;
};

function weaponOf(node: SourceNode, type: "ranged" | "melee", reader: Reader): PrintedWeapon {
  reader.ignore(node, "active");
  const profiles = reader.children(node, "profiles").map((profile) => {
    reader.ignore(profile, "active");
    return {
      name: reader.text(profile, "name") ?? "",
      range: reader.text(profile, "range"),
      A: reader.text(profile, "attacks"),
      skill: reader.text(profile, "skill"),
      S: reader.text(profile, "strength"),
      AP: reader.text(profile, "ap"),
      D: reader.text(profile, "damage"),
      abilities: reader.texts(profile, "keywords"),
    };
  });
  return { name: baseName(profiles.map(({ name }) => name)), type, profiles };
}

function abilitiesOf(node: SourceNode | undefined, reader: Reader): readonly PrintedAbility[] {
  const described = (field: string, layer: PrintedAbility["layer"]) =>
    reader.children(node, field).flatMap((ability) => {
      reader.ignore(ability, "showAbility", "showDescription");
      const outer = reader.text(ability, "name");
      const inner = reader.children(ability, "abilities");
      return (inner.length === 0 ? [ability] : inner).map((one) => ({
        name: reader.text(one, "name") ?? outer ?? "",
        text: reader.text(one, "description"),
        layer,
      }));
    });
  return [
    ...[...reader.texts(node, "core"), ...reader.texts(node, "faction")].map(
      (name) => ({ name, layer: "unit" }) as const,
    ),
    ...described("other", "unit"),
    ...described("special", "unit"),
    ...described("primarch", "unit"),
    ...described("wargear", "wargear"),
  ];
}

function leadsOf(sheet: string, node: SourceNode, reader: Reader, report: Report): readonly string[] {
  const leads = reader.child(node, "leads");
  const listed = reader.texts(leads, "units");
  const extra = reader.text(leads, "extra");
  if (extra !== undefined) report.add("rule not understood", `whom it may lead beside: ${extra}`, sheet);
  const text = reader.text(node, "leader");
  return listed.length > 0 || text === undefined ? listed : readBullets(text);
}
