import { importDatasheets, openFile, playableIn, type RawFile, readList, UnreadableFile } from "@riposte/datasheets";
import type { ReadList } from "@riposte/hosting/lists";
import { warhammerLibrary, warhammerUnits } from "@riposte/hosting/warhammer-40k";
import { KernelError } from "@riposte/kernel";
import { ArmyFile, type ArmyList, DatasheetFile, readArmy } from "@riposte/warhammer-40k";
import { armyTexts as texts } from "./army-texts.js";

/** What a player pasted or dropped, read: an army, datasheets, or what is wrong with it. */
export interface ReadArmy extends ReadList<ArmyList> {
  /** The army without what is not known of it, for a player who goes on with that. */
  readonly rest?: ArmyList;
}

/** Datasheets a player brought; lists that come later are read with them. */
let sheets: readonly DatasheetFile[] = [];

/** A pasted list or roster, with the datasheets brought so far. */
export const readText = (text: string): ReadArmy => guarded(() => musteredFrom({ text }));

/** Files of any kind at once: datasheets are kept for the lists, and the list among the files is read with them. */
export function readFiles(files: readonly RawFile[]): ReadArmy {
  return guarded(() => {
    const opened = files.map((raw) => ({ raw, data: isText(raw) ? undefined : openFile(raw) }));
    const lists = opened.filter(({ data }) => data === undefined || isList(data));
    const others = opened.filter(({ data }) => data !== undefined && !isList(data));
    const own = others.flatMap(({ data }) => DatasheetFile.safeParse(data).data ?? []);
    const foreign = others.filter(({ data }) => !DatasheetFile.safeParse(data).success);
    const { factions } = importDatasheets(
      warhammerLibrary(),
      foreign.map(({ raw: { file }, data }) => ({ file, json: data })),
    );
    const known = [...own, ...factions.map(({ id: _, ...file }) => DatasheetFile.parse(file))];
    if (others.length > 0 && known.length === 0) return failed(texts.noDatasheets(others.map(({ raw }) => raw.file)));
    sheets = [...known, ...sheets];
    const [list] = lists;
    if (list === undefined) return { list: undefined, name: undefined, said: texts.known(countUnits()), problems: [] };
    return ArmyFile.safeParse(list.data).success ? fromArmyFile(list.data) : musteredFrom(list.raw);
  });
}

const countUnits = () => sheets.reduce((sum, { units }) => sum + units.length, 0);

/** A pasted list is none of the formats data comes in. */
const isText = ({ bytes }: RawFile): boolean =>
  !/^(PK|[{[<])/.test(new TextDecoder().decode(bytes.subarray(0, 64)).trimStart());

const isList = (data: unknown): boolean =>
  typeof data === "object" && data !== null && ("roster" in data || "army" in data);

function musteredFrom(list: { readonly text: string } | RawFile): ReadArmy {
  if ("text" in list && /^\s*\{/.test(list.text)) {
    const data: unknown = openFile({ file: texts.pasted, bytes: new TextEncoder().encode(list.text) });
    if (!isList(data)) return readFiles([{ file: texts.pasted, bytes: new TextEncoder().encode(list.text) }]);
    if (ArmyFile.safeParse(data).success) return fromArmyFile(data);
  }
  const found = readList(warhammerLibrary(), list, sheets);
  const { army, points, problems, notes } = found;
  const { name } = army.army;
  const rest = playableIn(found);
  if (rest !== undefined && problems.length === 0) return brought(rest, points.sum, notes);
  const said = sheets.length === 0 ? texts.needsDatasheets : texts.notUnderstood(name);
  return {
    ...{ list: undefined, name, said, problems: problems.map((message) => ({ line: 0, message })) },
    ...(rest && { rest }),
  };
}

function fromArmyFile(data: unknown): ReadArmy {
  const army = readArmy(data, [...sheets.flatMap(({ units }) => units), ...warhammerUnits()]);
  return brought(
    army,
    army.units.reduce((sum, { points }) => sum + points, 0),
  );
}

const brought = (army: ArmyList, points: number, notes: readonly string[] = []): ReadArmy => ({
  ...{ list: army, name: army.army.name },
  said: [texts.read(army.army.name, army.units.length, points), ...notes].join(" "),
  problems: [],
});

/** What cannot be read is said, and nothing changes. */
function guarded(read: () => ReadArmy): ReadArmy {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableFile) return failed(error.message);
    if (error instanceof KernelError) return failed(error.message.slice(error.code.length + 2));
    throw error;
  }
}

const failed = (message: string): ReadArmy => ({
  ...{ list: undefined, name: undefined, said: texts.unreadable },
  problems: [{ line: 0, message }],
});
