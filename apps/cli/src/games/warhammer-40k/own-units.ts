import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Muster, readList, UnreadableFile } from "@riposte/datasheets";
import type { SetupOption } from "@riposte/hosting";
import { warhammerLibrary, warhammerUnits } from "@riposte/hosting/warhammer-40k";
import { KernelError } from "@riposte/kernel";
import { ArmyFile, type ArmyList, DatasheetFile, readArmy } from "@riposte/warhammer-40k";
import { readBytes, readJSONFile } from "../../match-file.js";
import { UserMistake } from "../../user-mistake.js";

const LIST = /\.(json|txt|ros|rosz)$/i;

/** The folder that `--units` names: read once, before armies are. */
let own: readonly DatasheetFile[] = [];

/** Reads the folder of `--units`. */
export function readOwnUnits(folder: string): void {
  own = readUnitFolder(folder);
}

/** The datasheet files of a folder; one that is none is a mistake that names it. */
export function readUnitFolder(folder: string): readonly DatasheetFile[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UserMistake("FILE_UNREADABLE", `"${folder}" is no folder. Write one with riposte datasheets --out DIR.`);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json") && file !== "report.json");
  if (files.length === 0)
    throw new UserMistake(
      "BAD_VALUE",
      `There are no units in "${folder}". Write them with riposte datasheets --out DIR.`,
    );
  return files.toSorted().map((file) => {
    const parsed = DatasheetFile.safeParse(readJSONFile(join(folder, file)));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const where = issue === undefined ? "" : ` at ${issue.path.join(".")}: ${issue.message}`;
    throw new UserMistake("BAD_VALUE", `${join(folder, file)} is no file of units${where}. Import it again.`);
  });
}

/** A list or roster as an army; a file that cannot be read is a mistake. */
export function readArmyList(file: string, units: readonly DatasheetFile[]): Muster {
  try {
    return readList(warhammerLibrary(), { file, bytes: readBytes(file) }, units);
  } catch (error) {
    if (error instanceof UnreadableFile) throw new UserMistake("BAD_VALUE", error.message, { cause: error });
    throw error;
  }
}

/** Armies by name, or from files: an army, a pasted list, a roster. */
export const armiesFromFiles = (pair: SetupOption): SetupOption => ({
  ...pair,
  help: `${pair.help}: ready ones by name, army files, or lists (.txt) and rosters (.json, .ros, .rosz)`,
  read(written) {
    const parts = String(written)
      .split(",")
      .map((part) => part.trim());
    if (parts.length !== 2 || parts.includes(""))
      throw new UserMistake("BAD_VALUE", `"${pair.key}" takes two armies, as in ${pair.otherwise}; not "${written}".`);
    return parts.map((part) => (LIST.test(part) ? armyIn(part, own) : part));
  },
});

/** An army file, a pasted list or a roster, ready to be played. */
export const readArmyFile = (file: string, sheets: readonly DatasheetFile[]): ArmyList =>
  spelledOut(file, armyIn(file, sheets), sheets);

function armyIn(file: string, sheets: readonly DatasheetFile[]): unknown {
  const written = file.endsWith(".json") ? readJSONFile(file) : undefined;
  if (ArmyFile.safeParse(written).success) return sheets.length === 0 ? written : spelledOut(file, written, sheets);
  if (typeof written === "object" && written !== null && "units" in written) return written;
  const { army, problems } = readArmyList(file, sheets);
  if (problems.length === 0) return army;
  throw new UserMistake(
    "BAD_VALUE",
    `${file} is no army as it stands:\n  ${problems.join("\n  ")}\nriposte army ${file} --units DIR shows it; mend the list.`,
  );
}

/** An army that names imported units, with those units in it. */
function spelledOut(file: string, written: unknown, sheets: readonly DatasheetFile[]): ArmyList {
  const [issue] = ArmyFile.safeParse(written).error?.issues ?? [];
  if (issue !== undefined)
    throw new UserMistake("BAD_VALUE", `${file} is no army: ${issue.path.join(".")}: ${issue.message}`);
  try {
    return readArmy(written, [...sheets.flatMap(({ units }) => units), ...warhammerUnits()]);
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    throw new UserMistake("BAD_VALUE", `${file}: ${error.message.slice(error.code.length + 2)}`, { cause: error });
  }
}
