import { maps } from "@riposte/data-imperial-assault/maps";
import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { game } from "../position.js";

const yard = { ...maps.find(({ id }) => id === "training-yard"), id: "my-yard", name: "My Yard" };

describe("a match may bring its own map", () => {
  test("which is played like any other, and named apart from others of the same id", () => {
    const other = { ...yard, terminals: ["a4", "h6"] };
    const [one, two] = [yard, other].map(
      (map) => startMatch(game, { seed: 1, setup: { map } }).slices["imperial-assault"],
    );
    expect(one?.map).toMatch(/^my-yard-[a-z0-9]+$/);
    expect(one?.map).not.toBe(two?.map);
    expect(one?.ownMap).toMatchObject({ name: "My Yard" });
  });

  test("and everything wrong with it is said before anything starts", () => {
    const bad = { ...yard, terminals: ["k9"], missions: { a: { name: "A", lockedDoors: ["gate"] } } };
    expect(() => startMatch(game, { seed: 1, setup: { map: bad } })).toThrow(
      /terminals: the map has no space k9.*lockedDoors: the map has no door "gate"/,
    );
  });

  test("both sides need somewhere to deploy", () => {
    const { zones: _, ...bare } = yard as { zones?: unknown };
    expect(() => startMatch(game, { seed: 1, setup: { map: bare } })).toThrow(/both zones need spaces/);
  });
});
