import { readFileSync } from "node:fs";

/** A fenced block of a guide; its info string is a language and perhaps a file or a place. */
export interface GuideBlock {
  readonly language: string;
  readonly about: string;
  readonly text: string;
}

/** The code blocks of a guide, in order. */
export function blocksOf(guide: string): readonly GuideBlock[] {
  const text = readFileSync(new URL(`../../../docs/guides/${guide}`, import.meta.url), "utf8");
  return [...text.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].map(([, language = "", about = "", block = ""]) => ({
    language,
    about,
    text: block,
  }));
}

/** The commands of blocks for the shell, one list of words each; `place` is what stands after `sh`. */
export const commandsIn = (blocks: readonly GuideBlock[], place = ""): readonly (readonly string[])[] =>
  blocks
    .filter(({ language, about }) => language === "sh" && about === place)
    .flatMap(({ text }) => text.trim().split("\n"))
    .map((line) => line.split(" "));
