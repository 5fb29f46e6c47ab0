import { group } from "../position.js";
import { prove } from "../proving.js";
import { luke } from "../staging/groups.js";

prove([
  {
    mine: [group("stormtrooper", { me: "a1" })],
    theirs: [luke()],
    start: "round",
    proves: "rule-by-fear",
    sides: [{ upgrades: ["rule-by-fear"], deck: ["urgency", "planning", "parry"] }, {}],
    choose: ["urgency"],
    table: { sides: { 0: { hand: ["planning"], deck: ["parry"], discard: ["urgency"] } } },
  },
]);
