import { ccEffects } from "@riposte/cc-effects";
import { files } from "@riposte/data-imperial-assault";
import { assemble } from "@riposte/data-imperial-assault/assemble";
import { maps } from "@riposte/data-imperial-assault/maps";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import { composeList } from "@riposte/kernel/run";
import card from "./field-rations.json" with { type: "json" };

interface CardFile {
  readonly cards: readonly { readonly id: string }[];
}

const { "command-cards.json": own, ...effects } = assemble({ "command-cards/field-rations.json": card });
const ours = files["command-cards.json"] as CardFile;
// lists of cards are sorted by id
const all = [...ours.cards, ...(own as CardFile).cards].toSorted((one, other) => (one.id < other.id ? -1 : 1));
const context = contextOrThrow({ ...files, "command-cards.json": { ...ours, cards: all } }, maps);
export const game = composeList([imperialAssault(context), skirmishSteps(context), ccEffects(context, effects)]);
