import { maps } from "@riposte/data-imperial-assault/maps";
import { compose } from "@riposte/kernel/run";
import { proveByFacts, type Scenario } from "@riposte/testing";
import { test } from "vitest";
import type { Facts } from "../src/facts/facts.js";
import { type BodyCard, createContext, type ImperialAssault, imperialAssault, MapFacts } from "../src/index.js";
import { gameFacts } from "./facts/game-facts.js";
import { withCard } from "./facts/taken-out.js";
import { type At, at, group } from "./position.js";

const facts = gameFacts();
const boards = maps.map((map) => MapFacts.parse(map));

/** A rebel that acts, an imperial two spaces away, and one of both behind each other. */
const acting = (card: string, me = "a1", more: Partial<At> = {}): At => ({
  rebels: [group(card, { me })],
  imperials: [group("stormtrooper-elite", { near: "d1", beside: "d2", far: "g1" })],
  activating: { figure: "me" },
  ...more,
});

interface Rule {
  readonly ability: string;
  readonly card: string;
  readonly position: At;
  without(card: BodyCard): object;
  shows(scene: Scenario<ImperialAssault>): Scenario<ImperialAssault>;
}

const keyword = (name: string) => (card: BodyCard) => ({ keywords: { ...card.keywords, [name]: undefined } });
const freeDice = ({ attack }: BodyCard) => ({ attack: { ...attack, freeDice: undefined } });
const WALKER = "a1+b1+c1+a2+b2+c2";

const RULES: readonly Rule[] = [
  {
    ability: "efficient-travel",
    card: "echo-base-trooper",
    // b3 is difficult ground, and one point and no action are left
    position: acting("echo-base-trooper", "b2", { activating: { figure: "me", points: 1, actions: 0 } }),
    without: keyword("efficientTravel"),
    shows: (scene) => scene.offers(["go:b3"]),
  },
  {
    ability: "priority-target",
    card: "loku-kanoloa",
    position: acting("loku-kanoloa"),
    without: keyword("priorityTarget"),
    shows: (scene) => scene.offers(["attack:far:g1"]),
  },
  {
    ability: "professional",
    card: "riot-trooper-elite",
    position: acting("riot-trooper-elite", "c1", { dice: [0, 0, 0, 3] }),
    without: keyword("professional"),
    shows: (scene) =>
      scene
        .choose("attack:near:d1")
        .offersExactly(["professional:0", "professional:1", "pass"])
        .choose("professional:0"),
  },
  {
    ability: "arsenal",
    card: "ig-88",
    position: acting("ig-88", "a1", { dice: [0, 0, 0] }),
    without: freeDice,
    shows: (scene) => scene.choose("attack:near:d1").refuses({ red: 3 }, "NOT_AN_OPTION").choose({ red: 1, blue: 1 }),
  },
  {
    ability: "epic-arsenal",
    card: "general-weiss",
    position: acting("general-weiss", WALKER, { dice: [0, 0, 0, 0] }),
    without: freeDice,
    shows: (scene) => scene.choose("attack:near:d1").refuses({ red: 3 }, "NOT_AN_OPTION").choose({ red: 2, blue: 1 }),
  },
];

test.each(RULES.map((rule) => [rule.ability, rule] as const))("%s is read from the card", (ability, rule) => {
  const { card, position, shows } = rule;
  const holds = (under: Facts) => {
    const game = compose([imperialAssault(createContext(under, boards))]);
    return shows(at({ ...position, game }))
      .waits()
      .run().ok;
  };
  const without = withCard(card, rule.without(facts.deployment[card] as BodyCard));
  proveByFacts("imperial-assault", ability, { facts, without, holds });
});
