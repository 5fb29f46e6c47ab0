import { loadMatch, saveMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { cardsFor } from "../../../src/games/imperial-assault/cards-for.js";
import { allCards } from "../../../src/games/imperial-assault/index.js";
import { namedParts } from "../../../src/games/imperial-assault/named-parts.js";
import { composed, played, withSomeCards } from "./some-cards.js";

const INPUTS = 120;
const all = allCards();
const { choices } = all;
const ids = choices.armies.map(({ id }) => id);

test("a match is the same with the cards of its armies alone, and has the lock of all", async () => {
  const setup = { map: choices.maps[1] as string, armies: ids.slice(0, 2) };
  const { game, missed } = await withSomeCards(setup);
  const whole = composed(all);
  expect(game.lock).toEqual(whole.lock);
  const [ours, theirs] = [played(whole, setup, "1", INPUTS), played(game, setup, "1", INPUTS)];
  expect(theirs.line).toEqual(ours.line);
  expect(theirs.hash()).toBe(ours.hash());
  expect(missed).toEqual([]);
  expect(loadMatch(whole, saveMatch(theirs)).hash()).toBe(ours.hash());
});

test("cards of an army are read as those of all cards are", async () => {
  const cards = await cardsFor({ armies: [ids[0], ids[0]] });
  const among = (some: object, whole: Readonly<Record<string, unknown>>) => {
    expect(Object.keys(some).length).toBeGreaterThan(5);
    expect(Object.keys(some).length).toBeLessThan(Object.keys(whole).length / 2);
    for (const [id, row] of Object.entries(some)) expect(row).toEqual(whole[id]);
  };
  among(cards.context.facts.deployment, all.context.facts.deployment);
  among(cards.context.facts.command, all.context.facts.command);
  among(cards.abilities, all.abilities);
  among(cards.effects, all.effects);
});

test("a match brings some of the cards with a setup of ready armies alone", () => {
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

test("armies are offered with their figures and points", () => {
  expect(choices.armies[0]).toEqual({
    id: "imperial-garrison",
    title: "Imperial Garrison",
    about: "13 figures, 40 points",
  });
  expect(choices.maps).toEqual(all.context.source.maps.map(({ id }) => id));
  expect(ids).toEqual(Object.keys(all.context.facts.armies));
});
