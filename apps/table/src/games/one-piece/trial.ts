import type { Trial } from "../../learn/trial.js";

const DECK = ["OP01-016", "OP01-025", "OP01-006", "OP01-017", "OP01-033", "OP01-016", "OP01-025", "OP01-006"];
const THEIRS = ["OP01-093", "OP01-095", "OP01-096", "OP01-099", "OP01-093", "OP01-095", "OP01-096", "OP01-099"];

/** The Straw Hats against the Beasts, in the middle of a duel. */
const duelOf = (mine: object, theirs: object, more: object = {}) => ({
  position: {
    turn: 5,
    ...more,
    sides: [
      { leader: "OP01-003", deck: DECK, life: ["OP01-006", "OP01-016", "OP01-006"], ...mine },
      { leader: "OP01-061", deck: THEIRS, life: ["OP01-093", "OP01-095"], ...theirs },
    ],
  },
});

export const duel: readonly Trial[] = [
  { sections: [1, 2, 3], about: "Begin a duel: keep your hand, or draw anew once.", asks: "op:mulligan", setup: {} },
  {
    sections: [4, 5, 6],
    about: "Five DON!! and a full hand: play, give DON!!, attack, in any order.",
    asks: "main:act",
    setup: duelOf(
      { hand: ["OP01-016", "OP01-025", "OP01-006", "OP01-017"], don: { active: 5 } },
      { characters: [{ card: "OP01-093", rested: true }], don: { active: 4 } },
    ),
  },
  {
    sections: [7],
    about: "Attack their Leader or a rested Character. Equal power hits.",
    asks: "main:act",
    setup: duelOf(
      { characters: ["OP01-025", "OP01-017"], don: { active: 3 } },
      { characters: [{ card: "OP01-095", rested: true }], hand: ["OP01-093"], don: { active: 2 } },
    ),
  },
  {
    sections: [8, 21],
    about: "Kaido attacks your Leader. Counter, or lose a Life.",
    asks: "battle:counter",
    setup: duelOf(
      { hand: ["OP01-016", "OP01-006", "OP01-025"], life: ["OP01-006"] },
      { leader: { card: "OP01-061", rested: true, don: 1 }, don: { active: 2 } },
      { active: 1, battle: { step: "counter", attacker: "leader", target: "leader" } },
    ),
  },
  {
    sections: [9, 18],
    about: "A Blocker may take the attack upon itself.",
    asks: "battle:block",
    setup: duelOf(
      { characters: ["OP01-014"], life: ["OP01-006"] },
      { leader: { card: "OP01-061", rested: true }, don: { active: 2 } },
      { active: 1, battle: { step: "block", attacker: "leader", target: "leader" } },
    ),
  },
  {
    sections: [19],
    about: "They have no Life left: one hit on their Leader wins.",
    asks: "main:act",
    setup: duelOf(
      { characters: ["OP01-025"], don: { active: 5 } },
      { life: [], hand: ["OP01-093"], don: { active: 2 } },
    ),
  },
];
