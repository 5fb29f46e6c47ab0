import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { KeptSave, Recording, recordingText } from "@riposte/testing/corpus";

/** A file of the corpus. */
export interface Kept<T> {
  /** Its path from the root of the repository. */
  readonly file: string;
  readonly content: T;
}

/** All recorded matches, of one game or of all. */
export const readRecordings = (root: string, game?: string): readonly Kept<Recording>[] =>
  filesOf(root, game, "").map((file) => ({ file, content: Recording.parse(json(root, file)) }));

/** All kept saves, of one game or of all. */
export const readSaves = (root: string, game?: string): readonly Kept<KeptSave>[] =>
  filesOf(root, game, "/saves").map((file) => ({ file, content: KeptSave.parse(json(root, file)) }));

export const recordingFile = (game: string, name: string): string => `data/corpus/${game}/${name}.json`;

/** The first free file for a save of that match: none is ever overwritten. */
export function freeSaveFile(root: string, game: string, name: string): string {
  const file = (number: number) => `data/corpus/${game}/saves/${name}-${number}.json`;
  let number = 1;
  while (existsSync(`${root}/${file(number)}`)) number += 1;
  return file(number);
}

export function writeRecording(root: string, file: string, recording: Recording): void {
  write(root, file, recordingText({ $schema: "../../schemas/recording.json", ...recording }));
}

export function writeSave(root: string, file: string, kept: KeptSave): void {
  write(root, file, `${JSON.stringify({ $schema: "../../../schemas/kept-save.json", ...kept })}\n`);
}

function filesOf(root: string, game: string | undefined, inside: string): readonly string[] {
  const corpus = `${root}/data/corpus`;
  const games = game === undefined ? (existsSync(corpus) ? readdirSync(corpus).sort() : []) : [game];
  return games.flatMap((name) => {
    const folder = `data/corpus/${name}${inside}`;
    const files = existsSync(`${root}/${folder}`) ? readdirSync(`${root}/${folder}`).sort() : [];
    return files.filter((file) => file.endsWith(".json")).map((file) => `${folder}/${file}`);
  });
}

const json = (root: string, file: string): unknown => JSON.parse(readFileSync(`${root}/${file}`, "utf8"));

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(`${root}/${file}`), { recursive: true });
  writeFileSync(`${root}/${file}`, text);
}
