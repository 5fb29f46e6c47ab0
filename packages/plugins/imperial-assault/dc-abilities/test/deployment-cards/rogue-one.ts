import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";
import { luke } from "../staging/groups.js";

prove([
  {
    mine: [group("luke-skywalker", { me: "a1" })],
    theirs: [luke()],
    start: "round",
    proves: "rogue-one-3",
    sides: [{ upgrades: ["rogue-one"], deck: ["urgency", "planning", "parry", "focus"] }, {}],
    choose: ["urgency", "planning"],
    table: { sides: { 0: { hand: ["parry"], deck: ["planning", "urgency", "focus"] } } },
  },
  {
    ...shot("jyn-erso", {}, ["rogue-one-2#at0@rogue-one"]),
    mine: [group("jyn-erso", { me: "a1" }), group("rebel-trooper", { you: "h2" })],
    sides: [{ upgrades: ["rogue-one"] }, {}],
    tokens: { you: ["surge"] },
    dice: [1, 4, 0],
    proves: "rogue-one-2",
    // pierce 1
    table: { figures: { foe: { damage: 4 } } },
  },
]);
