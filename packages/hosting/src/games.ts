import type { AnyPlugin } from "@riposte/kernel/run";
import type { GameDescriptor } from "./game-descriptor.js";
import type { GameInfo } from "./game-info.js";
import { withOwnCards } from "./games/one-piece/own-cards.js";
import type { LookAhead } from "./outlook.js";
import type { Telling } from "./thinking.js";

export { keepOwnCardsAt } from "./games/one-piece/own-cards.js";

/** Every game, with as little as a lobby needs; rules and data come with `load`. */
export const GAMES: readonly GameInfo[] = [
  {
    id: "finished",
    title: "Finished!",
    summary: "Sort 48 cards before the coffee runs out.",
    seats: 1,
    plugins: [
      {
        name: "finished",
        title: "Finished!",
        summary: "the whole game, in two readings of its rules",
        isOptional: false,
      },
    ],
    ...loading(
      async () => (await import("./games/finished/game.js")).game,
      async () => (await import("./games/finished/search.js")).finishedSearch,
    ),
  },
  {
    id: "imperial-assault",
    title: "Imperial Assault",
    summary: "A skirmish of two squads on a map: move, take cover, roll.",
    seats: 2,
    plugins: [
      {
        name: "imperial-assault",
        title: "Skirmish",
        summary: "rounds, activations, movement, line of sight, attacks and missions",
        isOptional: false,
      },
      {
        name: "power-tokens",
        title: "Power tokens",
        summary: "gain a token now, spend it in an attack",
        isOptional: true,
      },
      { name: "surge", title: "Surge", summary: "what surges buy in an attack", isOptional: true },
      {
        name: "skirmish-steps",
        package: "@riposte/imperial-assault-steps",
        title: "Card language",
        summary: "what the texts of cards can do; the cards' own plugins speak it",
        isOptional: true,
      },
      {
        name: "dc-abilities",
        title: "Deployment cards",
        summary: "the abilities printed on deployment cards and upgrades",
        isOptional: true,
      },
      {
        name: "cc-effects",
        title: "Command cards",
        summary: "what command cards do when they are played",
        isOptional: true,
      },
    ],
    ...loading(
      async (_, setup) => {
        const [{ skirmishOf }, { cardsFor }] = await Promise.all([
          import("./games/imperial-assault/game.js"),
          import("./games/imperial-assault/cards-for.js"),
        ]);
        return skirmishOf(await cardsFor(setup));
      },
      async () => (await import("./games/imperial-assault/search.js")).skirmishSearch,
      async () => (await import("./games/imperial-assault/outlook.js")).imperialAssaultOutlook,
    ),
  },
  {
    id: "one-piece",
    title: "ONE PIECE Card Game",
    summary: "A duel of two Leaders and their crews, card against card.",
    seats: 2,
    plugins: [
      { name: "one-piece", title: "Card game", summary: "turns, DON!!, battles, life and triggers", isOptional: false },
      { name: "op-actions", title: "Card effects", summary: "what the cards' own texts do", isOptional: true },
    ],
    ...loading(
      async () => {
        await withOwnCards();
        return (await import("./games/one-piece/game.js")).game;
      },
      async () => (await import("./games/one-piece/search.js")).onePieceSearch,
    ),
  },
  {
    id: "warhammer-40k",
    title: "Warhammer 40,000",
    summary: "Two line-ups clash over five rounds, odds on every target.",
    seats: 2,
    plugins: [
      {
        name: "warhammer-40k",
        title: "Battle",
        summary: "rounds, phases, movement in lanes, attacks",
        isOptional: false,
      },
      {
        name: "mechanics",
        package: "@riposte/warhammer-40k-abilities",
        title: "Abilities",
        summary: "abilities of units and armies, as data",
        isOptional: true,
      },
      {
        name: "critical-hits",
        title: "Critical hits",
        summary: "Sustained Hits, Lethal Hits and Devastating Wounds",
        isOptional: true,
      },
      {
        name: "command-choices",
        package: "@riposte/warhammer-40k-choices",
        title: "Choices and stratagems",
        summary: "marks such as Oath of Moment, and the core stratagems",
        isOptional: true,
      },
      {
        name: "eleventh-edition",
        title: "11th edition",
        summary: "its attacks in pools and its flow of battle, in the place of the 10th's",
        isOptional: true,
        isAlternative: true,
      },
    ],
    ...loading(
      async (isPlayed) => {
        const [{ game }, eleventh] = await Promise.all([
          import("./games/warhammer-40k/game.js"),
          isPlayed("eleventh-edition") ? import("./games/warhammer-40k/eleventh.js") : undefined,
        ]);
        eleventh?.bringEleventhEdition();
        return game;
      },
      async () => (await import("./games/warhammer-40k/search.js")).warhammerSearch,
      async () => (await import("./games/warhammer-40k/outlook.js")).battleOutlook,
    ),
  },
];

/** A game is fetched with or without its thinking and its odds; all are fetched at the same time. */
function loading(
  loadWith: (isPlayed: (plugin: string) => boolean, setup?: unknown) => Promise<GameDescriptor>,
  loadTelling: () => Promise<Telling>,
  loadOutlook?: () => Promise<LookAhead>,
): Pick<GameInfo, "load" | "loadTable" | "loadOutlook"> {
  return {
    ...(loadOutlook && { loadOutlook }),
    loadTable: (plugins = [], setup) => loadWith((name) => plugins.includes(name), setup),
    async load(setup) {
      const [game, telling, outlook, { withThinking }] = await Promise.all([
        loadWith(() => true, setup),
        loadTelling(),
        loadOutlook?.(),
        import("./thinking.js"),
      ]);
      return withThinking(game, telling, outlook);
    },
  };
}

/** The game of that id, if there is one. */
export const findGame = (id: string): GameInfo | undefined => GAMES.find((game) => game.id === id);

/** The games a plugin from elsewhere can join: those that have what it requires, themselves or among `others`. */
export const gamesFor = (guest: AnyPlugin, others: readonly AnyPlugin[]): readonly GameInfo[] =>
  GAMES.filter(({ plugins }) => {
    const names = [...plugins, ...others].map(({ name }) => name);
    return guest.declared.requires.every(({ name }) => names.includes(name));
  });

/** The package a plugin of ours comes from. */
export const packageOf = (plugin: string): string =>
  GAMES.flatMap(({ plugins }) => plugins).find(({ name }) => name === plugin)?.package ?? `@riposte/${plugin}`;

/** The plugins of a lock that can be picked: what `compose` takes to get that composition again. */
export function pickedIn(info: GameInfo, lock: readonly { readonly name: string }[]): readonly string[] {
  const names = lock.map(({ name }) => name);
  return info.plugins.filter(({ name, isOptional }) => isOptional && names.includes(name)).map(({ name }) => name);
}
