import { existsSync } from "node:fs";
import { parseSave } from "@riposte/kernel/run";
import type { Command } from "../command.js";
import { findGame, gameOfFile } from "../find-game.js";
import { listedGames } from "../games.js";
import { GAME_FLAG } from "../guests/game-flag.js";
import { aboutFile } from "../match-file.js";
import { PORT_FLAG, serveTable } from "../serve/serve-table.js";

const REPLAY = "/replay.json";

export const inspect: Command = {
  name: "inspect",
  summary: "look inside a game's machines, or along a saved match, in a browser",
  operands: ["game or file"],
  flags: [PORT_FLAG, GAME_FLAG],
  notes: ["The page is served to this machine only; nothing is sent anywhere else."],
  examples: ["inspect match.json"],
  async run(args, terminal) {
    const named = args.operand("game or file");
    const isGame = listedGames().some(({ name, aliases }) => name === named || aliases?.includes(named) === true);
    if (isGame || (!named.endsWith(".json") && !existsSync(named)))
      return serveTable(args, terminal, `#/inspect/${(await findGame(named)).name}`);
    const save = aboutFile(named, parseSave);
    const { name } = await gameOfFile(save.game, named);
    return serveTable(args, terminal, `#/inspect/${name}?replay=${REPLAY}`, { [REPLAY]: JSON.stringify(save) });
  },
};
