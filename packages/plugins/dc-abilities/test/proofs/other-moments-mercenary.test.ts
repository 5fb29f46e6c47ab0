import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "electrified-knuckledusters",
    mine: [group("krrsantan", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    sides: [{ affiliation: "mercenary" }, {}],
    dice: [3],
    choose: ["electrified-knuckledusters#at0@me"],
    table: { figures: { near: { damage: 1, conditions: ["stun"] } } },
  },
  {
    proves: "i-make-the-rules-now",
    mine: [group("cad-bane", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "near",
    sides: [{ affiliation: "mercenary" }, {}],
    choose: ["i-make-the-rules-now#at0@me", "e1"],
    table: { figures: { me: { spaces: ["e1"] } } },
  },
  {
    proves: "jetpack-rocket",
    mine: [group("super-commando", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    points: 4,
    sides: [{ affiliation: "mercenary" }, {}],
    choose: ["jetpack-rocket#at0@me"],
    table: { activation: { points: 2 } },
  },
  {
    proves: "mockery",
    mine: [group("hk-47", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" }), group("echo-base-trooper", { far: "g1" })],
    activating: "me",
    sides: [
      { affiliation: "mercenary" },
      { deck: ["urgency", "planning", "deadeye", "force-rush", "parry", "take-cover"] },
    ],
    choose: ["mockery#at0@me", "near", 1],
    table: {
      sides: { "1": { deck: ["planning", "deadeye", "force-rush", "parry", "take-cover"], discard: ["urgency"] } },
    },
  },
  {
    proves: "responsive",
    mine: [group("shyla-varad", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    points: 4,
    sides: [{ affiliation: "mercenary" }, {}],
    choose: [0],
    table: { activation: { points: 5 } },
  },
  {
    proves: "self-preservation",
    mine: [group("hired-gun-elite", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "near",
    sides: [{ affiliation: "mercenary" }, {}],
    dice: [3, 4, 5, 4],
    choose: ["attack:me:d1", "pass"],
    table: { figures: { me: { conditions: ["focus"] } } },
  },
]);
