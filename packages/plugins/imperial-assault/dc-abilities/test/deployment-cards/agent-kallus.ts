import { prove } from "../proving.js";
import { acting, shot } from "../shots.js";

prove([
  {
    ...acting("agent-kallus", {}, ["fulcrum#at0@me"]),
    proves: "fulcrum",
    sides: [{ deck: ["urgency", "parry"] }, { deck: ["planning", "parry"] }],
    table: { sides: { 0: { hand: ["urgency"], deck: ["parry"] }, 1: { hand: ["planning"], deck: ["parry"] } } },
  },
  // melee, and red instead of blue
  {
    ...shot("agent-kallus", { foe: "b1" }),
    choose: ["pass", "attack:foe:b1", "bo-rifle#at0@me"],
    dice: [0, 0, 0, 0],
    proves: "bo-rifle",
    table: {
      attacks: {
        0: {
          type: "melee",
          dice: { 0: { die: "green" }, 1: { die: "green" }, 2: { die: "red" }, 3: { die: "black" } },
        },
      },
    },
  },
]);
