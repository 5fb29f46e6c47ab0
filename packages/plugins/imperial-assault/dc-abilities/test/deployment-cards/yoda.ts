import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting, damaged, shotAt, using } from "../shots.js";
import { begins, hits } from "../staging/figures.js";

prove([
  {
    ...begins("yoda"),
    proves: "wisdom",
    sides: [{ hand: ["blitz"], deck: ["urgency", "planning"] }, {}],
    choose: ["wisdom#at0@me", "blitz"],
    table: { sides: { 0: { hand: ["urgency"], deck: ["planning", "blitz"] } } },
  },
  // as much as dice were rolled
  {
    ...shotAt("yoda", {}, ["force-deflection#at0@foe"]),
    proves: "force-deflection",
    ...hits(0),
    ...damaged({ foe: 3, me: 2 }),
  },
  {
    ...acting(
      "luke-skywalker",
      { me: { at: "a1", conditions: ["stun", "bleed"] }, friends: [group("yoda", { you: "h2" })] },
      ["calming-presence#at0@you", "stun"],
    ),
    proves: "calming-presence",
    table: { figures: { me: { damage: 1, conditions: ["bleed"] } } },
  },
  // a friend with the Force, not one without
  {
    ...using("yoda", "dc_special:Yoda:0", {
      friends: [group("ahsoka-tano", { you: "e1" }), group("stormtrooper", { two: "b1" })],
    }),
    choose: ["pass", "dc_special:Yoda:0"],
    table: { figures: { you: { conditions: ["focus"] } } },
  },
]);
