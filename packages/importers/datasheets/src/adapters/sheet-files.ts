import type { Adapter } from "../adapter.js";
import { readBullets } from "../bullets.js";
import { readComposition } from "../composition.js";
import { childOf, type SourceNode } from "../node.js";
import type { Reader } from "../reader.js";
import type { Report } from "../report.js";
import type { PrintedAbility, PrintedWeapon, Sheet } from "../sheet.js";
import { optionsOf } from "./game-datacards.js";

const isSheet = (node: SourceNode | undefined): boolean =>
  childOf(childOf(node, "wargear"), "profiles") !== undefined || childOf(node, "unitComposition") !== undefined;

const sheetsIn = (root: SourceNode): readonly SourceNode[] => (isSheet(root) ? [root] : root.children.filter(isSheet));

/** One datasheet per file, or several in a list. */
export const sheetFiles: Adapter = {
  name: "sheet files",
  recognises: (root) => sheetsIn(root).length > 0,
  read: (sources, reader, report) => ({
    sheets: sources.flatMap(({ root }) => sheetsIn(root).map((sheet) => sheetOf(sheet, reader, report))),
  }),
};

const STORY = ["id", "legend", "link", "slug", "factionSlug", "sourceId", "supplementKey", "role", "virtual"];
const PLACE = ["datasheetId", "line", "lineInWargear", "button", "baseSize", "baseSizeDescr"];

function sheetOf(node: SourceNode, reader: Reader, report: Report): Sheet {
  const name = reader.text(node, "name") ?? "";
  reader.ignore(node, ...STORY);
  const keywords = reader.children(node, "keywords");
  for (const keyword of keywords) reader.ignore(keyword, "datasheetId", "model", "isFactionKeyword");
  const costs = reader.children(node, "modelCosts");
  const lines = reader.children(node, "unitComposition");
  for (const line of [...costs, ...lines]) reader.ignore(line, ...PLACE);
  const choices = reader.children(node, "options");
  for (const choice of choices) reader.ignore(choice, ...PLACE);
  const composition = readComposition(lines.flatMap((line) => reader.text(line, "description") ?? []));
  for (const line of composition.unread) report.add("composition not understood", line, name);
  const range = reader.text(node, "damagedW");
  const text = reader.text(node, "damagedDescription");
  return {
    name,
    faction: reader.text(node, "factionId"),
    keywords: keywords.flatMap((keyword) => reader.text(keyword, "keyword") ?? []),
    costs: costs.map((cost) => ({
      models: /\d+/.exec(reader.text(cost, "description") ?? "")?.[0],
      points: reader.text(cost, "cost"),
    })),
    models: reader.children(node, "models").map((model) => {
      reader.ignore(model, ...PLACE);
      return {
        name: reader.text(model, "name") ?? name,
        ...reader.fields(model, {
          M: "m",
          T: "t",
          Sv: "sv",
          W: "w",
          Ld: "ld",
          OC: "oc",
          invulnerable: "invSv",
          invulnerableInfo: "invSvDescr",
        }),
      };
    }),
    sizes: composition.sizes,
    loadout: reader.text(node, "loadout"),
    options: optionsOf(
      name,
      choices.flatMap((choice) => reader.text(choice, "description") ?? []),
      report,
    ),
    weapons: reader.children(node, "wargear").map((weapon) => weaponOf(weapon, reader)),
    abilities: reader.children(node, "abilities").map((ability) => abilityOf(ability, reader)),
    damaged: range === undefined ? undefined : { range, text },
    transport: reader.text(node, "transport"),
    leads: readBullets(reader.text(node, "leaderHead") ?? ""),
  };
}

function weaponOf(node: SourceNode, reader: Reader): PrintedWeapon {
  reader.ignore(node, "id", ...PLACE);
  return {
    name: reader.text(node, "name") ?? "",
    type: reader.text(node, "type")?.toLowerCase() === "melee" ? "melee" : "ranged",
    profiles: reader.children(node, "profiles").map((profile) => {
      reader.ignore(profile, "type", ...PLACE);
      return {
        name: reader.text(profile, "name") ?? "",
        ...reader.fields(profile, { range: "range", A: "a", skill: "bsWs", S: "s", AP: "ap", D: "d" }),
        abilities: reader.texts(profile, "description"),
      };
    }),
  };
}

/** The parameter of a core ability stands beside its name. */
function abilityOf(node: SourceNode, reader: Reader): PrintedAbility {
  reader.ignore(node, "id", "legend", "factionId");
  const name = reader.text(node, "name") ?? "";
  const parameter = reader.text(node, "parameter");
  const text = reader.text(node, "description");
  return {
    name: parameter === undefined ? name : `${name} ${parameter}`,
    text,
    layer: reader.text(node, "type") === "Wargear" ? "wargear" : "unit",
  };
}
