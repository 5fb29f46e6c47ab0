import type { PrintedAbility, PrintedModel, PrintedProfile } from "../sheet.js";
import type { Catalogue } from "./catalogues.js";
import { type Entry, nameOf, type Walk } from "./entries.js";
import { isConditional, modifiersOf } from "./modifiers.js";
import { idOf, isTrue, listOf, type Tree, textOf } from "./tree.js";

/** A profile or rule as it stands after the modifiers that always hold. */
export interface Info {
  readonly kind: "profile" | "rule";
  readonly name: string;
  /** "Unit", "Ranged Weapons", "Abilities" and so on; nothing for rules. */
  readonly typeName: string;
  /** The characteristic of a name, whatever its case. */
  value(name: string): string | undefined;
}

const DEEPEST = 10;

/** The profiles and rules of an entry: its own, shared ones it links, and those of groups. */
export function infosOf(walk: Walk, { node, link, home }: Pick<Entry, "node" | "link" | "home">): readonly Info[] {
  return [...infosIn(walk, node, home, [], 0), ...(link === undefined ? [] : infosIn(walk, link, home, [], 0))];
}

function infosIn(walk: Walk, node: Tree, home: Catalogue, above: readonly Tree[], depth: number): readonly Info[] {
  if (depth > DEEPEST) {
    walk.report.add("link in a circle", textOf(node, "name") ?? "", walk.sheet);
    return [];
  }
  const shown = (one: Tree) => {
    const isHidden = isTrue(one, "hidden");
    if (isHidden) walk.report.add("hidden entry left out", textOf(one, "name") ?? "", walk.sheet);
    return !isHidden;
  };
  const found: Info[] = [];
  for (const profile of listOf(node, "profiles").filter(shown)) found.push(infoOf(walk, "profile", profile, above));
  for (const rule of listOf(node, "rules").filter(shown)) found.push(infoOf(walk, "rule", rule, above));
  for (const group of listOf(node, "infoGroups").filter(shown))
    found.push(...infosIn(walk, group, home, above, depth + 1));
  for (const link of listOf(node, "infoLinks").filter(shown)) {
    const place = walk.catalogues.find(idOf(link, "targetId"), home);
    if (place === undefined) walk.report.add("link to nothing", textOf(link, "name") ?? "", walk.sheet);
    else if (!shown(place.node)) continue;
    else if (link.type === "infoGroup")
      found.push(...infosIn(walk, place.node, place.home, [link, ...above], depth + 1));
    else found.push(infoOf(walk, link.type === "rule" ? "rule" : "profile", place.node, [link, ...above]));
  }
  return found;
}

function infoOf(walk: Walk, kind: Info["kind"], node: Tree, links: readonly Tree[]): Info {
  const modifiers = [node, ...links].flatMap((one) => modifiersOf(one));
  for (const modifier of modifiers) if (isConditional(modifier)) reportConditional(walk, modifier, node);
  const name = links.reduce(nameOf, nameOf(textOf(node, "name") ?? "", node));
  const texts = new Map<string, string | undefined>();
  for (const characteristic of listOf(node, "characteristics")) {
    const key = (textOf(characteristic, "name") ?? "").toUpperCase();
    texts.set(key, changed(textOf(characteristic, "$text"), characteristic, modifiers));
  }
  if (kind === "rule") texts.set("DESCRIPTION", textOf(node, "description"));
  return { kind, name, typeName: textOf(node, "typeName") ?? "", value: (asked) => texts.get(asked.toUpperCase()) };
}

/** A characteristic after `set` and `append` without conditions, and steps where it is a number. */
function changed(text: string | undefined, characteristic: Tree, modifiers: readonly Tree[]): string | undefined {
  let now = text;
  for (const modifier of modifiers) {
    if (modifier.field !== characteristic.typeId || isConditional(modifier)) continue;
    const value = textOf(modifier, "value") ?? "";
    if (modifier.type === "set") now = value;
    if (modifier.type === "append")
      now = now === undefined || now === "-" ? value : `${now}${textOf(modifier, "join") ?? ", "}${value}`;
    if (modifier.type === "increment" || modifier.type === "decrement") now = stepped(now, modifier, Number(value));
  }
  return now;
}

const stepped = (text: string | undefined, modifier: Tree, by: number): string | undefined =>
  text?.replace(/-?\d+/, (number) => String(Number(number) + (modifier.type === "increment" ? by : -by)));

/** What depends on the army is told, not guessed. */
function reportConditional(walk: Walk, modifier: Tree, node: Tree): void {
  const field = String(modifier.field);
  const what = /^[a-z]+$/.test(field) ? field : "a characteristic";
  walk.report.add(
    "modifier that depends on the army",
    `${String(modifier.type)} ${what} of ${textOf(node, "typeName") ?? "a rule"}`,
    walk.sheet,
  );
}

/** Characteristics of a model. */
export const modelOf = (
  name: string,
  info: Info | undefined,
  invulnerable: Pick<PrintedModel, "invulnerable" | "invulnerableInfo">,
): PrintedModel => ({
  name,
  M: info?.value("M"),
  T: info?.value("T"),
  Sv: info?.value("SV"),
  W: info?.value("W"),
  Ld: info?.value("LD"),
  OC: info?.value("OC"),
  invulnerable: info?.value("InSv") ?? invulnerable.invulnerable,
  invulnerableInfo: info?.value("InSv") === undefined ? invulnerable.invulnerableInfo : undefined,
});

/** One profile of a weapon. */
export const weaponProfileOf = (info: Info): PrintedProfile => ({
  name: info.name.replace(/^[\u27a4\s]+/, ""),
  range: info.value("RANGE"),
  A: info.value("A"),
  skill: info.value("BS") ?? info.value("WS"),
  S: info.value("S"),
  AP: info.value("AP"),
  D: info.value("D"),
  abilities: [info.value("KEYWORDS") ?? "-"].filter((cell) => !/^[-\u2013\u2014]?$/.test(cell)),
});

const INVULNERABLE = /^invul?n?u?n?erable saves?\b/i;
/** A save without a limit, in all its wordings: "4+", "has an invulnerable save of 4+", "Invulnerable Save: 4+". */
const PLAIN_SAVE =
  /^(?:.*\bha(?:s|ve)\s+)?(?:an?\s+)?(?:\d\+(?:\s+invulnerable save)?|invulnerable save(?:\s+of|\s*:)?\s+\d\+)[.*\s]*$/is;
const DAMAGED = /^damaged\b/i;

/** Abilities among profiles and rules, without those that are characteristics or lists. */
export const abilitiesOf = (infos: readonly Info[], layer: PrintedAbility["layer"]): readonly PrintedAbility[] =>
  infos
    .filter(
      (info) =>
        (info.kind === "rule" || info.typeName === "Abilities") &&
        saveIn(info) === undefined &&
        !DAMAGED.test(info.name),
    )
    .filter(({ kind, name }) => !(kind === "profile" && /^leader$/i.test(name)))
    .map((info) => ({ name: info.name, text: info.value("DESCRIPTION"), layer }));

/** An invulnerable save among abilities: its number, and what it is limited to. */
export function invulnerableOf(infos: readonly Info[]): Pick<PrintedModel, "invulnerable" | "invulnerableInfo"> {
  const info = infos.find((one) => saveIn(one) !== undefined);
  if (info === undefined) return {};
  const text = info.value("DESCRIPTION") ?? "";
  const on = saveIn(info);
  const isPlain = (text === "" || PLAIN_SAVE.test(text)) && !/excluding|this unit's/i.test(text);
  return { invulnerable: `${on}+`, ...(isPlain ? {} : { invulnerableInfo: text }) };
}

/** The number of an ability that is a save; one that says none stays an ability. */
function saveIn({ name, typeName, value }: Info): string | undefined {
  if (typeName !== "Abilities" || !INVULNERABLE.test(name)) return undefined;
  return /(\d)\+/.exec(value("DESCRIPTION") ?? "")?.[1] ?? /(\d)\+/.exec(name)?.[1];
}

/** A Damaged bracket: from how many wounds on, and what then. */
export function damagedOf(
  infos: readonly Info[],
): { readonly range: string; readonly text: string | undefined } | undefined {
  const info = infos.find(({ name, typeName }) => typeName === "Abilities" && DAMAGED.test(name));
  const range = /\d+\s*-\s*\d+/.exec(info?.name ?? "")?.[0];
  return info === undefined || range === undefined
    ? undefined
    : { range: range.replace(/\s/g, ""), text: info.value("DESCRIPTION") };
}
