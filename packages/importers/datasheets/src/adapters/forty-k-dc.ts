import type { Adapter, Source } from "../adapter.js";
import { childOf, type SourceNode } from "../node.js";
import type { Reader } from "../reader.js";
import type { Report } from "../report.js";
import type { PrintedAbility, PrintedGroup, PrintedWeapon, Sheet } from "../sheet.js";
import { readLanguage } from "./ability-language.js";

/** The files of 40kdc, told apart by the fields of their entries. */
const MARKS = {
  units: "weapon_ids",
  weapons: "profiles",
  compositions: "unit_id",
  leaders: "leader_id",
  abilities: "ability_id",
} as const;
type Kind = keyof typeof MARKS;

const kindOf = (root: SourceNode): Kind | undefined => {
  const entries = root.children.filter(({ name }) => name === "entry");
  const kind = (Object.keys(MARKS) as Kind[]).find((one) =>
    entries.some((entry) => childOf(entry, MARKS[one]) !== undefined),
  );
  const hasStats = entries.some((entry) => childOf(childOf(entry, "profiles"), "stats") !== undefined);
  return kind === "weapons" && !hasStats ? undefined : kind;
};

/** JSON of 40kdc: units, weapons, compositions, leaders and abilities in files of their own. */
export const fortyKDc: Adapter = {
  name: "40kdc",
  recognises: (root) => kindOf(root) !== undefined,
  read(sources, reader, report) {
    const entries = (kind: Kind) =>
      sources
        .filter(({ root }) => kindOf(root) === kind)
        .flatMap(({ file, root }) => reader.children(root, "entry").map((node) => ({ file, node })));
    const [units, weapons] = [entries("units"), entries("weapons")];
    const shared = {
      reader,
      report,
      weapons,
      compositions: entries("compositions"),
      leaders: entries("leaders"),
      abilities: entries("abilities"),
      names: new Map(units.map(({ node }) => [reader.text(node, "id") ?? "", reader.text(node, "name") ?? ""])),
    };
    for (const { node } of [...weapons, ...shared.compositions, ...shared.leaders]) reader.ignore(node, ...EDITION);
    return { sheets: units.map((unit) => sheetOf(unit, shared)) };
  },
};

interface Entry {
  readonly file: Source["file"];
  readonly node: SourceNode;
}

interface Shared {
  readonly reader: Reader;
  readonly report: Report;
  readonly weapons: readonly Entry[];
  readonly compositions: readonly Entry[];
  readonly leaders: readonly Entry[];
  readonly abilities: readonly Entry[];
  /** What units are called, by id. */
  readonly names: ReadonlyMap<string, string>;
}

const EDITION = ["game_version", "version", "is_legend", "base_size_mm", "role", "authored_by", "source"];

function sheetOf({ file, node }: Entry, shared: Shared): Sheet {
  const { reader, report } = shared;
  reader.ignore(node, ...EDITION);
  const id = reader.text(node, "id") ?? "";
  const costs = reader.children(node, "points");
  const ids = reader.texts(node, "weapon_ids");
  const name = reader.text(node, "name") ?? id;
  const weapons = ids.map((weapon) => ({ weapon, found: weaponOf(file, weapon, shared) }));
  for (const { weapon, found } of weapons) if (found === undefined) report.add("weapon not found", weapon, name);
  const abilityIds = reader.texts(node, "ability_ids");
  return {
    name,
    faction: reader.text(node, "faction_id"),
    keywords: [...reader.texts(node, "keywords"), ...reader.texts(node, "faction_keywords")],
    costs: costs.map((cost) => ({ models: reader.text(cost, "models"), points: reader.text(cost, "cost") })),
    models: reader.children(node, "profiles").map((profile) => ({
      name: reader.text(profile, "name") ?? "",
      ...reader.fields(profile, { M: "M", T: "T", Sv: "Sv", W: "W", Ld: "Ld", OC: "OC", invulnerable: "invuln_sv" }),
    })),
    sizes: [groupsOf(node, id, shared)],
    weapons: weapons.flatMap(({ found }) => found ?? []),
    abilities: abilitiesOf(id, abilityIds, shared),
    leads: shared.leaders
      .filter((leader) => reader.text(leader.node, "leader_id") === id)
      .flatMap((leader) => {
        reader.ignore(leader.node, "max_leaders_per_unit");
        return reader.texts(leader.node, "eligible_bodyguard_ids").map((led) => shared.names.get(led) ?? led);
      }),
  };
}

function groupsOf(unit: SourceNode, id: string, { reader, compositions }: Shared): readonly PrintedGroup[] {
  const count = reader.child(unit, "model_count");
  const [least, most] = [reader.text(count, "min"), reader.text(count, "max")];
  const composition = compositions.find(({ node }) => reader.text(node, "unit_id") === id)?.node;
  const groups = reader.children(composition, "models").map((group) => {
    reader.ignore(group, "is_leader_model");
    const weapons = reader.texts(group, "default_weapon_ids");
    return {
      name: reader.text(group, "name") ?? id,
      least: Number(reader.text(group, "min") ?? 1),
      most: Number(reader.text(group, "max") ?? 1),
      profile: reader.text(group, "profile_name"),
      ...(weapons.length === 0 ? {} : { weapons: weapons.map((name) => ({ name, each: 1 })) }),
    };
  });
  if (groups.length > 0 || least === undefined) return groups;
  return [{ name: reader.text(unit, "name") ?? id, least: Number(least), most: Number(most ?? least) }];
}

/** One id may stand for different weapons in different factions: that of the unit's own folder comes first. */
function weaponOf(file: string, id: string, { reader, weapons }: Shared): PrintedWeapon | undefined {
  const folder = file.split("/").slice(0, -1).join("/");
  const named = weapons.filter(({ node }) => childOf(node, "id")?.text === id);
  const node = (named.find((weapon) => weapon.file.startsWith(`${folder}/`)) ?? named[0])?.node;
  if (node === undefined) return undefined;
  reader.text(node, "id");
  const name = reader.text(node, "name") ?? id;
  const profiles = reader.children(node, "profiles");
  return {
    name,
    type: reader.text(node, "type") === "melee" ? "melee" : "ranged",
    profiles: profiles.map((profile) => {
      const stats = reader.child(profile, "stats");
      const mode = reader.text(profile, "name") ?? name;
      const [BS, WS] = [reader.text(stats, "BS"), reader.text(stats, "WS")];
      return {
        name: profiles.length === 1 || mode.startsWith(name) ? mode : `${name} - ${mode}`,
        range: reader.text(profile, "range"),
        A: reader.text(stats, "A"),
        skill: BS ?? WS,
        ...reader.fields(stats, { S: "S", AP: "AP", D: "D" }),
        abilities: reader.texts(profile, "keywords"),
      };
    }),
  };
}

/** Abilities name their units, or units name them. What they do is in a language of its own, which is read as it is. */
function abilitiesOf(id: string, ids: readonly string[], { reader, abilities }: Shared): readonly PrintedAbility[] {
  const mine = abilities.filter(({ node }) => {
    const ability = childOf(node, "ability_id")?.text ?? "";
    return ids.includes(ability) || reader.texts(node, "unit_ids").includes(id);
  });
  const known = mine.map(({ node }) => {
    const mechanics = readLanguage(node);
    const name = reader.text(node, "name") ?? "";
    reader.text(node, "ability_id");
    if (mechanics === undefined)
      return { name, text: reader.text(reader.child(node, "effect"), "type"), layer: "unit" } as const;
    reader.ignore(node, "effect", "scope", "behavior", "ability_type");
    return { name, layer: "unit", mechanics } as const;
  });
  const missing = ids.filter((one) => !mine.some(({ node }) => childOf(node, "ability_id")?.text === one));
  return [...known, ...missing.map((name) => ({ name: name.replaceAll("-", " "), layer: "unit" }) as const)];
}
