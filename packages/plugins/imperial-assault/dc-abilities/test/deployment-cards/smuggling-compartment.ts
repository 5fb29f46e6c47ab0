import { group } from "../position.js";
import { prove } from "../proving.js";
import { over } from "../staging/figures.js";

prove([
  {
    mine: [group("stormtrooper", { me: "a1" }, over)],
    theirs: [group("luke-skywalker", { luke: "h8" }, over)],
    sides: [{ upgrades: ["smuggling-compartment"], deck: ["blitz", "focus", "parry"] }, {}],
    choose: ["smuggling-compartment-2#at0@smuggling-compartment", "bottom-to-top"],
    proves: "smuggling-compartment-2",
    table: { sides: { 0: { hand: ["parry"], deck: ["blitz", "focus"] } } },
  },
]);
