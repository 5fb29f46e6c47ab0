import { expect, test } from "vitest";
import { playersAt } from "../../src/voice/seating.js";

test.each([
  ["a bot is the opponent", { seat: 0, seats: ["human", "greedy"] }, "Opponent"],
  ["somebody at another device is a friend", { seat: 0, seats: ["human", "human"], isShared: true }, "Friend"],
  ["two at one device go by their colours", { seat: 0, seats: ["human", "human"] }, "Red"],
  ["a name that was given is used", { seat: 0, seats: ["human", "human"], names: [null, " Mara "] }, "Mara"],
  ["an empty name is none", { seat: 0, seats: ["human", "greedy"], names: ["", " "] }, "Opponent"],
])("%s", (_, seating, name) => {
  expect(playersAt(seating)).toMatchObject({ you: 0, names: [expect.anything(), name] });
});

test("who only watches hears colours", () => {
  expect(playersAt({ seat: null, seats: ["greedy", "random"] })).toEqual({ you: null, names: ["Blue", "Red"] });
});

test("a name written from right to left is kept apart, so that it turns no sentence around it", () => {
  const [, name] = playersAt({ seat: 0, seats: ["human", "human"], names: [null, "אבג"] }).names;
  expect(name).toBe("\u2068אבג\u2069");
});
