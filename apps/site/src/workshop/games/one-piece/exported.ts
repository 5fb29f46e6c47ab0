import type { ExportedGame } from "../../workshop-game.js";

/** How a folder outside of the repository composes the game with what was written here. */
export const exported: ExportedGame = {
  packages: ["data-one-piece", "one-piece", "op-actions"],
  source: (slug) => `import { cards, decks } from "@riposte/data-one-piece";
import { composeList } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { opActions } from "@riposte/op-actions";
import own from "./${slug}.json" with { type: "json" };

const ids = own.cards.map(({ id }) => id);
const context = createContext(cardsOrThrow([...own.cards, ...cards.filter(({ id }) => !ids.includes(id))]));

/** The game with this card in it. */
export const game = composeList([onePiece(context, decks), opActions(context)]);
`,
};
