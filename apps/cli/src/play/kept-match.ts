import { mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { LiveMatch } from "@riposte/kernel/run";
import { writeMatchFile } from "../match-file.js";

/** Where a match is kept that its player left without saving: the last one of each game. */
function keptFile(
  game: string,
  { XDG_STATE_HOME }: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const base =
    XDG_STATE_HOME === undefined || XDG_STATE_HOME === "" ? join(homedir(), ".local", "state") : XDG_STATE_HOME;
  return join(base, "riposte", `${game}.json`);
}

/** Keeps a match; the file says where. */
export function keepMatch(match: LiveMatch<unknown>, played: number | undefined): string {
  const file = keptFile(match.game.name);
  mkdirSync(dirname(file), { recursive: true });
  writeMatchFile(file, match, played);
  return file;
}
