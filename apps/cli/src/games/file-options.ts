import type { SetupOption } from "@riposte/hosting";
import { readJSONFile, readTextFile } from "../match-file.js";
import { UserMistake } from "../user-mistake.js";

/** Which texts stand for a list: files the game itself reads, or what a builder reads. */
interface Texts {
  readonly readsText?: boolean;
  readonly listOf?: { readonly help: string; isMeant(written: string): boolean; read(written: string): unknown };
}

/** The same pair, where either half may be a JSON file as well, or a text the game itself reads. */
export function orFiles(pair: SetupOption, { readsText = false, listOf }: Texts = {}): SetupOption {
  const { key, otherwise, help } = pair;
  return {
    ...pair,
    help: `${help}: ready ones by name, or JSON${readsText ? " or .txt" : ""} files${listOf === undefined ? "" : `, or ${listOf.help}`}`,
    read(written) {
      const parts = String(written)
        .split(",")
        .map((part) => part.trim());
      if (parts.length !== 2 || parts.includes(""))
        throw new UserMistake("BAD_VALUE", `"${key}" takes two ${key}, as in ${otherwise}; not "${written}".`);
      return parts.map((part) => {
        if (part.endsWith(".json")) return readJSONFile(part);
        if (listOf?.isMeant(part) === true) return listOf.read(part);
        return readsText && part.endsWith(".txt") ? readTextFile(part) : part;
      });
    },
  };
}

/** A match that starts in the middle; a scenario file has its position inside. */
export const positionOption = (guide: string): SetupOption => ({
  key: "position",
  values: ["FILE"],
  otherwise: "none",
  help: `a JSON file with a position to start at (${guide})`,
  isRare: true,
  read(written) {
    const contents = readJSONFile(String(written)) as { readonly position?: Position } | null;
    const { position } = contents ?? {};
    return position?.setup?.position ?? position?.setup ?? position ?? contents;
  },
});

interface Position {
  readonly setup?: { readonly position?: unknown };
}
