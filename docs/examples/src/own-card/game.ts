import { cards, decks } from "@riposte/data-one-piece";
import { composeList } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { opActions } from "@riposte/op-actions";
import quartermaster from "./quartermaster.json" with { type: "json" };

const context = createContext(cardsOrThrow([...cards, quartermaster]));
export const game = composeList([onePiece(context, decks), opActions(context)]);
