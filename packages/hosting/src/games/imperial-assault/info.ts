import type { GameInfo } from "../../game-info.js";
import type { ListBuilder } from "../../lists/list-builder.js";
import { loading } from "../../loading.js";

/** What a lobby needs of the game; rules and data come with `load`. */
export const IMPERIAL_ASSAULT: GameInfo = {
  id: "imperial-assault",
  title: "Imperial Assault",
  summary: "A skirmish of two squads on a map: move, take cover, roll.",
  players: { least: 2, most: 2 },
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
  loadLists: async () => (await import("./lists/army-builder.js")).armyBuilder as ListBuilder,
  ...loading(
    async (_, setup) => {
      const [{ skirmishOf }, { cardsFor }] = await Promise.all([import("./game.js"), import("./cards-for.js")]);
      return skirmishOf(await cardsFor(setup));
    },
    async () => (await import("./search.js")).skirmishSearch,
    async () => (await import("./outlook.js")).imperialAssaultOutlook,
  ),
};
