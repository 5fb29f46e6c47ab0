/** Vader with two troopers and, far off, an officer; next to him Luke and a Wookiee, and a droid in the other corner. */
export const position = {
  map: "training-yard",
  mission: "a",
  position: {
    activating: { figure: "vader" },
    seats: [
      {
        affiliation: "imperial",
        zone: "red",
        vp: 12,
        hand: ["urgency"],
        deck: ["blitz", "parry"],
        discard: ["parry", "take-cover"],
        groups: [
          { card: "darth-vader", figures: [{ id: "vader", at: "d1", damage: 5, conditions: ["focus"] }] },
          {
            card: "stormtrooper",
            figures: [
              { id: "one", at: "d2" },
              { id: "two", at: "f1", damage: 2 },
            ],
          },
          { card: "imperial-officer", figures: [{ id: "officer", at: "a1" }], ready: false },
        ],
      },
      {
        affiliation: "rebel",
        zone: "blue",
        vp: 20,
        groups: [
          { card: "luke-skywalker", figures: [{ id: "luke", at: "e2", conditions: ["stun", "weaken"] }] },
          { card: "gaarkhan", figures: [{ id: "gaarkhan", at: "e1" }] },
          { card: "c-3po", figures: [{ id: "c3po", at: "h8" }] },
        ],
      },
    ],
  },
};

/** The same with other cards and groups of one side or the other. */
export function duelWith(mine: object, theirs: object = {}, more: object = {}) {
  const [first, second] = position.position.seats;
  const seats = [
    { ...first, ...mine },
    { ...second, ...theirs },
  ];
  return { ...position, position: { ...position.position, ...more, seats } };
}

export const groupsOf = (seat: 0 | 1): readonly object[] => position.position.seats[seat]?.groups ?? [];
