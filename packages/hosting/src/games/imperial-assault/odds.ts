import { type Game, startMatch } from "@riposte/kernel/run";
import type { AttackOdds, AttackQuery } from "@riposte/surge";
import { distinct, type NotCounted, notCountedIn } from "../../not-counted.js";
import { asDeclared, isLeftOut } from "./as-declared.js";
import { oddsBeforeRoll } from "./before-roll.js";
import { ATTACKER, DEFENDER, duelOf } from "./duel.js";
import { IMPERIAL_ASSAULT_PLUGINS } from "./plugins.js";
import { readingOf } from "./reading.js";

/** What an attack comes to, and what of plugins of other authors is played and no number says. */
export interface OddsAtTable {
  readonly odds: AttackOdds;
  readonly notCounted: readonly NotCounted[];
}

/** The odds of one figure's attack on another in a match of a composition: it is set up and read, and no die is rolled. */
export function oddsAtTable(game: Game, query: AttackQuery): OddsAtTable {
  const { setup, targetSpace } = duelOf(query);
  const match = startMatch(game, { setup, seed: "odds", hold: "auto" });
  const heard: NotCounted[] = [];
  const declared = { attacker: ATTACKER, defender: DEFENDER, targetSpace };
  const odds = oddsBeforeRoll(asDeclared(match, readingOf(match.viewFor(0).slices, match), declared, heard), {
    attacker: { id: ATTACKER, card: query.attacker },
    defender: { id: DEFENDER, card: query.defender },
    far: query.distance ?? 1,
  });
  return { odds, notCounted: distinct([...heard, ...notCountedIn(game, IMPERIAL_ASSAULT_PLUGINS, isLeftOut)]) };
}
