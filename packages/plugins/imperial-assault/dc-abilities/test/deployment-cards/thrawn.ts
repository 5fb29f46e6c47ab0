import { prove } from "../proving.js";
import { acting } from "../shots.js";
import { begins, officer } from "../staging/figures.js";

prove([
  {
    ...begins("thrawn"),
    proves: "strategize",
    sides: [{ deck: ["blitz"] }, { deck: ["focus", "parry"] }],
    choose: ["strategize#at0@me", 1],
    table: { sides: { 0: { deck: ["blitz"] }, 1: { deck: ["parry"], discard: ["focus"] } } },
  },
  {
    ...begins("thrawn"),
    proves: "strategize",
    sides: [{ deck: ["blitz"] }, { deck: ["focus", "parry"] }],
    choose: ["strategize#at0@me", 0],
    table: { sides: { 0: { deck: [], discard: ["blitz"] }, 1: { deck: ["focus", "parry"] } } },
  },
  // two tokens in round 2, and not two of a kind
  {
    ...acting("thrawn", { friends: officer("h2") }, ["long-laid-plans#at0@me", 0, "you", 1, "me"]),
    round: 2,
    proves: "long-laid-plans",
    held: { you: ["hit"], me: ["surge"] },
  },
]);
