import { proofs } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { expect, test } from "vitest";
import { z } from "zod";
import { Ability, Condition, Cost, passingOf, Steps } from "../../src/index.js";
import { WORDS, wordsIn } from "./words.js";

/** Command cards as far as they are written in the language. */
const play = { if: Condition, cost: Cost, steps: Steps };
const passing = passingOf(Steps);
const Card = z.object({ ...play, plays: z.array(z.object(play)), inPlay: passing, inDiscard: passing });

/** Steps that no card writes: another one queues them. */
const QUEUED: Readonly<Record<string, string>> = {
  "do:shove": "do:push",
  "do:walk": "do:move",
  "do:aim": "do:attack",
  "do:strike": "do:attack",
  "do:discard-one": "do:discard",
  "do:count-roll": "do:roll",
  "do:set-die": "do:change-roll",
};
/** Steps that say what an ability does by itself, or that it was used, and change nothing. */
const SAYING = ["step do:passive", "step do:used"];

type Entries = Readonly<Record<string, { readonly abilities: Readonly<Record<string, unknown>> }>>;
const entriesIn = (files: unknown) => Object.values(files as Entries).flatMap((file) => Object.entries(file.abilities));

test("every step, condition, filter and amount of the language is in a card whose scenario fails without it", () => {
  const isProven = (id: string) => Object.hasOwn(proofs.tested, id);
  const proven = new Set([
    ...entriesIn(abilities).flatMap(([id, ability]) => (isProven(id) ? [...wordsIn(Ability, ability)] : [])),
    ...entriesIn(commandEffects).flatMap(([id, card]) => (isProven(`cc:${id}`) ? [...wordsIn(Card, card)] : [])),
  ]);
  expect(WORDS.length).toBeGreaterThan(150);
  const isShown = (word: string) => proven.has(word) || proven.has(`step ${QUEUED[word.replace("step ", "")]}`);
  expect(WORDS.filter((word) => !isShown(word))).toEqual(SAYING);
});
