import { existsSync } from "node:fs";
import { parseSave } from "@riposte/kernel/run";
import type { Command } from "../command.js";
import { composedAs, GUEST_FLAG, GUEST_FLAGS, readGuests } from "../composition.js";
import { findGame, gameOfFile } from "../find-game.js";
import { listedGames } from "../games.js";
import { aboutFile } from "../match-file.js";
import { PORT_FLAG, serveTable } from "../serve/serve-table.js";

const REPLAY = "/replay.json";

export const inspect: Command = {
  name: "inspect",
  summary: "look inside a game's machines, or along a saved match, in a browser",
  operands: ["game or file"],
  flags: [PORT_FLAG, ...GUEST_FLAGS],
  notes: ["The page is served to this machine only; nothing is sent anywhere else."],
  examples: ["inspect match.json"],
  async run(args, terminal) {
    const named = args.operand("game or file");
    const isGame = listedGames().some(({ name, aliases }) => name === named || aliases?.includes(named) === true);
    const guests = await readGuests(args);
    const plugins = args.texts(GUEST_FLAG.name);
    if (isGame || (!named.endsWith(".json") && !existsSync(named))) {
      const entry = await findGame(named);
      // what does not fit is said now, and not on the page
      entry.game(undefined, guests);
      return serveTable(args, terminal, `#/inspect/${entry.name}`, {}, plugins);
    }
    const save = aboutFile(named, parseSave);
    const entry = await gameOfFile(save.game, named);
    composedAs(entry, save, guests);
    const extras = { [REPLAY]: JSON.stringify(save) };
    return serveTable(args, terminal, `#/inspect/${entry.name}?replay=${REPLAY}`, extras, plugins);
  },
};
