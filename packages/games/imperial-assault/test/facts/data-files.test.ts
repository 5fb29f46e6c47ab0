import { files } from "@riposte/data-imperial-assault";
import { expect, test } from "vitest";
import { titleOf } from "../../src/facts/deployment-card.js";
import { parseFacts } from "../../src/facts/parse-facts.js";
import { TIMINGS } from "../../src/facts/timing.js";
import { gameFacts } from "./game-facts.js";

const facts = gameFacts();
const cards = Object.values(facts.deployment);
const commands = Object.values(facts.command);

test("every data file parses without a problem", () => {
  expect(parseFacts(files)).toMatchObject({ ok: true });
  expect(Object.keys(files).filter((file) => file.startsWith("deployment-cards/"))).toHaveLength(8);
});

test("there are 172 figures, 56 upgrades, 3 squad upgrades, 9 companions and 9 forms and loadouts", () => {
  expect(tally(cards.map(({ kind }) => kind))).toEqual({
    companion: 9,
    figure: 172,
    form: 6,
    loadout: 3,
    squadUpgrade: 3,
    upgrade: 56,
  });
});

test("a file of figures holds one affiliation", () => {
  for (const affiliation of ["imperial", "mercenary", "neutral", "rebel"]) {
    const file = files[`deployment-cards/${affiliation}.json`] as { cards: { affiliation: string; kind: string }[] };
    expect(new Set(file.cards.map((card) => `${card.kind} ${card.affiliation}`))).toEqual(
      new Set([`figure ${affiliation}`]),
    );
  }
});

test("there are 289 command cards: limits 274, 14 and 1, costs 69, 120, 76 and 24, in 36 timings", () => {
  expect(commands).toHaveLength(289);
  expect(tally(commands.map(({ limit }) => String(limit)))).toEqual({ 1: 274, 2: 14, 3: 1 });
  expect(tally(commands.map(({ cost }) => String(cost)))).toEqual({ 0: 69, 1: 120, 2: 76, 3: 24 });
  expect(new Set(commands.map(({ timing }) => timing))).toEqual(new Set(Object.keys(TIMINGS)));
});

test("abilities by kind: 511 printed on 249 cards, 498 of them for play", () => {
  const abilities = cards.flatMap((card) => card.abilities);
  expect(tally(abilities.map(({ kind }) => kind))).toEqual({
    passive: 161,
    specialAction: 105,
    surge: 21,
    triggered: 224,
  });
  expect(abilities.filter(({ actions }) => actions === 2)).toHaveLength(5);
  expect(tally(abilities.map(({ scope }) => scope ?? "play"))).toEqual({ army: 11, campaign: 2, play: 498 });
  expect(abilities.filter(({ keyword }) => keyword !== undefined)).toHaveLength(14);
});

test("a special action has an id of the form dc_special:name:n, counted from 0 on its card", () => {
  const ids = cards.flatMap((card) =>
    card.abilities.filter(({ kind }) => kind === "specialAction").map(({ id }, n) => ({ card, id, n })),
  );
  for (const { card, id, n } of ids) {
    const title = "edition" in card && card.edition === "ffg" ? `${card.name} (FFG)` : titleOf(card);
    expect(id).toBe(`dc_special:${title}:${n}`);
  }
  expect(new Set(ids.map(({ id }) => id)).size).toBe(105);
});

test("abilities that share an id are the same ability", () => {
  const gists = new Map<string, string>();
  for (const { id, kind, gist } of cards.flatMap((card) => card.abilities)) {
    expect(gists.get(id) ?? `${kind} ${gist}`).toBe(`${kind} ${gist}`);
    gists.set(id, `${kind} ${gist}`);
  }
});

test("a printed ability that is a keyword is also in the card's keywords", () => {
  for (const card of cards) {
    for (const { keyword } of card.abilities) {
      if (keyword !== undefined) expect("keywords" in card && card.keywords[keyword], card.id).toBe(true);
    }
  }
});

test("titles of listed cards are different, so a list can be read back", () => {
  const titles = cards.filter(({ kind }) => kind !== "form" && kind !== "loadout").map(titleOf);
  expect(new Set(titles).size).toBe(titles.length);
});

test("the elite Stormtrooper is as printed", () => {
  expect(facts.deployment["stormtrooper-elite"]).toMatchObject({
    name: "Stormtrooper",
    title: "Stormtrooper (Elite)",
    cost: 7,
    figureCost: 3,
    figures: 3,
    attack: { type: "ranged", dice: ["blue", "green"] },
    defense: ["black"],
  });
});

test("a figure with a free pool chooses its dice: IG-88 two, General Weiss three, two of a colour at most", () => {
  expect(facts.deployment["ig-88"]).toMatchObject({ attack: { dice: [], freeDice: { count: 2 } } });
  expect(facts.deployment["general-weiss"]).toMatchObject({ attack: { freeDice: { count: 3, maxPerColor: 2 } } });
});

function tally(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
