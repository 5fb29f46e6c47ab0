import { lazy } from "react";
import type { GamePage } from "../../game-page.js";

export const WARHAMMER_40K: GamePage = {
  id: "warhammer-40k",
  emblem: "walker",
  Scene: lazy(async () => ({ default: (await import("./scene.js")).BattleScene })),
  short: "two line-ups, five rounds",
  choose: "Choose armies",
  chapter: "round",
  parts: async () => (await import("./table/parts.js")).warhammer40kParts,
  course: async () => (await import("./course.js")).battle,
  trials: async () => (await import("./trial.js")).battle,
  lists: {
    title: "An army",
    about: "Warhammer 40,000: units by their datasheets",
    Picture: lazy(async () => ({ default: (await import("./build/unit-picture.js")).BattlePicture })),
  },
  league: "Warhammer",
  calculator: {
    name: "Warhammer 40,000",
    Screen: lazy(async () => ({ default: (await import("./calculator/battle-screen.js")).BattleScreen })),
  },
  OwnList: lazy(async () => ({ default: (await import("./army/own-army.js")).OwnArmy })),
  MissionChoice: lazy(async () => ({ default: (await import("./new-match/mission-choice.js")).MissionChoice })),
};
