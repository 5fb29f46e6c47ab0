import type { HostGame } from "./host-game.js";
import type { NewFiles } from "./new-files.js";
import type { Order, PluginOrder } from "./order.js";

/** Where something new is written: a clone of the repository, or a folder of its own. */
export interface Place {
  /** Files are written from here. */
  readonly root: string;
  /** Names that are taken. */
  readonly taken: readonly string[];
  /** What a plugin of that game, or a game, is written for, with the versions it takes. */
  peersOf(game?: HostGame): Readonly<Record<string, string>>;
  game(order: Order): NewFiles;
  plugin(order: PluginOrder): NewFiles;
  /** What to do with it now; `folder` is where it lies. */
  next(folder: string, order: Order): string;
  folderOf(name: string, game?: HostGame): string;
  /** Writes an ability; what is said of it. */
  ability(words: readonly string[]): string;
}
