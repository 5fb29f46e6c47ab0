import { scenario } from "@riposte/testing";
import { test } from "vitest";
import { game } from "../src/own-card/game.js";

const NAMI = "OP01-016";
const position = {
  setup: {
    position: {
      sides: [
        { leader: "OP01-003", hand: ["HOUSE-001", NAMI], don: { active: 2 }, deck: [NAMI] },
        { leader: "OP01-061", characters: [NAMI], deck: ["OP01-100"] },
      ],
    },
  },
};

test("the Quartermaster K.O.'s an opposing Character of 3000 power or less for a card from hand", () => {
  scenario(game, position)
    .choose("play:1100")
    .choose("yes")
    .offersExactly([[], [2001]])
    .choose([2001])
    .expect({ "one-piece": { sides: { 0: { hand: [] }, 1: { characters: [] } } } })
    .waits()
    .done();
});
