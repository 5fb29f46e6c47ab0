import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HostGame } from "./host-game.js";

/** The packages a game, or a plugin of one, stands on, with ranges that accept the versions in the repository and their patches. */
export function peersOf(root: string, game?: HostGame): Readonly<Record<string, string>> {
  const manifests = ["packages/kernel", ...(game === undefined ? [] : [`packages/games/${game.id}`])].map(
    (folder) =>
      JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as { name: string; version: string },
  );
  return Object.fromEntries(manifests.map(({ name, version }) => [name, `^${version}`]));
}
