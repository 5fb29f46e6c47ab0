import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "dc_special:Sentry Droid (Regular):0",
    mine: [group("sentry-droid", { me: "d1" })],
    theirs: [
      group("luke-skywalker", { near: "e2" }),
      group("echo-base-trooper", { far: "g1" }),
      group("c-3po", { distant: "h2" }),
    ],
    activating: "me",
    dice: [3, 4, 5],
    choose: ["dc_special:Sentry Droid (Regular):0", "far@g1", "pass"],
    table: { figures: { far: { damage: 3 } } },
  },
  {
    proves: "dc_special:Sentry Droid (Regular):1",
    mine: [group("sentry-droid", { me: "d1", me2: "c1" })],
    theirs: [group("luke-skywalker", { near: "e2" }), group("echo-base-trooper", { far: "g1" })],
    activating: "me",
    dice: [3, 4, 5, 4, 3, 3],
    choose: ["dc_special:Sentry Droid (Regular):1", "near@e2", "pass", "pass", "dc_special:Sentry Droid (Regular):1"],
    table: {
      attacks: {
        "0": {
          attacker: "me2",
          defender: "near",
          type: "ranged",
          pool: ["green", "green"],
          modifiers: [{ symbol: "accuracy", amount: 2, by: "dc_special:Sentry Droid (Regular):1" }],
        },
      },
    },
  },
  {
    proves: "dc_special:Snowtrooper (Elite):0",
    mine: [group("snowtrooper-elite", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    dice: [3, 4, 5, 4],
    choose: ["dc_special:Snowtrooper (Elite):0"],
    table: {
      attacks: { "0": { attacker: "me", defender: "near", type: "ranged", pool: ["blue", "green", "yellow"] } },
    },
  },
  {
    proves: "dc_special:The Grand Inquisitor:0",
    mine: [group("the-grand-inquisitor", { me: "d1" })],
    theirs: [group("echo-base-trooper", { far: "g1" }), group("c-3po", { distant: "h2" })],
    activating: "me",
    dice: [3, 4, 5, 4],
    choose: ["dc_special:The Grand Inquisitor:0", "far@g1", "pass"],
    table: { figures: { far: { damage: 2 } } },
  },
]);
