import { expect, test } from "vitest";
import { riposte } from "../riposte.js";

const duel = ["play", "one-piece", "--seed", "3", "--bot", "greedy"] as const;

test("a bot plays the other seat, and one sits down oneself", async () => {
  const { code, out } = await riposte(duel, ["q"]);
  expect(code).toBe(0);
  expect(out).toMatch(/Do you (?:go first|keep this hand)/);
  expect(out).toContain("Opponent");
  expect(out).not.toMatch(/\bseat \d/i);
});

test("about tells what a card does, and its keywords", async () => {
  const { out } = await riposte(duel, ["about nami", "? jinbe", "about nothing such", "q"]);
  expect(out).toContain("On Play: look at the top 5 cards of your deck");
  expect(out).toContain("Blocker: It may be rested");
  expect(out).toContain('Nothing here is called "nothing such".');
});

test("hold and standing orders are given at the keyboard", async () => {
  const { out } = await riposte(duel, ["hold never", "orders", "hold sometimes", "forget 4", "always 99", "q"]);
  expect(out).toContain("You are asked only when you must answer.");
  expect(out).toContain("Nothing is chosen by itself.");
  expect(out).toContain("Say when to ask you");
  expect(out).toContain("There is no order 4");
  expect(out).toContain('"99" cannot be chosen by itself here');
});

test("a seat that asks to be asked only when it can do something is told what its pauses tell", async () => {
  const { out } = await riposte(duel, ["hold auto", "?", "q"]);
  const told = out.replace(/\s+/g, " ").match(/the others can tell from your pauses what you may hold/g);
  expect(told).toHaveLength(2);
});

test("log tells what happened so far", async () => {
  const { out } = await riposte(["play", "finished", "--seed", "1"], ["3", "=", "log", "q"]);
  expect(out.split("> log")[1]).toContain("Turn 2");
});

test("the table is drawn again only when it looks different, or when asked for", async () => {
  const drawn = (out: string) => out.match(/── turn/g)?.length;
  const { out } = await riposte(["play", "finished", "--seed", "1"], ["99", "h", "?", "q"]);
  expect(drawn(out)).toBe(1);
  expect(drawn((await riposte(["play", "finished", "--seed", "1"], ["t", "q"])).out)).toBe(2);
});

test("a wrong answer says what to enter, in numbers of the list", async () => {
  const { out } = await riposte(["play", "finished", "--seed", "1"], ["3", "1 1 1", "q"]);
  expect(out).toContain("That does not fit. Enter all numbers in the wanted order");
  expect(out).not.toMatch(/NOT_AN_OPTION|ANSWER_MALFORMED/);
});
