import type { Arguments } from "../arguments.js";
import type { Command, Flag } from "../command.js";
import { EXIT } from "../exit-code.js";
import { gameNamed } from "../find-game.js";
import type { Listing } from "../games/game-entry.js";
import { GAMES } from "../games.js";
import { UserMistake, unknownName } from "../user-mistake.js";

const COMMON: readonly Flag[] = [{ name: "json", help: "the same as JSON" }];

export const odds: Command = {
  name: "odds",
  summary: "the exact odds of one attack",
  operands: ["game"],
  flags: [...COMMON, ...GAMES.flatMap(({ name, odds }) => (odds?.flags ?? []).map((flag) => ({ ...flag, of: name })))],
  notes: [
    "Every roll is counted, none is drawn; surges are spent for the most damage, by the rules that matches are\nplayed by.",
  ],
  async run(args, terminal) {
    const game = gameNamed(args.operand("game"));
    if (game.odds === undefined) {
      const names = GAMES.filter((one) => one.odds !== undefined).map(({ name }) => name);
      throw new UserMistake("BAD_VALUE", `${game.name} has no attacks. Games with attacks: ${names.join(", ")}.`);
    }
    refuseForeignFlags(game, args);
    const { lines, json } = await game.odds.report(args);
    if (args.isSet("json")) terminal.print(JSON.stringify({ game: game.name, ...json }, null, 2));
    else for (const line of lines) terminal.print(line);
    return EXIT.ok;
  },
};

/** A flag of another game's attacks says nothing here: it is refused, not left out of account. */
function refuseForeignFlags({ name: game, odds: ofGame }: Listing, args: Arguments): void {
  const own = [...COMMON, ...(ofGame?.flags ?? [])].map(({ name }) => name);
  const foreign = odds.flags.find(({ name }) => args.isSet(name) && !own.includes(name));
  if (foreign === undefined) return;
  const names = own.map((name) => `--${name}`);
  throw unknownName("UNKNOWN_FLAG", { owner: `riposte odds ${game}`, kind: "flag" }, `--${foreign.name}`, names);
}
