import { findGame as catalogued } from "@riposte/hosting";
import type { Command } from "../command.js";
import { BASE, GUEST_FLAGS, readGuests } from "../composition.js";
import { EXIT } from "../exit-code.js";
import { findGame } from "../find-game.js";

export const plugins: Command = {
  name: "plugins",
  summary: "list the plugins of a game: the names --plugins takes, with what they do",
  operands: ["game"],
  flags: [...GUEST_FLAGS, { name: "json", help: "the same as JSON" }],
  notes: [`${BASE} is the game itself; it is always there. With --plugin, that plugin is tried with all of them.`],
  async run(args, terminal) {
    const entry = await findGame(args.operand("game"));
    const game = entry.game(undefined, await readGuests(args));
    const about = new Map(catalogued(entry.name)?.plugins.map((known) => [known.name, known]));
    const rows = game.plugins.map(({ name, version, declared }) => ({
      name: about.get(name)?.isOptional === false ? BASE : name,
      version,
      about: about.get(name)?.summary ?? "another author's",
      needs: declared.requires.map(({ name: needed, range }) => `${needed} ${range}`),
    }));
    if (args.isSet("json")) terminal.print(JSON.stringify(rows, null, 2));
    else {
      const width = Math.max(...rows.map(({ name }) => name.length));
      for (const { name, version, about: text } of rows) terminal.print(`${name.padEnd(width)}  ${version}  ${text}`);
    }
    return EXIT.ok;
  },
};
