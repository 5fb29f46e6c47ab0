import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting } from "../shots.js";
import { alone, deployed, officer } from "../staging/figures.js";

const hits = ["hit"];

prove([
  // two points each, and a token for those outside their zone
  {
    ...deployed,
    proves: "strike-team",
    mine: [...alone("cassian-andor", "g2"), group("rebel-trooper", { near: "h2", far: "a1" })],
    choose: ["g4", "h1", ["me"]],
    table: { figures: { me: { spaces: ["g4"] }, near: { spaces: ["h1"] } } },
    held: { me: hits },
  },
  // nobody needs to be adjacent
  {
    ...deployed,
    proves: "strike-team",
    mine: alone("cassian-andor", "g2"),
    choose: ["g4", ["me"]],
    held: { me: hits },
  },
  {
    ...acting("cassian-andor", { friends: officer("c2") }, ["it-will-be-alright#at0@me", 0]),
    proves: "it-will-be-alright",
    table: { activation: { points: 4, actions: 2 }, sides: { 1: { vp: 2 } } },
  },
  {
    ...acting("cassian-andor", { friends: officer("c2") }, ["it-will-be-alright#at0@me", 1]),
    dice: [1, 1, 4, 0],
    proves: "it-will-be-alright",
    table: { figures: { foe: { damage: 3 } }, activation: { actions: 2 }, sides: { 1: { vp: 2 } } },
  },
]);
