import type { Trial } from "../../learn/trial.js";

interface Figure {
  readonly at: string;
  readonly damage?: number;
}

const group = (card: string, figures: readonly Figure[], ready = true) => ({
  id: card,
  card,
  ready,
  figures: figures.map((figure, place) => ({ id: `${card}.${place + 1}`, ...figure })),
});

const LUKE = group("luke-skywalker", [{ at: "d4" }]);
const TROOPERS = group("stormtrooper", [{ at: "c7" }, { at: "e6" }, { at: "g7" }]);

/** The training yard with these groups; the rest of a side as given. */
const yard = (
  mine: { readonly groups: readonly object[]; readonly [more: string]: unknown },
  theirs: { readonly groups: readonly object[]; readonly [more: string]: unknown },
  more: object = {},
) => ({
  map: "training-yard",
  mission: "a",
  position: {
    ...more,
    seats: [
      { affiliation: "rebel", zone: "red", ...mine },
      { affiliation: "imperial", zone: "blue", ...theirs },
    ],
  },
});

const acting = (figure: string, more: object = {}) => ({ activating: { figure, actions: 2, ...more } });

export const skirmish: readonly Trial[] = [
  {
    sections: [1, 8],
    about: "Attack with Luke: see the dice, buy surges, count the damage.",
    asks: "activation:act",
    setup: yard({ groups: [LUKE] }, { groups: [TROOPERS] }, acting("luke-skywalker.1", { actions: 1 })),
  },
  {
    sections: [3],
    about: "Set a whole skirmish up, from the initiative to the first cards.",
    asks: "ia:initiative",
    setup: { map: "training-yard", mission: "a" },
  },
  {
    sections: [4, 15],
    about: "Begin a round: groups act in turn until none is ready.",
    asks: "ia:activate",
    setup: yard(
      { groups: [LUKE, group("rebel-trooper", [{ at: "b2" }, { at: "g2" }])] },
      { groups: [TROOPERS] },
      { start: "round" },
    ),
  },
  {
    sections: [5],
    about: "Spend two actions: move, attack, or move twice.",
    asks: "activation:act",
    setup: yard({ groups: [LUKE] }, { groups: [TROOPERS] }, acting("luke-skywalker.1")),
  },
  {
    sections: [6],
    about: "One trooper is behind a crate, one behind an energy field, one is free to see. Whom can you attack?",
    asks: "activation:act",
    setup: yard(
      { groups: [group("luke-skywalker", [{ at: "b4" }])] },
      { groups: [group("stormtrooper", [{ at: "d4" }, { at: "c6" }, { at: "b6" }])] },
      acting("luke-skywalker.1", { actions: 1 }),
    ),
  },
  {
    sections: [7],
    about: "Walk through water, around crates and past a trooper: each costs its points.",
    asks: "activation:act",
    setup: yard(
      { groups: [group("luke-skywalker", [{ at: "a3" }])] },
      { groups: [group("stormtrooper", [{ at: "c3" }, { at: "g7" }])] },
      acting("luke-skywalker.1", { actions: 0, points: 6 }),
    ),
  },
  {
    sections: [9],
    about: "A trooper is nearly down, and so is Luke. Strike first.",
    asks: "activation:act",
    setup: yard(
      { groups: [group("luke-skywalker", [{ at: "d4", damage: 8 }])] },
      { groups: [group("stormtrooper", [{ at: "d5", damage: 2 }, { at: "g7" }])] },
      acting("luke-skywalker.1"),
    ),
  },
  {
    sections: [10],
    about: "35 points: step into the yard, where nobody else stands, and end the round.",
    asks: "activation:act",
    setup: yard(
      { groups: [group("luke-skywalker", [{ at: "c3" }])], vp: 35 },
      { groups: [group("stormtrooper", [{ at: "g8" }], false)], vp: 20 },
      acting("luke-skywalker.1", { actions: 0, points: 2 }),
    ),
  },
  {
    sections: [11, 12],
    about: "Three command cards in the hand, each with its moment.",
    asks: "activation:act",
    setup: yard(
      { groups: [LUKE], hand: ["urgency", "take-initiative", "planning"], deck: ["regroup", "blitz"] },
      { groups: [TROOPERS], hand: ["blitz"], deck: ["regroup"] },
      acting("luke-skywalker.1"),
    ),
  },
  {
    sections: [13],
    about: "A door is between you and a trooper. Open it, then attack.",
    asks: "activation:act",
    setup: yard(
      { groups: [group("wookiee-warrior", [{ at: "c2", damage: 3 }])] },
      { groups: [group("stormtrooper", [{ at: "c3", damage: 1 }, { at: "h8" }])] },
      acting("wookiee-warrior.1"),
    ),
  },
];
