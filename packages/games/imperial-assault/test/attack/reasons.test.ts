import { expect, test } from "vitest";
import { damageIn, poolIn, resultsIn } from "../../src/index.js";
import { at } from "../position.js";
import { hit, other, shooting, storm, target } from "./shooting.js";
import { gameOfTricks, type Trick } from "./tricks.js";

type Seen = ReturnType<typeof resultsIn> | ReturnType<typeof poolIn> | ReturnType<typeof damageIn>;
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
        seen.attack = poolIn(match, "attack");
        seen.defense = poolIn(match, "defense");
        seen.rolled = resultsIn(match);
      },
      "attack:hit": (_event, match) => {
        seen.results = resultsIn(match);
        seen.damage = damageIn(match);
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
