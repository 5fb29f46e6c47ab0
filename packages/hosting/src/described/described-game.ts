import { type AnyPlugin, type Game, seatsOf, startMatch } from "@riposte/kernel/run";
import { titled } from "@riposte/words";
import { z } from "zod";
import { composer } from "../composition.js";
import type { GameDescriptor, ThinkingGame } from "../game-descriptor.js";
import type { GameInfo, Players } from "../game-info.js";
import { pairOption } from "../pair-option.js";
import { layoutProblems } from "../plain/plain-table.js";
import { type SetupOption, setupOf } from "../setup-option.js";
import { withThinking } from "../thinking.js";
import { RANDOM, searchingOf } from "./bots.js";
import { type GivenGame, isGame } from "./given-game.js";
import { linesOf } from "./lines.js";
import { nameOf } from "./names.js";
import { formOf } from "./setup-form.js";
import { countersIn } from "./standing.js";

/** Everything a host needs of a game, with what the game does not say made from its plugins. Throws what keeps it from being played. */
export function describedGame(given: GivenGame): GameInfo {
  const base = given.plugins.find(isGame) as AnyPlugin;
  const others = given.plugins.filter((plugin) => plugin !== base);
  const id = base.name;
  const factories = Object.fromEntries(others.map((plugin) => [plugin.name, () => plugin]));
  const compose = composer(() => base, factories, {}, false);
  const composed = compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const { game } = composed;
  const schema = given.setupSchema ?? base.behaviour.game?.setupSchema;
  const setup = [...(given.setup ?? formOf(schema)), ...sidesOf(given)];
  const standing = given.standing ?? countersIn(given.table);
  const table = checkedTable(given, game, setup);
  const descriptor: GameDescriptor = {
    hintBot: "normal",
    unusual: () => [],
    ...given,
    bots: { ...RANDOM, ...given.bots },
    id,
    compose,
    setup,
    setupSchema: (schema as z.ZodType | undefined) ?? z.strictObject({}),
    seats: (chosen) => seatsOf(game, chosen),
    standing,
    search: searchingOf(given, (slices) => standing(slices).scores),
    voice: { spell: nameOf(game.messages), lines: linesOf(game, table), ...given.voice },
    ...(table && { table }),
  };
  const whole: ThinkingGame = withThinking(descriptor, descriptor.search as ThinkingGame["search"]);
  const players = given.players ?? playersOf(game, setup);
  return {
    id,
    title: given.title ?? titled(id),
    summary: given.summary ?? summaryOf(players),
    players,
    plugins: given.plugins.map((plugin) => ({
      name: plugin.name,
      title: titled(plugin.name),
      summary: plugin === base ? "the game itself" : "a plugin of the game",
      isOptional: plugin !== base,
    })),
    load: async () => whole,
    loadTable: async () => whole,
    ...(given.loadLists && { loadLists: given.loadLists }),
  };
}

/** What each of two sides begins with, as an option: the first ready one unless chosen. */
function sidesOf({ sides }: GivenGame): readonly SetupOption[] {
  if (sides === undefined) return [];
  const { option, help, ready } = sides;
  const names = ready.map(({ id }) => id);
  const pairs = pairOption(option, { names, sides: () => ready }, help);
  return [{ ...pairs, otherwise: `${names[0]},${names[0]}` }];
}

/** How many may play: what its set-ups come to, each option by itself. */
function playersOf(game: Game, setup: readonly SetupOption[]): Players {
  const counts = [{}, ...setup.flatMap(({ key, values }) => values.map((value) => ({ [key]: value })))].map((chosen) =>
    seatsOf(game, setupOf(setup, chosen)),
  );
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

const summaryOf = ({ least, most }: Players): string =>
  least === most ? `A game for ${most === 1 ? "one" : most}.` : `A game for ${least} to ${most}.`;

/** The layout, tried on the table that a match begins with. */
function checkedTable({ table }: GivenGame, game: Game, setup: readonly SetupOption[]): GivenGame["table"] {
  if (table === undefined) return undefined;
  const { slices } = startMatch(game, { seed: "layout", setup: setupOf(setup, {}) });
  const problems = layoutProblems(slices as Readonly<Record<string, unknown>>, table);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return table;
}
