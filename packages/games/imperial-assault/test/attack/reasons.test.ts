import { expect, test } from "vitest";
import { currentAttack, damageIn, explained, poolIn, resultsIn } from "../../src/index.js";
import { at } from "../position.js";
import { hit, other, shooting, storm, target } from "./shooting.js";
import { gameOfTricks, type Trick } from "./tricks.js";

type Seen = ReturnType<typeof explained<unknown>>;
/** A reason in short: who, how much, of what. */
const told = ({ because }: Seen) => because.map(({ by, amount, field }) => `${by} ${amount} ${field}`);

const tricks: readonly Trick[] = [
  {
    window: "attack:declare",
    key: "aim",
    seat: 1,
    effects: [{ type: "attack:add-die", die: "red", by: "aim" }],
  },
  {
    window: "attack:modifiers",
    key: "twist",
    seat: 1,
    effects: [
      { type: "attack:modify", symbol: "hit", amount: 1, by: "twist" },
      { type: "attack:grant", pierce: 1, by: "twist" },
    ],
  },
];

test("pools, results and damage name what they are made of, and nothing that is not there", () => {
  const seen: Record<string, Seen> = {};
  const game = gameOfTricks(tricks, {
    on: {
      "attack:rolled": (_event, match) => {
        seen.attack = explained((why) => poolIn(match, "attack", why));
        seen.defense = explained((why) => poolIn(match, "defense", why));
        seen.rolled = explained((why) => resultsIn(match, why));
      },
      "attack:hit": (_event, match) => {
        seen.results = explained((why) => resultsIn(match, why));
        seen.damage = explained((why) => damageIn(match, why));
      },
    },
  });
  // blue 3 accuracy 1 hit 1 surge, green 1 accuracy 2 hits, red 1 hit; black 2 blocks
  at(shooting("h1", { imperials: [storm("weaken")], rebels: [target("h1"), other], game, dice: [3, 4, 0, 2] }))
    .choose("attack:target:h1")
    .choose("aim")
    .choose("twist")
    .event("attack:hit", hit(4))
    .waits()
    .done();
  expect(told(seen.attack!)).toEqual(["card 1 blue", "card 1 green", "aim 1 red"]);
  expect(seen.attack!.value).toEqual({ blue: 1, green: 1, red: 1 });
  expect(told(seen.defense!)).toEqual(["card 1 black"]);
  const rolled = ["dice 4 accuracy", "dice 4 hit", "dice 1 surge", "dice 2 block"];
  expect(told(seen.rolled!)).toEqual([...rolled, "weakened -1 surge"]);
  expect(told(seen.results!)).toEqual([...rolled, "twist 1 hit", "weakened -1 surge"]);
  expect(seen.results!.value).toEqual({ accuracy: 4, hit: 5, surge: 0, block: 2, evade: 0, dodge: 0 });
  expect(told(seen.damage!)).toEqual(["dice 4 hit", "dice 2 block", "twist 1 hit", "twist 1 pierce"]);
});

test("results that were checked stay as they are, and what no longer makes them is no reason", () => {
  const seen: Record<string, Seen> = {};
  const game = gameOfTricks([], {
    modify: {
      "attack:results": (_subject, match) => [
        match.add(1, "steady", "accuracy"),
        ...(currentAttack(match)?.final == null ? [] : [match.add(1, "late", "hit")]),
      ],
    },
    on: {
      "attack:rolled": (_event, match) => {
        seen.rolled = explained((why) => resultsIn(match, why));
      },
      "attack:hit": (_event, match) => {
        seen.results = explained((why) => resultsIn(match, why));
      },
    },
  });
  at(shooting("h1", { imperials: [storm()], rebels: [target("h1"), other], game, dice: [3, 4, 2] }))
    .choose("attack:target:h1")
    .event("attack:hit", hit(1))
    .waits()
    .done();
  expect(seen.results).toEqual(seen.rolled);
  expect(told(seen.results!)).toContain("steady 1 accuracy");
});
