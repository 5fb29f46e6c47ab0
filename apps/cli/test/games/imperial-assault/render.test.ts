import { sentencesOf, voiceOf } from "@riposte/hosting";
import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { findGame } from "../../../src/find-game.js";
import { createPaint } from "../../../src/terminal/paint.js";

const entry = await findGame("imperial-assault");
const game = entry.game(["surge"]);
const voice = voiceOf(entry, game);
const plain = { paint: createPaint(false), width: 100 };

/** A Wookiee in its own time beside a door, a Stormtrooper behind it. */
const position = {
  round: 2,
  initiative: 1,
  activating: { figure: "wookiee", actions: 1, points: 2 },
  seats: [
    {
      affiliation: "rebel",
      zone: "red",
      hand: ["blitz"],
      groups: [
        {
          card: "wookiee-warrior",
          figures: [{ id: "wookiee", at: "c2", damage: 4, conditions: ["focus"] }],
        },
      ],
    },
    {
      affiliation: "imperial",
      zone: "blue",
      vp: 7,
      hand: ["deadeye", "parry"],
      groups: [{ card: "stormtrooper", figures: [{ id: "trooper", at: "g3" }] }],
    },
  ],
};
const match = startMatch(game, { seed: 1, setup: { map: "training-yard", position } });

function drawn(seat: number, style = plain): readonly string[] {
  const choice = match.decision?.choice;
  return entry.draw(match.viewFor(seat).slices, style, choice && { seat, choice });
}

/** The row of the map with that number. */
const row = (lines: readonly string[], number: number) => lines.find((line) => line.startsWith(` ${number} `)) ?? "";

test("the table shows round, initiative, points, figures with damage and conditions, and the figure that acts", () => {
  const text = drawn(0).join("\n");
  expect(text).toContain("round 2 · Training Yard");
  expect(text).toContain("Red has the initiative");
  expect(text).toMatch(/> wo Wookiee Warrior +c2 +4\/11 Focused/);
  expect(text).toMatch(/tr Stormtrooper +g3 +0\/3/);
  expect(text).toContain("Red: 7 VP, zone blue");
  expect(text).toContain("1 actions, 2 movement points");
});

test("figures stand on the map, and spaces the figure can reach show what they cost", () => {
  const lines = drawn(0);
  expect(row(lines, 2)).toContain("wo");
  expect(row(lines, 3)).toContain("tr");
  expect(row(lines, 2)).toMatch(/ 1 /);
});

test("walls, doors and every terrain have signs of their own, and a legend", () => {
  const text = drawn(0).join("\n");
  for (const sign of ["│", "───", "·", "~", "T"]) expect(text).toContain(sign);
  expect(text).toMatch(/[║═]/);
  expect(text).toContain("# blocking");
});

test("a seat sees its own hand, of the other's only how many cards", () => {
  expect(drawn(0).join("\n")).toContain("hand 1: Blitz");
  expect(drawn(0).join("\n")).toMatch(/Red: .*hand 2$/m);
  expect(drawn(0).join("\n")).not.toMatch(/Deadeye|Parry/);
  expect(drawn(1).join("\n")).toContain("hand 2: Deadeye, Parry");
});

test.each(["training-yard", "canyon-depot", "corellian-underground"])("%s fits into 100 columns", (map) => {
  const { slices } = startMatch(game, { seed: 1, setup: { map } }).viewFor(0);
  for (const line of entry.draw(slices, plain)) expect(line.length).toBeLessThanOrEqual(100);
});

test("the sides have colours, and without colours letters of their own", () => {
  const { slices } = startMatch(game, { seed: 1, setup: { map: "training-yard" } }).viewFor(0);
  expect(entry.draw(slices, plain).join("")).not.toContain("\u001b");
  expect(entry.draw(slices, { ...plain, paint: createPaint(true) }).join("")).toContain("\u001b[31m");
  expect(entry.draw(slices, plain).join("\n")).toMatch(/○ A {2}The Grand Inquisitor.*○ N {2}Luke Skywalker/);
});

test("the steps of a move are one sentence", () => {
  const step = (from: string, to: string) => ({
    type: "figure:moved",
    payload: { figure: "x", from: [from], to: [to] },
  });
  const told =
    entry.voice.condense?.([step("a1", "a2"), step("a2", "b3"), { type: "attack:missed", payload: {} }]) ?? [];
  expect(told).toHaveLength(2);
  expect(sentencesOf(voice, told)[0]).toBe("x moves from A1 to B3.");
});

test("dice, surges and conditions are told in words", () => {
  const said = (type: string, payload: object) => sentencesOf(voice, [{ type, payload }])[0];
  expect(
    said("attack:rolled", {
      dice: [
        { die: "red", face: 3 },
        { die: "white", face: 0 },
      ],
    }),
  ).toBe("The dice: red 2 hits and 1 surge, white blank.");
  expect(said("condition:gained", { figure: "0.darth-vader.0.1", condition: "focus", by: "x" })).toBe(
    "Darth Vader is Focused.",
  );
  expect(said("cards:drawn", { seat: 1, count: 3 })).toBe("Red draws 3 cards.");
  expect(said("action:resolved", {})).toBeUndefined();
});
