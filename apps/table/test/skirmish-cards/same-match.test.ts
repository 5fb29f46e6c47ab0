import { allCards } from "@riposte/hosting/imperial-assault";
import { loadMatch, saveMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { namedParts } from "../../skirmish-cards/named-parts.js";
import { composed, played, withPartsOf } from "./with-parts.js";

const INPUTS = 120;
const all = allCards();
const { choices } = all;
const ids = choices.armies.map(({ id }) => id);

test("a match is the same with the cards of its armies alone, and has the lock of all", () => {
  const setup = { map: choices.maps[1] as string, armies: ids.slice(0, 2) };
  const { game, missed } = withPartsOf(setup.map, setup.armies);
  const whole = composed(all);
  expect(game.lock).toEqual(whole.lock);
  const [ours, theirs] = [played(whole, setup, "1", INPUTS), played(game, setup, "1", INPUTS)];
  expect(theirs.line).toEqual(ours.line);
  expect(theirs.hash()).toBe(ours.hash());
  expect(missed).toEqual([]);
  expect(loadMatch(whole, saveMatch(theirs)).hash()).toBe(ours.hash());
});

test("parts are named by a setup of ready armies alone", () => {
  const [one, other] = ids;
  expect(namedParts(choices, {})).toEqual({ map: choices.maps[0], armies: [one, other] });
  expect(namedParts(choices, { mission: "b", armies: [other, other] })?.armies).toEqual([other, other]);
  for (const setup of [
    undefined,
    { position: {} },
    { decks: { random: "1" } },
    { armies: [one, "else"] },
    { map: "x" },
  ])
    expect(namedParts(choices, setup)).toBeUndefined();
});
