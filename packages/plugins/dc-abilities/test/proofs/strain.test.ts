import { group } from "../position.js";
import { prove } from "../proving.js";
import { wookiee } from "../shots.js";

/** Vader's Force Choke: 2 damage, and then 1 strain that is damage or a card. */
const choke = (theirs: ReturnType<typeof group>[], deck: readonly string[] = [], more: object = {}) => ({
  mine: [group("darth-vader", { vader: "a1" })],
  theirs,
  activating: "vader",
  sides: [{}, { deck, ...more }] as const,
});
const CHOKE = "dc_special:Darth Vader:1";

prove([
  // she suffers instead
  {
    ...choke([wookiee("c1"), group("murne-rin", { murne: "e1" })]),
    proves: "figurehead",
    choose: [CHOKE, "figurehead#at0@murne"],
    table: { figures: { foe: { damage: 2 }, murne: { damage: 1 } } },
  },
  {
    mine: [group("darth-vader", { vader: "a1" }, { attachments: ["headhunter"] })],
    theirs: [wookiee("c1")],
    activating: "vader",
    sides: [{}, { hand: ["blitz"] }],
    proves: "headhunter",
    choose: [CHOKE, "headhunter#at0@vader"],
    table: { figures: { foe: { damage: 2 } }, sides: { 1: { hand: [], discard: ["blitz"] } } },
  },
  // nothing to discard: damage
  {
    mine: [group("darth-vader", { vader: "a1" }, { attachments: ["headhunter"] })],
    theirs: [wookiee("c1")],
    activating: "vader",
    proves: "headhunter",
    choose: [CHOKE, "headhunter#at0@vader"],
    table: { figures: { foe: { damage: 3 } }, sides: { 0: { upgrades: { 0: { ready: false } } } } },
  },
  {
    ...choke([group("paz-vizsla", { paz: "c1" })], [], { discard: ["blitz", "focus"] }),
    proves: "submit-or-fight",
    choose: [CHOKE, "submit-or-fight#at0@paz", "focus"],
    table: { figures: { paz: { damage: 2 } }, sides: { 1: { discard: ["blitz"], removed: ["focus"] } } },
  },
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
