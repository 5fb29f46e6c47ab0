import { bots, search } from "./players.js";
import { harbour } from "./plugin.js";

/** What hosts are told beside the plugin: names for people, and where things lie on the table. */
export const game = {
  plugins: [harbour],
  title: "Harbour",
  summary: "Land your ships, and call storms on those of others.",
  table: {
    zones: [
      { at: "harbour.hands", title: "Hand" },
      { at: "harbour.quays", title: "Quay" },
      { at: "harbour.deck", title: "Deck" },
      { at: "harbour.sunk", title: "Sunk" },
    ],
    counters: [
      { at: "harbour.round", title: "Round" },
      { at: "harbour.crates", title: "Crates" },
    ],
    score: "harbour.crates",
    chapter: "harbour.round",
  },
  bots,
  search,
};
