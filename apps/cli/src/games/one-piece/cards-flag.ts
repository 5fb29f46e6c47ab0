import type { Flag } from "../../command.js";
import type { OwnFiles } from "../game-entry.js";

/** A folder of imported cards. */
export const CARDS_FLAG: Flag = {
  name: "cards",
  value: "DIR",
  help: "one-piece: also the cards that riposte op import wrote there",
};

/** Cards and decks of the player's own. */
export const ownCards: OwnFiles = {
  flags: [
    CARDS_FLAG,
    { name: "deck", value: "FILE", help: "one-piece: a deck text; give one for each seat", repeated: true },
  ],
  read: async (given) =>
    (await import("./own-cards.js")).readOwnCards(given.text(CARDS_FLAG.name), given.texts("deck")),
};
