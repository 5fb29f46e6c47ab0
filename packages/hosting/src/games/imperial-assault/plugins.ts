import type { GameInfo } from "../../game-info.js";

/** The plugins the game brings, in the order they are composed. */
export const IMPERIAL_ASSAULT_PLUGINS: GameInfo["plugins"] = [
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
];
