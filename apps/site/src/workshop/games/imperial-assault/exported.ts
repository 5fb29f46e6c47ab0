import type { ExportedGame } from "../../workshop-game.js";

/** How a folder outside of the repository composes the game with what was written here. */
export const exported: ExportedGame = {
  packages: [
    "cc-effects",
    "data-imperial-assault",
    "dc-abilities",
    "imperial-assault",
    "imperial-assault-steps",
    "power-tokens",
    "surge",
  ],
  source: (slug) => `import { ccEffects } from "@riposte/cc-effects";
import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { assemble } from "@riposte/data-imperial-assault/assemble";
import { maps } from "@riposte/data-imperial-assault/maps";
import { dcAbilities } from "@riposte/dc-abilities";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";
import { composeList } from "@riposte/kernel/run";
import { powerTokens } from "@riposte/power-tokens";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import { surge } from "@riposte/surge";
import own from "./${slug}.json" with { type: "json" };

const { "command-cards.json": cards, ...effects } = assemble({ "command-cards/${slug}.json": own });
const ours = files["command-cards.json"];
// lists of cards are sorted by id
const all = [...ours.cards.filter(({ id }) => id !== own.id), ...cards.cards].sort((one, other) => (one.id < other.id ? -1 : 1));
const context = contextOrThrow({ ...files, "command-cards.json": { ...ours, cards: all } }, maps);

/** The game with this card in it; other command cards do nothing. */
export const game = composeList([
  imperialAssault(context),
  powerTokens(),
  surge(context),
  skirmishSteps(context),
  dcAbilities(context, abilities),
  ccEffects(context, effects),
]);
`,
};
