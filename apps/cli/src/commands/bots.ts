import type { Command } from "../command.js";
import { EXIT } from "../exit-code.js";
import { findGame } from "../find-game.js";
import { GAME_FLAG } from "../guests/game-flag.js";

export const bots: Command = {
  name: "bots",
  summary: "list the bots of a game: the names --bot and --bots take, with how they play",
  operands: ["game"],
  flags: [GAME_FLAG, { name: "json", help: "the same as JSON" }],
  async run(args, terminal) {
    const entry = await findGame(args.operand("game"));
    const rows = Object.entries(entry.bots).map(([name, { summary }]) => ({ name, about: summary }));
    if (args.isSet("json")) terminal.print(JSON.stringify(rows, null, 2));
    else {
      const width = Math.max(...rows.map(({ name }) => name.length));
      for (const { name, about } of rows) terminal.print(`${name.padEnd(width)}  ${about}`);
    }
    return EXIT.ok;
  },
};
