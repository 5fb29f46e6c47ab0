import { describe, test } from "vitest";
import { at, figure, fullGame, group } from "../position.js";

const BLANK = 0;
const luke = group("luke-skywalker", { luke: "d3" });
const yoda = group("yoda", { yoda: "f5" });

/** Yoda turns the white die to a dodge, which is two blocks and an evade; five hits meet the one block of Luke's card. */
const taught = (dice: readonly number[]) =>
  at({
    game: fullGame,
    mine: [group("bossk", { bossk: "d1" })],
    theirs: [luke, yoda],
    hand: ["heightened-reflexes", "capitalize"],
    against: ["there-is-no-try"],
    activating: "bossk",
    me: { affiliation: "mercenary" },
    dice,
  })
    .choose("attack:luke:d3")
    .choose("cc:there-is-no-try@yoda")
    .choose("2:5");

describe("what is turned on a die goes with the die", () => {
  test("it counts while the die does", () => {
    taught([4, 5, BLANK])
      .choose("pass")
      .choose("pass")
      .expect(figure("luke", { damage: 2 }))
      .waits()
      .done();
  });

  test("a cancelled die takes it along", () => {
    taught([4, 5, BLANK])
      .choose("pass")
      .choose("cc:heightened-reflexes@bossk")
      .expect(figure("luke", { damage: 4 }))
      .waits()
      .done();
  });

  test("a die that is rerolled shows what it shows then", () => {
    taught([4, 5, BLANK, BLANK])
      .choose("cc:capitalize@bossk")
      .choose([2])
      .choose("pass")
      .expect(figure("luke", { damage: 4 }))
      .waits()
      .done();
  });
});
