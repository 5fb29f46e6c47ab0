import type { GameInfo } from "../../game-info.js";

/** The plugins the game brings, in the order they are composed. */
export const WARHAMMER_40K_PLUGINS: GameInfo["plugins"] = [
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
];
