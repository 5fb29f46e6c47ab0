import { KernelError } from "@riposte/kernel";
import { UnreadableFile } from "@riposte/reading";
import { type ArmyList, type DatasheetFile, readArmy } from "@riposte/warhammer-40k";
import type { Library } from "@riposte/warhammer-40k-abilities";
import { openFile, type RawFile } from "../open-file.js";
import type { List } from "./list.js";
import { type Muster, muster } from "./muster.js";
import { musterRoster, rosterIn } from "./roster.js";
import { readRosterizer, rosterizerIn } from "./rosterizer.js";
import { rosterOfLink } from "./share-link.js";
import { readTextList } from "./text-list.js";

/** No list is longer: what is pasted by mistake is refused at once. */
const LONGEST = 200_000;

/**
 * An army from a list as people have it: the text that the official app or New Recruit copies, in any of its languages, or a
 * roster file. Texts and
 * Rosterizer's files need datasheets; rosters of BattleScribe and New Recruit bring their own.
 *
 * @example
 * const { army, problems } = readList(library, { text: pasted }, datasheets);
 */
export function readList(
  library: Library,
  list: { readonly text: string } | RawFile,
  datasheets: readonly DatasheetFile[] = [],
): Muster {
  const read = "text" in list ? fromText(library, list.text, datasheets) : fromFile(library, list, datasheets);
  return { ...read, problems: [...read.problems, ...armyProblems(read)] };
}

function fromFile(library: Library, raw: RawFile, datasheets: readonly DatasheetFile[]): Muster {
  const start = new TextDecoder().decode(raw.bytes.subarray(0, 64)).trimStart();
  if (!/^(PK|[{[<])/.test(start)) return fromText(library, new TextDecoder().decode(raw.bytes), datasheets);
  const data = openFile(raw);
  const assets = rosterizerIn(data);
  if (assets !== undefined) return named(readRosterizer(assets), datasheets, "there is no unit in the roster.");
  const roster = rosterIn(data);
  if (roster === undefined)
    throw new UnreadableFile(
      raw.file,
      "it is no roster: there is no roster with forces in it. Export the list as a roster, or as text.",
    );
  return musterRoster(library, roster);
}

const asFile = (file: string, text: string): RawFile => ({ file, bytes: new TextEncoder().encode(text) });

function fromText(library: Library, text: string, datasheets: readonly DatasheetFile[]): Muster {
  const shared = rosterOfLink(text);
  if (shared !== undefined) return fromFile(library, asFile("the link", shared), datasheets);
  if (/^\s*[{<]/.test(text)) return fromFile(library, asFile("the list", text), datasheets);
  if (text.length > LONGEST)
    throw new UnreadableFile("the list", `it has ${text.length} characters; no army list is that long.`);
  const list = readTextList(text, {
    units: datasheets.flatMap(({ units }) => units.map(({ name, id }) => name ?? id)),
    factions: [...new Set(datasheets.flatMap((file) => [file, ...file.units].flatMap(({ faction }) => faction ?? [])))],
    detachments: datasheets.flatMap(({ detachments }) => detachments.map(({ name }) => name)),
  });
  return named(
    list,
    datasheets,
    'there is no unit in it: a unit is a line like "Boyz (80 Points)". Paste the whole export.',
  );
}

/** A list that names what datasheets know. */
function named(list: List, datasheets: readonly DatasheetFile[], empty: string): Muster {
  if (list.units.length === 0) throw new UnreadableFile("the list", empty);
  return muster(list, datasheets);
}

/** The army as it can be played, also where something of the list had to be left out; nothing where none is left. */
export function playableIn({ army }: Pick<Muster, "army">): ArmyList | undefined {
  const { edition, ...plain } = army;
  if (army.units.length === 0 || armyProblems({ army, problems: [] }).length > 0) return undefined;
  return { ...readArmy(plain, []), ...(edition === undefined ? {} : { edition }) };
}

/** What the rules find wrong with the army, one sentence each. */
function armyProblems({ army, problems }: Pick<Muster, "army" | "problems">): readonly string[] {
  if (army.units.length === 0) return problems.length === 0 ? ["There is no unit in it."] : [];
  try {
    // which edition it is of is for the player to say
    const { edition: _edition, ...plain } = army;
    readArmy(plain, []);
    return [];
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return [error.message.slice(error.code.length + 2)];
  }
}
