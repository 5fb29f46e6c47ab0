import { maps } from "@riposte/data-imperial-assault/maps";
import { compose, startMatch } from "@riposte/kernel/run";
import { proveByFacts } from "@riposte/testing";
import { expect, test } from "vitest";
import type { Facts } from "../../src/facts/facts.js";
import { createContext, imperialAssault, MapFacts } from "../../src/index.js";
import { gameFacts } from "../facts/game-facts.js";
import { withCard } from "../facts/taken-out.js";

const facts = gameFacts();
const boards = maps.map((map) => MapFacts.parse(map));
const deck = {
  cards: Object.values(facts.command)
    .filter(({ restriction, cost, playtest }) => restriction.by === "player" && cost <= 1 && playtest === undefined)
    .slice(0, 15)
    .map(({ id }) => ({ card: id })),
};
const army = (...cards: readonly string[]) => ({
  id: "army",
  name: "Army",
  army: { affiliation: "mercenary", cards: cards.map((card) => ({ card })) },
  deck,
});
const scheming = army("bossk", "devious-scheme");

/** The first question of a match, and who has the initiative then. */
function opening(under: Facts, one: object, other: object) {
  const game = compose([imperialAssault(createContext(under, boards))]);
  const match = startMatch(game, { seed: 1, setup: { map: "training-yard", armies: [one, other] } });
  const { initiative } = match.slices["imperial-assault"];
  return { question: match.decision?.question, seat: match.decision?.seat, initiative };
}

test("Devious Scheme: its player chooses the zone, and the other has the initiative and deploys first", () => {
  proveByFacts("imperial-assault", "devious-scheme", {
    facts,
    without: withCard("devious-scheme", { army: undefined }),
    holds: (under) => {
      const { question, seat, initiative } = opening(under, scheming, army("bossk", "greedo"));
      return question === "ia:zone" && seat === 0 && initiative === 1;
    },
  });
});

test("Devious Scheme is void where both players have it", () => {
  expect(opening(facts, scheming, scheming).question).toBe("ia:initiative");
});
