import { test } from "vitest";
import { at, group, table } from "../position.js";
import { dice, game, luke, modified, offTurn, one, play } from "./library-game.js";

test("applyDefenseBonusBlock: where the card gives a choice its player has it", () => {
  const theirs = [group("royal-guard", { guard: "d3" })];
  play("parry", { hand: [], against: ["parry"], theirs, dice: [0, 3, 0] })
    .choose("attack:guard:d3")
    .choose("cc:parry@guard")
    .offersExactly([0, 1])
    .choose(0)
    .expect(modified("block", 1, "cc:parry"))
    .waits()
    .done();
});

test("applyDefenseBonusEvade: beside the blocks", () => {
  const theirs = [group("greedo", { greedo: "d3" })];
  play("stroke-of-brilliance", {
    hand: [],
    against: ["stroke-of-brilliance"],
    theirs,
    them: { affiliation: "mercenary" },
    dice: [0, 0, 0],
  })
    .choose("attack:greedo:d3")
    .choose("cc:stroke-of-brilliance@greedo")
    .expect(
      table({
        attacks: {
          0: {
            modifiers: [
              { symbol: "block", amount: 2, by: "cc:stroke-of-brilliance" },
              { symbol: "evade", amount: 1, by: "cc:stroke-of-brilliance" },
            ],
          },
        },
      }),
    )
    .waits()
    .done();
});

test("defenseBonusOnlyWhenNotAttackerActivation: blocks, but not in the attacker's own activation", () => {
  const against = ["brace-yourself"];
  at({
    game: offTurn,
    mine: one("stormtrooper"),
    theirs: luke(),
    hand: ["adrenaline"],
    against,
    start: "round",
    dice: [4, 4, 0],
  })
    .choose("cc:adrenaline")
    .choose("cc:brace-yourself@luke")
    .event("attack:resolved", { dealt: 1 })
    .waits()
    .done();
  play("brace-yourself", { hand: [], against, dice: [0, 0, 0] })
    .choose("attack:luke:d3")
    .notOffers(["cc:brace-yourself@luke"])
    .waits()
    .done();
});

test("defenseBonusDice, defenseBonusDiceColor: dice more for the defender", () => {
  play("brace-for-impact", { hand: [], against: ["brace-for-impact"], dice: [0, 0, 0, 0] })
    .choose("attack:luke:d3")
    .choose("cc:brace-for-impact@luke")
    .event("attack:rolled", { dice: dice("blue", "green", "white", "black") })
    .waits()
    .done();
});

test("roundDefenseBonusBlock, roundDefenseBonusEvade: while defending, for the round", () => {
  const mine = [group("dewback-rider", { one: { at: "d1+d2" } })];
  const none = { accuracy: 0, hit: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
  at({ game, mine, theirs: luke(), hand: ["survival-instincts"] })
    .choose("cc:survival-instincts@one")
    .value("attack:results", { attacker: "luke", defender: "one" }, none, { ...none, block: 1, evade: 1 })
    .waits()
    .done();
});
