import type { Arguments } from "../arguments.js";
import type { Command } from "../command.js";
import { EXIT } from "../exit-code.js";
import { findGame } from "../find-game.js";
import type { AttackAsked, AttackOdds, GameEntry } from "../games/game-entry.js";
import { GAMES } from "../games.js";
import { UserMistake } from "../user-mistake.js";

const FARTHEST = 99;

export const odds: Command = {
  name: "odds",
  summary: "the exact odds of one attack",
  operands: ["game"],
  flags: [
    { name: "attacker", value: "CARD", help: "the attacking figure's card, such as stormtrooper-elite" },
    { name: "defender", value: "CARD", help: "the target's card, such as rebel-trooper" },
    {
      name: "distance",
      value: "N",
      help: "spaces between them, 1 unless given; warhammer-40k: inches, 12 unless given",
    },
    { name: "focus", help: "the attacker is focused" },
    { name: "hidden", help: "the attacker is hidden" },
    { name: "weakened", help: "the attacker is weakened" },
    { name: "defender-hidden", help: "the target is hidden" },
    { name: "defender-weakened", help: "the target is weakened" },
    {
      name: "weapon",
      value: "ID",
      repeated: true,
      help: "warhammer-40k: which weapon, repeated in firing order; the first ranged one unless given",
    },
    { name: "cover", help: "warhammer-40k: the target has the Benefit of Cover" },
    { name: "stationary", help: "warhammer-40k: the attacker remained stationary" },
    {
      name: "file",
      value: "FILE",
      help: "warhammer-40k: the attack as JSON, see docs/attacks; instead of the other flags",
    },
    { name: "runs", value: "N", help: "warhammer-40k: simulate so many runs instead of counting every roll" },
    { name: "roll", help: "warhammer-40k: roll it once and tell every die" },
    { name: "seed", value: "SEED", help: "warhammer-40k: the seed of --runs and --roll; 1 unless given" },
    { name: "json", help: "the same as JSON" },
  ],
  notes: [
    "Every roll is counted, none is drawn; surges are spent for the most damage, by the rules that matches are\nplayed by.",
  ],
  examples: [
    "odds imperial-assault --attacker stormtrooper-elite --defender rebel-trooper --distance 4",
    "odds imperial-assault --attacker darth-vader --defender luke-skywalker --focus --json",
    "odds 40k --attacker ember-guard --defender thorn-stalkers --stationary",
    "odds 40k --file docs/attacks/ember-guard.json",
    "odds 40k --file docs/attacks/ember-guard.json --roll --seed 7",
  ],
  async run(args, terminal) {
    const entry = await findGame(args.operand("game"));
    if (entry.oddsReport !== undefined) {
      const { lines, json } = entry.oddsReport(args);
      if (args.isSet("json")) terminal.print(JSON.stringify({ game: entry.name, ...json }, null, 2));
      else for (const line of lines) terminal.print(line);
      return EXIT.ok;
    }
    const asked = readAttack(args);
    const found = await oddsIn(entry, asked);
    if (args.isSet("json")) terminal.print(JSON.stringify({ game: entry.name, ...asked, ...found }, null, 2));
    else for (const line of oddsLines(entry, asked, found)) terminal.print(line);
    return EXIT.ok;
  },
};

function readAttack(args: Arguments): AttackAsked {
  const card = (flag: string) => {
    const id = args.text(flag);
    if (id !== undefined) return id;
    throw new UserMistake("MISSING_ARGUMENT", `Who? --${flag} CARD is missing. See: riposte odds --help`);
  };
  return {
    attacker: card("attacker"),
    defender: card("defender"),
    distance: args.count("distance", { min: 0, max: FARTHEST, otherwise: 1 }),
    focused: args.isSet("focus"),
    hidden: args.isSet("hidden"),
    weakened: args.isSet("weakened"),
    defenderHidden: args.isSet("defender-hidden"),
    defenderWeakened: args.isSet("defender-weakened"),
  };
}

async function oddsIn(entry: GameEntry, asked: AttackAsked): Promise<AttackOdds> {
  if (entry.odds !== undefined) return entry.odds(asked);
  const games = await Promise.all(GAMES.map((game) => game.load()));
  const names = games
    .filter((game) => game.odds !== undefined || game.oddsReport !== undefined)
    .map(({ name }) => name);
  throw new UserMistake("BAD_VALUE", `${entry.name} has no attacks. Games with attacks: ${names.join(", ")}.`);
}

/** Widest bar of the histogram. */
const BAR = 40;

/** The odds for people: a table with a histogram. */
function oddsLines(
  { voice }: Pick<GameEntry, "voice">,
  { attacker, defender, distance }: AttackAsked,
  { pool, defense, damage, expected, miss, misses, spends }: AttackOdds,
): readonly string[] {
  const named = (id: string) => voice.spell?.(id) ?? id;
  const most = Math.max(...damage.map(({ chance }) => chance));
  const rows = damage.map(({ damage: amount, chance }, at) => {
    const atLeast = damage.slice(at).reduce((sum, one) => sum + one.chance, 0);
    const bar = "█".repeat(Math.round((chance / most) * BAR));
    return `  ${String(amount).padStart(6)}  ${percent(chance)}  ${percent(atLeast)}  ${bar}`.trimEnd();
  });
  const reasons = misses.map(({ reason, chance }) => `${reason} ${percent(chance).trim()}`).join(", ");
  return [
    `${named(attacker)} (${pool.join(", ")}) attacks ${named(defender)} (${defense.join(", ") || "no dice"}) at ${distance}`,
    "  damage    chance  at least",
    ...rows,
    `  on average ${expected.toFixed(2)} damage; misses ${percent(miss).trim()}${reasons === "" ? "" : ` (${reasons})`}`,
    ...(spends.length === 0 ? [] : ["  surges bought under the best spending:"]),
    ...spends.map(
      ({ surge, cost, chance }) => `  ${percent(chance)}  ${surge}${cost === 1 ? "" : ` (${cost} surges)`}`,
    ),
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`.padStart(8);
