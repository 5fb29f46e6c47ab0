import { readFileSync } from "node:fs";
import { readCards } from "@riposte/cc-effects";
import { files } from "@riposte/data-imperial-assault";
import { assemble } from "@riposte/data-imperial-assault/assemble";
import { maps } from "@riposte/data-imperial-assault/maps";
import { cards } from "@riposte/data-one-piece";
import { readLibrary as readDeploymentCards } from "@riposte/dc-abilities";
import { AbilityFact } from "@riposte/finished";
import { contextOrThrow } from "@riposte/imperial-assault";
import { cardsOrThrow, createContext } from "@riposte/one-piece";
import { readLibrary as readActions } from "@riposte/op-actions";
import { surgeBook } from "@riposte/surge";
import { parseParameterisedAttribute, readLibrary as readMechanics } from "@riposte/warhammer-40k-abilities";
import { expect, test } from "vitest";

const page = readFileSync(new URL("../../formats.md", import.meta.url), "utf8");
const shown = new Map(
  [...page.matchAll(/```json (\S+)\n(.*?)```/gs)].map(([, kind, text]) => [kind, JSON.parse(text as string)]),
);

const skirmish = contextOrThrow(files, maps);

test("the file of a command card becomes its facts and what it does", () => {
  const built = assemble({ "command-cards/blitz.json": shown.get("command-card") });
  expect(built["command-cards.json"]).toMatchObject({ cards: [{ id: "blitz", cost: 1, gist: "+1 surge" }] });
  expect(readCards(skirmish, { "attacks.json": built["command-effects.json"] })).toMatchObject({
    blitz: { type: "ccEffect", at: "attack:modifiers" },
  });
});

test("surge abilities are read from their ids", () => {
  const book = surgeBook({ library: shown.get("surge") });
  expect(book.surgeOf("pierce 1, weaken")).toEqual({ pierce: 1, conditions: ["weaken"] });
});

test("command cards are found by their names", () => {
  expect(Object.keys(readCards(skirmish, { "shown.json": shown.get("cc-effects") }))).toEqual(["planning", "urgency"]);
});

test("deployment-card abilities are read", () => {
  const library = readDeploymentCards(skirmish, { "shown.json": shown.get("dc-abilities") });
  expect(Object.keys(library)).toEqual(["targeting-computer"]);
});

test("a mechanic is found by the printed words", () => {
  const library = readMechanics({ "weapon-attributes/sustained-hits.json": shown.get("mechanics") });
  expect(parseParameterisedAttribute(library, "SUSTAINED HITS 2")).toMatchObject({ key: "sustained-hits", param: 2 });
});

test("explicit actions are an ability of a card", () => {
  const card = { ...(cards[1] as object), id: "HOUSE-002", abilities: [shown.get("op-actions")] };
  expect(readActions(createContext(cardsOrThrow([card]))).all).toHaveLength(1);
});

test("abilities of the solitaire are read", () => {
  const { abilities } = shown.get("finished") as { abilities: readonly unknown[] };
  expect(abilities.map((ability) => AbilityFact.parse(ability).id)).toEqual(["takeCandy"]);
});
