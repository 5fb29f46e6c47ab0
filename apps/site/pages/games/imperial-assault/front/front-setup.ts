interface Standing {
  readonly id: string;
  readonly at: string;
  readonly damage?: number;
}

const group = (card: string, ...figures: readonly Standing[]) => ({ card, figures });

const IMPERIALS = {
  affiliation: "imperial",
  zone: "blue",
  vp: 8,
  hand: ["blitz", "urgency"],
  deck: ["planning", "regroup"],
  groups: [
    group("riot-trooper-elite", { id: "riot-1", at: "d3" }, { id: "riot-2", at: "b6", damage: 2 }),
    group("imperial-officer", { id: "officer", at: "f4" }),
    group(
      "stormtrooper",
      { id: "storm-1", at: "g4" },
      { id: "storm-2", at: "e6", damage: 1 },
      { id: "storm-3", at: "h6" },
    ),
  ],
};

const REBELS = {
  affiliation: "rebel",
  zone: "red",
  vp: 6,
  hand: ["take-cover", "element-of-surprise"],
  deck: ["planning", "urgency"],
  groups: [
    group(
      "rebel-trooper",
      { id: "rebel-1", at: "b5" },
      { id: "rebel-2", at: "c3" },
      { id: "rebel-3", at: "a3", damage: 1 },
    ),
    group("wookiee-warrior", { id: "wookiee-1", at: "d6", damage: 3 }),
    group("mak-eshkarey", { id: "mak", at: "a6" }),
  ],
};

/** A skirmish in the middle of its second round, close enough that there is something to see at once. */
export const FRONT_SETUP = {
  seed: "front page",
  setup: {
    map: "training-yard",
    mission: "a",
    position: {
      round: 2,
      initiative: 0,
      activating: { figure: "riot-2", actions: 2 },
      seats: [IMPERIALS, REBELS],
    },
  },
};
