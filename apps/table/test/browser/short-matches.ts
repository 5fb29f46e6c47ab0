const MAKINO = "OP01-016";
const duelist = (characters: readonly string[], active: number) => ({
  leader: "OP01-003",
  characters,
  hand: [MAKINO],
  deck: Array.from({ length: 5 }, () => MAKINO),
  don: { active },
});

/** Set-ups that few answers bring to an end. */
export const SHORT: Readonly<Record<string, unknown>> = {
  finished: { position: { finished: 38, present: [44, 41, 43], draw: [40, 46, 39, 42, 47, 45] } },
  "one-piece": { position: { sides: [duelist(["OP01-025"], 6), duelist([], 4)] } },
  "warhammer-40k": {
    armies: [
      { id: "one", army: { name: "One" }, units: [{ datasheet: "plasma-crew", place: { along: 20, lane: 0 } }] },
      { id: "two", army: { name: "Two" }, units: [{ datasheet: "thorn-leapers", place: { along: 30, lane: 0 } }] },
    ],
    round: 5,
    phase: "movement",
  },
  "imperial-assault": {
    map: "training-yard",
    position: {
      round: 3,
      seats: [
        {
          affiliation: "imperial",
          vp: 36,
          groups: [{ card: "riot-trooper-elite", figures: [{ at: "c3" }, { at: "d3" }] }],
        },
        { affiliation: "rebel", vp: 30, groups: [{ card: "rebel-trooper", figures: [{ at: "d5", damage: 2 }] }] },
      ],
    },
  },
};
