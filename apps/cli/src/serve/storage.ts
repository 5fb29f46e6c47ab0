import { homedir } from "node:os";
import { join } from "node:path";
import type { Flag } from "../command.js";
import type { Settings } from "./settings.js";

/** Where matches are kept: flags `serve` and `admin` share. */
export const STORAGE_FLAGS: readonly Flag[] = [
  { name: "data", value: "FOLDER", help: "where matches are kept; ~/.local/share/riposte unless given" },
  {
    name: "database",
    value: "URL",
    help: "keep matches in a PostgreSQL server instead: postgres://user@host/name",
  },
  { name: "config", value: "FILE", help: "settings as JSON, under the names of these flags" },
];

export const folderOf = (settings: Settings): string =>
  settings.text("data") ?? join(homedir(), ".local", "share", "riposte");
