import type { Adapter } from "../adapter.js";
import { readBullets } from "../bullets.js";
import { readComposition } from "../composition.js";
import { childOf, type SourceNode } from "../node.js";
import { createReader, type Reader } from "../reader.js";
import type { Report } from "../report.js";
import { stemOf } from "../resolve-weapons.js";
import type { PrintedAbility, PrintedModel, PrintedOption, PrintedWeapon, Sheet } from "../sheet.js";
import { isNoOption, readWargearOption } from "../wargear-option.js";
import { detachmentsOf, enhancementsOf } from "./game-datacards-lists.js";

/** JSON of game-datacards: one file per faction, each with its datasheets. */
export const gameDatacards: Adapter = {
  name: "game-datacards",
  recognises: (root) => childOf(childOf(root, "datasheets"), "stats") !== undefined,
  read(sources, reader, report) {
    const roots = sources.map(({ root }) => ({ root, faction: reader.text(root, "name") }));
    for (const { root } of roots) reader.ignore(root, ...ABOUT_FILE);
    return {
      sheets: roots.flatMap(({ root, faction }) =>
        reader.children(root, "datasheets").map((sheet) => sheetOf(sheet, faction, reader, report)),
      ),
      enhancements: roots.flatMap(({ root, faction }) => enhancementsOf(root, faction, reader)),
      detachments: roots.flatMap(({ root, faction }) => detachmentsOf(root, faction, reader)),
    };
  },
};

const ABOUT_FILE = [
  ...["id", "link", "is_subfaction", "parent_id", "parent_name", "colours", "compatibleDataVersion", "updated"],
  ...["faction_keywords", "header", "banner", "icon", "source"],
];
const ABOUT_SHEET = [
  ...["id", "source", "cardType", "fluff", "legends", "imperialArmour", "showDamagedMarker", "fonts", "baseSize"],
  // the same again from the other side: leaders name their units, and option lines name their wargear
  ...["leadBy", "wargearOptions", "chapter"],
];

function sheetOf(node: SourceNode, file: string | undefined, reader: Reader, report: Report): Sheet {
  const name = reader.text(node, "name") ?? "";
  const factions = reader.texts(node, "factions");
  const code = reader.text(node, "faction_id");
  const abilities = reader.child(node, "abilities");
  const damaged = reader.child(abilities, "damaged");
  const range = reader.text(damaged, "range");
  const text = reader.text(damaged, "description");
  reader.ignore(node, ...ABOUT_SHEET);
  reader.ignore(damaged, "showDamagedAbility", "showDescription");
  const composition = readComposition(reader.texts(node, "composition"));
  for (const line of composition.unread) report.add("composition not understood", line, name);
  const loadout = [reader.text(node, "loadout") ?? [], composition.loadout].flat().join("\n");
  return {
    name,
    faction: file ?? factions[0] ?? code,
    keywords: [...reader.texts(node, "keywords"), ...factions],
    costs: costsOf(reader.children(node, "points"), reader),
    models: modelsOf(node, abilities, reader),
    sizes: composition.sizes,
    loadout: loadout === "" ? undefined : loadout,
    options: optionsOf(name, reader.texts(node, "wargear"), report),
    weapons: [
      ...reader.children(node, "rangedWeapons").map((weapon) => weaponOf(weapon, "ranged", reader)),
      ...reader.children(node, "meleeWeapons").map((weapon) => weaponOf(weapon, "melee", reader)),
    ],
    abilities: abilitiesOf(abilities, reader),
    damaged: range === undefined ? undefined : { range, text },
    leads: leadsOf(name, node, reader, report),
    supports: joinedBy("Support", node),
    dearer: dearerOf(reader.child(node, "additionalCost"), reader),
    transport: reader.text(node, "transport"),
  };
}

/** Points of the usual army; those of a detachment of its own are other rows. */
function costsOf(costs: readonly SourceNode[], reader: Reader): Sheet["costs"] {
  return costs.flatMap((cost) => {
    const read = { models: reader.text(cost, "models"), points: reader.text(cost, "cost") };
    const isUsual = reader.text(cost, "keyword") === undefined && reader.text(cost, "detachment") === undefined;
    reader.ignore(cost, "active");
    return isUsual ? [read] : [];
  });
}

/** Lines of wargear options; one that is not understood is said, not guessed. */
export function optionsOf(sheet: string, lines: readonly string[], report: Report): readonly PrintedOption[] {
  return lines
    .filter((line) => !isNoOption(line))
    .flatMap((line) => {
      const read = readWargearOption(line);
      if (read === undefined) report.add("wargear option not understood", line.slice(0, 200), sheet);
      for (const limit of read?.limits ?? []) report.add("limit of a wargear option not read", limit, sheet);
      return read?.options ?? [];
    });
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
      ...reader.fields(stats, { M: "m", T: "t", Sv: "sv", W: "w", Ld: "ld", OC: "oc" }),
      invulnerable,
      invulnerableInfo,
    };
  });
}

/** Profiles of one weapon are printed "name – mode". */
const baseName = (profiles: readonly string[]): string => {
  const [first = ""] = profiles;
  const stem = stemOf(first);
  return profiles.length > 1 && profiles.every((name) => name.includes(stem)) ? stem : first;
};

function weaponOf(node: SourceNode, type: "ranged" | "melee", reader: Reader): PrintedWeapon {
  reader.ignore(node, "active");
  const profiles = reader.children(node, "profiles").map((profile) => {
    reader.ignore(profile, "active");
    return {
      name: reader.text(profile, "name") ?? "",
      ...reader.fields(profile, { range: "range", A: "attacks", skill: "skill", S: "strength", AP: "ap", D: "damage" }),
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
  /** Names, plain or in a field. */
  const namesIn = (field: string) =>
    reader.children(node, field).flatMap((one) => reader.text(one, "name") ?? reader.own(one) ?? []);
  return [
    ...["core", "faction"].flatMap((field) => namesIn(field).map((name) => ({ name, layer: "unit" }) as const)),
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
  if (listed.length > 0) return listed;
  return text === undefined ? (joinedBy("Leader", node) ?? []) : readBullets(text);
}

/** Units that an ability of a datasheet lists, where it has it: whom it may be attached to. */
function joinedBy(ability: "Leader" | "Support", node: SourceNode): readonly string[] | undefined {
  // read beside the abilities themselves: what is asked for here is not told as unread there
  const reader = createReader();
  const text = reader
    .children(reader.child(node, "abilities"), "special")
    .filter((one) => reader.text(one, "name") === ability)
    .flatMap((one) => reader.text(one, "description") ?? []);
  return text.length === 0 ? undefined : readBullets(text.join("\n")).map((name) => name.replace(/^\*+/, ""));
}

function dearerOf(node: SourceNode | undefined, reader: Reader): Sheet["dearer"] {
  if (node === undefined) return undefined;
  return { after: reader.text(node, "afterSelections"), points: reader.text(node, "cost") };
}
