import type { Trial } from "../../learn/trial.js";

/** A unit at a place, in the first lane unless another is said. */
const unit = (datasheet: string, along: number, lane = 0) => ({ datasheet, place: { along, lane } });
type Unit = ReturnType<typeof unit>;

/** Few units on few lanes, in one phase of a turn. */
const fieldOf = (phase: string, mine: readonly Unit[], theirs: readonly Unit[], more: object = {}) => ({
  position: {
    round: 2,
    phase,
    commandPoints: [2, 2],
    terrain: [],
    objectives: [],
    ...more,
    armies: [
      { id: "ember", army: {}, units: mine },
      { id: "thorn", army: {}, units: theirs },
    ],
  },
});

const BROOD = unit("thorn-brood", 26);

export const battle: readonly Trial[] = [
  {
    sections: [1, 2, 3, 5],
    about: "Shoot: attacks become hits, hits wounds, wounds damage.",
    asks: "wh:shooter",
    setup: fieldOf(
      "shooting",
      [unit("ember-guard", 14), unit("furnace-walker", 12, 1)],
      [BROOD, unit("thorn-leapers", 28, 1)],
    ),
  },
  {
    sections: [4],
    about: "Burners and long rifles: each weapon has abilities of its own.",
    asks: "wh:shooter",
    setup: fieldOf(
      "shooting",
      [unit("ember-flamers", 16), unit("ash-scouts", 8, 1)],
      [BROOD, unit("thorn-leapers", 26, 1)],
    ),
  },
  {
    sections: [6],
    about: "One brood stands in ruins, one in the open: the same fire, two chances.",
    asks: "wh:shooter",
    setup: fieldOf("shooting", [unit("ember-guard", 10)], [BROOD, unit("thorn-leapers", 28, 1)], {
      terrain: [{ lane: 0, from: 18, to: 24 }],
    }),
  },
  {
    sections: [8],
    about: "Charge: two dice against the distance, then strike first.",
    asks: "wh:charger",
    setup: fieldOf("charge", [unit("cinder-jumpers", 18)], [unit("thorn-leapers", 30)]),
  },
  {
    sections: [9],
    about: "They charge. A stratagem lets your walker fire first.",
    asks: "charge:declared",
    setup: fieldOf("charge", [unit("furnace-walker", 10)], [unit("thorn-leapers", 18)], { turn: 1 }),
  },
];
