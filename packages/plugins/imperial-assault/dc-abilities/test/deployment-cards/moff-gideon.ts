import { prove } from "../proving.js";
import { acting, damaged } from "../shots.js";
import { deployed } from "../staging/figures.js";

prove([
  {
    ...deployed,
    proves: "i-know-everything",
    mine: [{ card: "moff-gideon", figures: [{ id: "me" }] }],
    sides: [{}, { deck: ["urgency", "planning", "deadeye", "parry", "focus"] }],
    choose: ["a1"],
    // both see the two; the other one is somewhere in the deck, not on top
    also: [
      { event: "card:revealed", payload: { seat: 1, card: "urgency" }, seat: 0 },
      { event: "card:revealed", payload: { seat: 1, card: "planning" }, seat: 0 },
      { choose: "planning" },
      {
        expect: {
          "imperial-assault": { sides: { 1: { removed: ["planning"], hand: ["deadeye", "parry", "urgency"] } } },
        },
      },
    ],
  },
  {
    ...acting("moff-gideon", { foe: "e1" }, ["you-have-something-i-want#at0@me", 0]),
    tokens: { foe: ["block"] },
    proves: "you-have-something-i-want",
    held: { me: ["block"] },
  },
  {
    ...acting("moff-gideon", { foe: "e1", hurt: { conditions: ["focus"] } }, ["you-have-something-i-want#at0@me", 0]),
    proves: "you-have-something-i-want",
    table: { figures: { me: { conditions: ["focus"] }, foe: { damage: 0, conditions: [] } } },
  },
  {
    ...acting("moff-gideon", { foe: "e1" }, ["you-have-something-i-want#at0@me", 1]),
    tokens: { foe: ["block"] },
    proves: "you-have-something-i-want",
    ...damaged({ foe: 3 }),
    held: { foe: ["block"] },
  },
]);
