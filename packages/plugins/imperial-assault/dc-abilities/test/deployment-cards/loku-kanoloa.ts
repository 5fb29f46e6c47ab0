import { group } from "../position.js";
import { prove } from "../proving.js";
import { alone, deployed } from "../staging/figures.js";

const KEYWORDS = { pierce: 0, blast: 0, recover: 0 };
const aimed = (defender: string) => ({
  value: "attack:keywords",
  subject: { attacker: "you", defender },
  base: KEYWORDS,
});

prove([
  {
    ...deployed,
    proves: "set-your-sights",
    mine: [...alone("loku-kanoloa"), group("stormtrooper", { you: "b1" })],
    theirs: [
      group("luke-skywalker", { luke: "h8" }),
      group("han-solo", { han: "h7" }),
      group("rebel-trooper", { x: "g8" }),
    ],
    also: [
      { offersExactly: ["luke", "han"] },
      { choose: "luke" },
      { ...aimed("luke"), is: { ...KEYWORDS, pierce: 1 } },
    ],
  },
  // Focused adds a green die
  {
    ...deployed,
    proves: "mon-cala-special-forces",
    mine: alone("loku-kanoloa"),
    theirs: [group("luke-skywalker", { luke: "c1" })],
    dice: [0, 0, 3, 0],
    choose: ["attack:luke:c1"],
    table: { attacks: { 0: { dice: { 2: { die: "green" } } } } },
  },
]);
