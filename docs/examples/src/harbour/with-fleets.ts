import { aboutFleet, fleetBuilder } from "./fleet-builder.js";
import { READY } from "./fleets.js";
import { game as harbour } from "./game.js";

/** Harbour to which players bring fleets: ready ones, or their own. */
export const game = {
  ...harbour,
  title: "Harbour with fleets",
  sides: {
    option: "fleets",
    help: "what the first two players bring",
    ready: Object.entries(READY).map(([id, { title, cards }]) => ({ id, title, about: aboutFleet(cards) })),
  },
  loadLists: async () => fleetBuilder,
};
