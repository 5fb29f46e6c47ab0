import type { Arguments } from "../arguments.js";
import type { Command, Flag } from "../command.js";
import { EXIT } from "../exit-code.js";
import { findGame } from "../find-game.js";
import type { GameEntry } from "../games/game-entry.js";
import { GAMES } from "../games.js";
import { UserMistake, unknownName } from "../user-mistake.js";

const COMMON: readonly Flag[] = [{ name: "json", help: "the same as JSON" }];

export const odds: Command = {
  name: "odds",
  summary: "the exact odds of one attack",
  operands: ["game"],
  flags: [...COMMON, ...GAMES.flatMap(({ name, oddsFlags = [] }) => oddsFlags.map((flag) => ({ ...flag, of: name })))],
  notes: [
    "Every roll is counted, none is drawn; surges are spent for the most damage, by the rules that matches are\nplayed by.",
  ],
  async run(args, terminal) {
    const entry = await findGame(args.operand("game"));
    if (entry.odds === undefined) {
      const names = GAMES.filter(({ oddsFlags }) => oddsFlags !== undefined).map(({ name }) => name);
      throw new UserMistake("BAD_VALUE", `${entry.name} has no attacks. Games with attacks: ${names.join(", ")}.`);
    }
    refuseForeignFlags(entry, args);
    const { lines, json } = entry.odds(args);
    if (args.isSet("json")) terminal.print(JSON.stringify({ game: entry.name, ...json }, null, 2));
    else for (const line of lines) terminal.print(line);
    return EXIT.ok;
  },
};

/** A flag of another game's attacks says nothing here: it is refused, not left out of account. */
function refuseForeignFlags({ name: game, oddsFlags = [] }: GameEntry, args: Arguments): void {
  const own = [...COMMON, ...oddsFlags].map(({ name }) => name);
  const foreign = odds.flags.find(({ name }) => args.isSet(name) && !own.includes(name));
  if (foreign === undefined) return;
  const names = own.map((name) => `--${name}`);
  throw unknownName("UNKNOWN_FLAG", { owner: `riposte odds ${game}`, kind: "flag" }, `--${foreign.name}`, names);
}
