import type { Trial } from "../trial.js";

interface Placed {
  readonly datasheet: string;
  readonly along: number;
  readonly lane: number;
}

const units = (placed: readonly Placed[]) =>
  placed.map(({ datasheet, along, lane }) => ({ datasheet, place: { along, lane } }));

/** Few units on few lanes, in one phase of a turn. */
const fieldOf = (phase: string, mine: readonly Placed[], theirs: readonly Placed[], more: object = {}) => ({
  position: {
    round: 2,
    phase,
    commandPoints: [2, 2],
    terrain: [],
    objectives: [],
    ...more,
    armies: [
      { id: "ember", army: {}, units: units(mine) },
      { id: "thorn", army: {}, units: units(theirs) },
    ],
  },
});

const BROOD: Placed = { datasheet: "thorn-brood", along: 26, lane: 0 };

export const battle: readonly Trial[] = [
  {
    sections: [1, 2, 3, 5],
    about: "Shoot: attacks become hits, hits wounds, wounds damage.",
    asks: "wh:shooter",
    setup: fieldOf(
      "shooting",
      [
        { datasheet: "ember-guard", along: 14, lane: 0 },
        { datasheet: "furnace-walker", along: 12, lane: 1 },
      ],
      [BROOD, { datasheet: "thorn-leapers", along: 28, lane: 1 }],
    ),
  },
  {
    sections: [4],
    about: "Burners and long rifles: each weapon has abilities of its own.",
    asks: "wh:shooter",
    setup: fieldOf(
      "shooting",
      [
        { datasheet: "ember-flamers", along: 16, lane: 0 },
        { datasheet: "ash-scouts", along: 8, lane: 1 },
      ],
      [BROOD, { datasheet: "thorn-leapers", along: 26, lane: 1 }],
    ),
  },
  {
    sections: [6],
    about: "One brood stands in ruins, one in the open: the same fire, two chances.",
    asks: "wh:shooter",
    setup: fieldOf(
      "shooting",
      [{ datasheet: "ember-guard", along: 10, lane: 0 }],
      [
        { datasheet: "thorn-brood", along: 26, lane: 0 },
        { datasheet: "thorn-leapers", along: 28, lane: 1 },
      ],
      { terrain: [{ lane: 0, from: 18, to: 24 }] },
    ),
  },
  {
    sections: [8],
    about: "Charge: two dice against the distance, then strike first.",
    asks: "wh:charger",
    setup: fieldOf(
      "charge",
      [{ datasheet: "cinder-jumpers", along: 18, lane: 0 }],
      [{ datasheet: "thorn-leapers", along: 30, lane: 0 }],
    ),
  },
  {
    sections: [9],
    about: "They charge. A stratagem lets your walker fire first.",
    asks: "charge:declared",
    setup: fieldOf(
      "charge",
      [{ datasheet: "furnace-walker", along: 10, lane: 0 }],
      [{ datasheet: "thorn-leapers", along: 18, lane: 0 }],
      { turn: 1 },
    ),
  },
];
