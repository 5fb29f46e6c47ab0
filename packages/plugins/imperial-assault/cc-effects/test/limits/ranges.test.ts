import { describe, test } from "vitest";
import { type At, at, context, group } from "../position.js";

/** Figures at one to five spaces from a1, all in its sight. */
const ring = { n1: "a2", n2: "c1", n3: "d2", n4: "e5", n5: "b6" };
const far = [group("luke-skywalker", { luke: "h6" })];
const nameOf = (card: string) => context.facts.command[card]?.name ?? card;

interface Row {
  readonly card: string;
  readonly near: readonly string[];
  readonly more?: Partial<At>;
  /** Answers before the choice. */
  readonly first?: readonly string[];
}

/** Who may be chosen when the card is played at a1. */
const chooses = ({ card, near, more = {}, first = [] }: Row): void =>
  test(`${nameOf(card)} reaches ${near.join(", ")}`, () => {
    const played = at({ mine: [], theirs: [], hand: [card], activating: "me", ...more }).choose(`cc:${card}@me`);
    first
      .reduce((made, answer) => made.choose(answer), played)
      .offersExactly([...near])
      .waits()
      .done();
  });

describe("hostile figures within so many spaces", () => {
  const hostile = (
    card: string,
    by: string,
    near: readonly string[],
    more: object = {},
    first: readonly string[] = [],
  ) =>
    chooses({
      card,
      near,
      first,
      more: { mine: [group(by, { me: { at: "a1", ...more } })], theirs: [group("stormtrooper", ring)] },
    });
  hostile("force-drain", "second-sister", ["n1", "n2"]);
  hostile("force-lightning", "emperor-palpatine", ["n1", "n2"]);
  hostile("telekinetic-throw", "darth-vader", ["n1", "n2", "n3"]);
  hostile("toxic-dart", "greedo", ["n1", "n2", "n3"]);
  hostile("out-of-time", "greedo", ["n1", "n2", "n3"]);
  hostile("dark-energy", "darth-vader", ["n1", "n2", "n3"]);
  hostile("force-push", "luke-skywalker", ["n1", "n2", "n3"]);
  hostile("karabast", "zeb-orrelios", ["n1", "n2"], { damage: 1 });
  hostile("whistling-birds", "the-mandalorian", ["n1", "n2"], {}, ["stop"]);
});

describe("friendly figures within so many spaces", () => {
  const friendly = (card: string, by: string, near: readonly string[], friends = group("stormtrooper", ring)) =>
    chooses({ card, near, more: { mine: [group(by, { me: "a1" }), friends], theirs: far } });
  friendly("field-tactician", "imperial-officer", ["me", "n1", "n2"]);
  friendly("evacuate", "hera-syndulla", ["me", "n1", "n2"]);
  friendly("reposition", "imperial-officer", ["me", "n1", "n2", "n3"]);
  friendly("rally-the-troops", "kayn-somos", ["n1", "n2", "n3"], group("stormtrooper", ring, { ready: false }));
  friendly("coordinated-attack", "loku-kanoloa", ["n1", "n2", "n3"]);
  friendly("support-specialist", "del-meeko", ["me", "n1", "n2", "n3"]);
  friendly("pack-alpha", "loth-cat", ["me", "n1", "n2", "n3"], group("loth-cat", ring));
  friendly("forward-march", "jet-trooper", ["me", "n1", "n2"]);
  friendly("combat-resupply", "imperial-officer", ["me", "n1", "n2", "n3"]);
});

describe("cards that are played only so near", () => {
  const one = [group("stormtrooper", { one: "d1" })];
  const luke = group("luke-skywalker", { luke: "d3" });
  const only = (
    card: string,
    near: string,
    away: string,
    made: (space: string) => ReturnType<typeof at>,
    key: string,
  ) =>
    test(`${nameOf(card)} from ${near}, not from ${away}`, () => {
      made(near).offers([key]).waits().done();
      made(away).notOffers([key]).waits().done();
    });
  only(
    "disengage",
    "d5",
    "d6",
    (space) =>
      at({
        mine: one,
        theirs: [group("mak-eshkarey", { they: space })],
        against: ["disengage"],
        activating: "one",
        points: 2,
      }).choose("go:d2"),
    "cc:disengage@they",
  );
  only(
    "battlefield-awareness",
    "a1",
    "h1",
    (space) =>
      at({
        mine: [...one, group("imperial-officer", { officer: space })],
        theirs: [luke],
        hand: ["battlefield-awareness"],
        activating: "one",
        dice: [0, 0, 0],
      }).choose("attack:luke:d3"),
    "cc:battlefield-awareness@officer",
  );
  only(
    "there-is-no-try",
    "g3",
    "h2",
    (space) =>
      at({
        mine: one,
        theirs: [group("luke-skywalker", { luke: "c3" }), group("yoda", { yoda: space })],
        against: ["there-is-no-try"],
        activating: "one",
        dice: [0, 0, 0],
      }).choose("attack:luke:c3"),
    "cc:there-is-no-try@yoda",
  );
  only(
    "protect-the-old-ways",
    "a3",
    "h2",
    (space) =>
      at({
        mine: one,
        theirs: [luke, group("kanan-jarrus", { kanan: space })],
        against: ["protect-the-old-ways"],
        activating: "one",
        dice: [0, 0, 0],
      }).choose("attack:luke:d3"),
    "cc:protect-the-old-ways@kanan",
  );
  only(
    "get-behind-me",
    "a3",
    "h2",
    (space) =>
      at({
        mine: one,
        theirs: [luke, group("gaarkhan", { gaarkhan: space })],
        against: ["get-behind-me"],
        activating: "one",
      }).choose("attack:luke:d3"),
    "cc:get-behind-me@gaarkhan",
  );
  /** Vader strikes a trooper at d1. */
  const slain = (card: string, by: string, space: string, who = group("stormtrooper", { one: "d1" })) =>
    at({
      mine: [who, group(by, { friend: space })],
      theirs: [group("darth-vader", { vader: "d2" })],
      hand: [card],
      activating: "vader",
      turn: 1,
      dice: [5, 5, 4, 0],
    });
  for (const [card, by] of [
    ["final-stand", "baze-malbus"],
    ["miracle-worker", "mhd-19"],
  ] as const)
    only(card, "a1", "h1", (space) => slain(card, by, space).choose("attack:one:d1"), `cc:${card}@friend`);
  only(
    "extra-protection",
    "b1",
    "a1",
    (space) =>
      slain("extra-protection", "onar-koma", space, group("gideon-argus", { one: "d1" })).choose("attack:one:d1"),
    "cc:extra-protection@friend",
  );
  only(
    "paid-in-beskar",
    "a3",
    "h2",
    (space) =>
      at({
        mine: [...one, group("greedo", { greedo: space })],
        theirs: [group("luke-skywalker", { luke: { at: "d3", damage: 9 } }), group("gideon-argus", { gideon: "f6" })],
        hand: ["paid-in-beskar"],
        activating: "one",
        dice: [5, 5, 0],
      }).choose("attack:luke:d3"),
    "cc:paid-in-beskar@greedo",
  );
  // whoever is large falls on all of its spaces
  only(
    "paid-in-beskar",
    "f3",
    "h1",
    (space) =>
      at({
        mine: [...one, group("greedo", { greedo: space })],
        theirs: [
          group("bantha-rider", { bantha: { at: "a3+b3+c3+a4+b4+c4", damage: 20 } }),
          group("gideon-argus", { gideon: "f6" }),
        ],
        hand: ["paid-in-beskar"],
        activating: "one",
        dice: [5, 5],
      }).choose("attack:bantha:c3"),
    "cc:paid-in-beskar@greedo",
  );
  only(
    "dangerous-prey",
    "d5",
    "d6",
    (space) =>
      at({
        mine: one,
        theirs: [group("fennec-shand", { fennec: space })],
        against: ["dangerous-prey"],
        activating: "one",
        dice: [4, 4, 0],
      }).choose(`attack:fennec:${space}`),
    "cc:dangerous-prey@fennec",
  );
});
