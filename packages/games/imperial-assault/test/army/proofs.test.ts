import { proveByFacts } from "@riposte/testing";
import { test } from "vitest";
import type { Army, ArmyEntry } from "../../src/army/army-list.js";
import { armyProblems } from "../../src/army/army-problems.js";
import { deckProblems } from "../../src/army/deck-problems.js";
import { armyPoints } from "../../src/army/muster.js";
import { canBePlayedIn } from "../../src/army/playable.js";
import type { CommandCard } from "../../src/facts/command-card.js";
import type { Facts } from "../../src/facts/facts.js";
import type { Affiliation } from "../../src/facts/vocabulary.js";
import { gameFacts } from "../facts/game-facts.js";
import { withCard } from "../facts/taken-out.js";

interface Rule {
  /** The card that has the rule. */
  readonly card: string;
  /** What takes the rule out of it; its army rules where nothing is said. */
  readonly without?: object;
  holds(facts: Facts): boolean;
}

const armyOf = (affiliation: Affiliation, ...cards: readonly string[]): Army => ({
  affiliation,
  cards: cards.map((card): ArmyEntry => ({ card })),
});
const isAllowed = (facts: Facts, army: Army): boolean =>
  armyProblems(facts, army).every(({ severity }) => severity !== "error");

/** One army is legal, the other is not. */
const allows =
  (legal: Army, illegal: Army) =>
  (facts: Facts): boolean =>
    isAllowed(facts, legal) && !isAllowed(facts, illegal);

/** One army can play the command card, the other cannot. */
const plays =
  (card: string, army: Army, other: Army) =>
  (facts: Facts): boolean => {
    const played = facts.command[card] as CommandCard;
    return canBePlayedIn(facts, army, played) && !canBePlayedIn(facts, other, played);
  };

const CHEAP = ["camouflage", "deadeye", "fleet-footed", "focus", "hard-to-hit", "mitigate", "planning", "rally"];
const MORE = ["positioning-advantage", "recovery", "take-cover", "urgency", "wild-attack", "brace-yourself", "blitz"];
const DEAR = ["assassinate", "close-the-gap", "covering-fire", "grenadier", "iron-will"];
const deck = (army: Army, ...cards: readonly string[]) => ({ army, deck: { cards: cards.map((card) => ({ card })) } });
const isComplete = (facts: Facts, { army, deck: { cards } }: ReturnType<typeof deck>): boolean =>
  deckProblems(facts, { cards }, army).every(({ severity }) => severity !== "error");

const SIX = ["baze-malbus", "bodhi-rook", "cassian-andor", "chirrut-imwe", "jyn-erso", "k-2so"];
const SQUAD = { attachTo: [{}] };

const RULES: Readonly<Record<string, Rule>> = {
  "a-new-hope-1": {
    card: "a-new-hope",
    holds: allows(
      armyOf("rebel", "a-new-hope", "luke-skywalker", "r2-d2"),
      armyOf("rebel", "a-new-hope", "luke-skywalker", "rebel-trooper"),
    ),
  },
  "adaptive-skills": {
    card: "mara-jade",
    holds: allows(armyOf("imperial", "mara-jade", "survivalist"), armyOf("rebel", "mara-jade", "survivalist")),
  },
  "balance-of-the-force": {
    card: "balance-of-the-force",
    // 18 points
    holds: (facts) => {
      const cards = [...DEAR, "blitz", "urgency", "deadeye", ...CHEAP.slice(3), "recovery", "take-cover"];
      const at = (...upgrades: string[]) =>
        isComplete(facts, deck(armyOf("rebel", "rebel-trooper", ...upgrades), ...cards));
      return at("balance-of-the-force") && !at();
    },
  },
  devout: {
    card: "chirrut-imwe",
    holds: plays("force-push", armyOf("rebel", "chirrut-imwe"), armyOf("rebel", "jyn-erso")),
  },
  "dirty-dealing": {
    card: "bib-fortuna",
    holds: allows(armyOf("mercenary", "bib-fortuna", "bossk"), armyOf("rebel", "saska-teft", "bib-fortuna")),
  },
  "fallen-master": {
    card: "taron-malicos",
    holds: plays("dark-energy", armyOf("mercenary", "maul", "taron-malicos"), armyOf("mercenary", "maul")),
  },
  flametrooper: {
    card: "flametrooper",
    without: SQUAD,
    holds: allows(
      armyOf("imperial", "heavy-stormtrooper", "flametrooper"),
      armyOf("imperial", "stormtrooper", "flametrooper"),
    ),
  },
  modular: {
    card: "heavy-stormtrooper-elite",
    holds: (facts) => {
      const bought = (on: string): Army => ({
        affiliation: "imperial",
        cards: [{ card: "heavy-stormtrooper-elite" }, { card: "stormtrooper" }, { card: "cross-training", on }],
      });
      return armyPoints(facts, bought("heavy-stormtrooper-elite")) === armyPoints(facts, bought("stormtrooper")) - 1;
    },
  },
  "mortar-trooper": {
    card: "mortar-trooper",
    without: SQUAD,
    holds: allows(
      armyOf("imperial", "shoretrooper", "mortar-trooper"),
      armyOf("imperial", "stormtrooper", "mortar-trooper"),
    ),
  },
  "nemiks-manifesto-1": {
    card: "nemiks-manifesto",
    holds: (facts) => {
      const cards = [...CHEAP, ...MORE, "set-for-stun", "improvised-weapons", "cruel-strike"];
      const at = (...upgrades: string[]) =>
        isComplete(facts, deck(armyOf("rebel", "gideon-argus", ...upgrades), ...cards));
      return at("nemiks-manifesto") && !at();
    },
  },
  "rogue-one-1": {
    card: "rogue-one",
    holds: (facts) =>
      allows(armyOf("rebel", "rogue-one", ...SIX), armyOf("rebel", "rogue-one", ...SIX.slice(1)))(facts) &&
      !isAllowed(facts, armyOf("rebel", "rogue-one", ...SIX, "gideon-argus")),
  },
  "scavenged-stock": {
    card: "jawa-scavenger-elite",
    holds: allows(
      armyOf("mercenary", "jawa-scavenger-elite", "r2-d2", "probe-droid", "c-3po"),
      armyOf("mercenary", "jawa-scavenger-elite", "r2-d2", "probe-droid", "c-3po", "k-2so"),
    ),
  },
  "shady-contacts": {
    card: "saska-teft",
    holds: allows(armyOf("rebel", "saska-teft", "bossk"), armyOf("rebel", "saska-teft", "bossk", "greedo")),
  },
  "technician-training": {
    card: "technician-training",
    holds: plays(
      "reverse-engineer",
      armyOf("mercenary", "zuckuss", "technician-training"),
      armyOf("mercenary", "zuckuss"),
    ),
  },
  "temporary-alliance": {
    card: "temporary-alliance",
    holds: allows(
      armyOf("imperial", "stormtrooper", "temporary-alliance", "bossk", "greedo"),
      armyOf("imperial", "stormtrooper", "temporary-alliance", "bossk", "greedo", "hired-gun"),
    ),
  },
  "z-6-trooper": {
    card: "z-6-trooper",
    without: SQUAD,
    holds: allows(armyOf("rebel", "echo-base-trooper", "z-6-trooper"), armyOf("rebel", "rebel-trooper", "z-6-trooper")),
  },
};

const facts = gameFacts();
const gistOf = (ability: string): string =>
  Object.values(facts.deployment)
    .flatMap(({ abilities }) => abilities)
    .find(({ id }) => id === ability)?.gist ?? "";

test.each(Object.entries(RULES).map(([id, rule]) => [id, gistOf(id), rule] as const))("%s: %s", (id, _gist, rule) => {
  const without = withCard(rule.card, rule.without ?? { army: undefined });
  proveByFacts("imperial-assault", id, { facts, without, holds: rule.holds });
});
