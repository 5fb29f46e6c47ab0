import { imperialAssaultContext as context, imperialAssaultGame, oddsAtTable } from "@riposte/hosting/imperial-assault";
import type { BodyCard } from "@riposte/imperial-assault";
import type { AnyPlugin, Game } from "@riposte/kernel/run";
import { type AttackOdds, type AttackQuery, attackOdds } from "@riposte/surge";
import { didYouMean, percent } from "@riposte/words";
import type { Arguments } from "../../arguments.js";
import { loadGuests } from "../../guests/load-guests.js";
import { UserMistake } from "../../user-mistake.js";
import { fromDescriptor } from "../from-descriptor.js";
import type { OddsReport } from "../game-entry.js";

const FARTHEST = 99;

/** Odds of one figure's attack on another, from the same rules as play. */
export async function oddsReport(args: Arguments): Promise<OddsReport> {
  const asked = attackIn(args);
  const { attack } = fighter(asked.attacker);
  fighter(asked.defender);
  if (attack === null)
    throw new UserMistake("BAD_VALUE", `"${asked.attacker}" has no attack of its own: choose another attacker.`);
  const guests = await loadGuests(args.texts("plugin"));
  if (guests.length === 0) {
    const odds = attackOdds(context(), asked);
    return { lines: oddsLines(asked, odds), json: { ...asked, ...odds } };
  }
  const { odds, notCounted } = oddsAtTable(playedWith(guests), asked);
  return {
    lines: [...oddsLines(asked, odds), ...notCounted.map(({ by, gist }) => `  not counted: ${by} (${gist})`)],
    json: { ...asked, ...odds, notCounted },
  };
}

const COUNTED = ["power-tokens", "surge"];

/** The rules that odds are counted by and those of others; the rest of ours joins where one of them builds on it. */
function playedWith(guests: readonly AnyPlugin[]): Game {
  const known = [imperialAssaultGame.id, ...COUNTED, ...guests.map(({ name }) => name)];
  const isWhole = guests.some(({ declared }) => declared.requires.some(({ name }) => !known.includes(name)));
  return fromDescriptor(imperialAssaultGame).game(isWhole ? undefined : COUNTED, guests);
}

function attackIn(args: Arguments): AttackQuery {
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

function fighter(id: string): BodyCard {
  const bodies = Object.values(context().facts.deployment).filter((card) => "health" in card);
  if (bodies.some((card) => card.id === id)) return context().body(id);
  const guess = didYouMean(
    id,
    bodies.map((card) => card.id),
  );
  throw new UserMistake("UNKNOWN_CARD", `No figure has the card "${id}".${guess}`);
}

/** Widest bar of the histogram. */
const BAR = 40;

/** The odds for people: a table with a histogram. */
function oddsLines(
  { attacker, defender, distance }: AttackQuery,
  { pool, defense, damage, expected, miss, misses, spends }: AttackOdds,
): readonly string[] {
  const named = (id: string) => imperialAssaultGame.voice.spell?.(id) ?? id;
  const most = Math.max(...damage.map(({ chance }) => chance));
  const rows = damage.map(({ damage: amount, chance }, at) => {
    const atLeast = damage.slice(at).reduce((sum, one) => sum + one.chance, 0);
    const bar = "█".repeat(Math.round((chance / most) * BAR));
    return `  ${String(amount).padStart(6)}  ${inColumn(chance)}  ${inColumn(atLeast)}  ${bar}`.trimEnd();
  });
  const reasons = misses.map(({ reason, chance }) => `${reason} ${percent(chance, 2)}`).join(", ");
  return [
    `${named(attacker)} (${pool.join(", ")}) attacks ${named(defender)} (${defense.join(", ") || "no dice"}) at ${distance}`,
    "  damage    chance  at least",
    ...rows,
    `  on average ${expected.toFixed(2)} damage; misses ${percent(miss, 2)}${reasons === "" ? "" : ` (${reasons})`}`,
    ...(spends.length === 0 ? [] : ["  surges bought under the best spending:"]),
    ...spends.map(
      ({ surge, cost, chance }) => `  ${inColumn(chance)}  ${surge}${cost === 1 ? "" : ` (${cost} surges)`}`,
    ),
  ];
}

const inColumn = (share: number): string => percent(share, 2).padStart(8);
