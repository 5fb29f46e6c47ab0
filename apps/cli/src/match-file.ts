import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { KernelError } from "@riposte/kernel";
import { type LiveMatch, saveMatch } from "@riposte/kernel/run";
import { UserMistake } from "./user-mistake.js";

/** The JSON in a file; a file that is missing or no JSON is a mistake that names it. */
export function readJSONFile(file: string): unknown {
  const text = readTextFile(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    const empty = text.trim() === "" ? "the file is empty" : why(error);
    throw new UserMistake("FILE_NOT_JSON", `"${file}" is not JSON: ${empty}. Was it cut off?`, { cause: error });
  }
}

/** The text of a file; one that cannot be read is a mistake that names it. */
export const readTextFile = (file: string): string => readBytes(file).toString("utf8");

/** What is in a file; one that cannot be read is a mistake that names it. */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UserMistake("FILE_UNREADABLE", `Cannot read "${file}": ${why(error)}. Check the path.`, { cause: error });
  }
}

/** Does something with what a file holds; what is wrong with it is said with the file's name. */
export function aboutFile<T>(file: string, act: (contents: unknown) => T): T {
  const contents = readJSONFile(file);
  try {
    return act(contents);
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    throw new KernelError(error.code, `${file}: ${error.message.slice(error.code.length + 2)}`, { cause: error });
  }
}

/** Saves a match to a file, and how long it was played where that is measured. */
export const writeMatchFile = <O>(file: string, match: LiveMatch<O>, played?: number): void =>
  writeTextFile(file, `${JSON.stringify(saveMatch(match, { played }))}\n`);

/** Writes a file; one that cannot be written is a mistake that says why. */
export function writeTextFile(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UserMistake("FILE_UNWRITABLE", `Cannot write "${file}": ${why(error)}. Choose another file.`, {
      cause: error,
    });
  }
}

/** A folder to write into; one that cannot be is a mistake that says why. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UserMistake("FILE_UNWRITABLE", `Cannot write into "${folder}": ${why(error)}. Choose another folder.`, {
      cause: error,
    });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  EEXIST: "it is a file",
  EACCES: "permission denied",
  ENOTDIR: "a part of the path is not a folder",
  EROFS: "the disk is read-only",
};

function why(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ""] ?? message.replace(/\.$/, "");
}
