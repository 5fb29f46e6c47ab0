import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HostGame } from "./host-game.js";

/** The packages a plugin of this game stands on, with ranges that accept the versions in the repository and their patches. */
export function peersOf(root: string, { id }: HostGame): Readonly<Record<string, string>> {
  const manifests = ["packages/kernel", `packages/games/${id}`].map(
    (folder) =>
      JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as { name: string; version: string },
  );
  return Object.fromEntries(manifests.map(({ name, version }) => [name, `^${version}`]));
}
