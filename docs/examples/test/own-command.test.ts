import { scenario } from "@riposte/testing";
import { test } from "vitest";
import { game } from "../src/own-command/game.js";

const position = {
  hold: "auto",
  setup: {
    map: "training-yard",
    mission: "a",
    position: {
      activating: { figure: "trooper" },
      seats: [
        {
          affiliation: "imperial",
          zone: "red",
          groups: [{ card: "stormtrooper", figures: [{ id: "trooper", at: "b2" }] }],
          hand: ["field-rations"],
          deck: ["field-rations"],
        },
        {
          affiliation: "rebel",
          zone: "blue",
          groups: [{ card: "rebel-trooper", figures: [{ id: "rebel", at: "b5" }] }],
        },
      ],
    },
  },
};

test("Field Rations draws a card and scores a point", () => {
  scenario(game, position as never)
    .choose("cc:field-rations@trooper")
    .expect({ "imperial-assault": { sides: { 0: { hand: ["field-rations"], deck: [], vp: 1 } } } } as never)
    .waits()
    .done();
});
