import { prove } from "../proving.js";
import { wookiee } from "../shots.js";
import { CHOKE, choke } from "../staging/figures.js";

prove([
  // two cards for a point
  {
    ...choke([wookiee("c1")], ["blitz", "focus", "parry"]),
    sides: [{ upgrades: ["under-duress"] }, { deck: ["blitz", "focus", "parry"] }],
    proves: "under-duress-1",
    choose: [CHOKE, "pass", 1],
    table: { figures: { foe: { damage: 2 } }, sides: { 1: { deck: ["parry"], discard: ["blitz", "focus"] } } },
  },
  // and one card is not enough
  {
    ...choke([wookiee("c1")]),
    sides: [{ upgrades: ["under-duress"] }, { deck: ["blitz"] }],
    proves: "under-duress-1",
    choose: [CHOKE, "pass"],
    table: { figures: { foe: { damage: 3 } }, sides: { 1: { deck: ["blitz"] } } },
  },
  {
    ...choke([wookiee("c1")]),
    sides: [{ upgrades: ["under-duress"] }, { deck: ["blitz", "focus"] }],
    proves: "under-duress-2",
    also: [
      { choose: "under-duress-2#at0@under-duress" },
      { asks: "ia:strain", seat: 0 },
      { choose: 0 },
      { expect: { "imperial-assault": { figures: { foe: { damage: 3 } }, sides: { 0: { upgrades: [] } } } } },
    ],
    choose: [CHOKE],
  },
]);
