import { imperialAssaultContext as context } from "@riposte/hosting/imperial-assault";
import type { BodyCard } from "@riposte/imperial-assault";
import { type AttackQuery, attackOdds } from "@riposte/surge";
import { didYouMean } from "@riposte/words";
import type { Arguments } from "../../arguments.js";
import { UserMistake } from "../../user-mistake.js";
import type { OddsReport } from "../game-entry.js";
import { oddsLines } from "./odds-lines.js";

const FARTHEST = 99;

/** Odds of one figure's attack on another, from the same rules as play. */
export function oddsReport(args: Arguments): OddsReport {
  const asked = attackIn(args);
  const { attack } = fighter(asked.attacker);
  fighter(asked.defender);
  if (attack === null)
    throw new UserMistake("BAD_VALUE", `"${asked.attacker}" has no attack of its own: choose another attacker.`);
  const odds = attackOdds(context(), asked);
  return { lines: oddsLines(asked, odds), json: { ...asked, ...odds } };
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
