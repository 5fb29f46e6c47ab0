import { lazy } from "react";
import type { GamePage } from "../../game-page.js";

const maps = () => import("./new-match/map-picture.js");
const GroupDice = lazy(async () => ({ default: (await import("./build/group-dice.js")).GroupDice }));

export const IMPERIAL_ASSAULT: GamePage = {
  id: "imperial-assault",
  emblem: "trooper",
  Scene: lazy(async () => ({ default: (await import("./scene.js")).SkirmishScene })),
  short: "two squads on a map",
  invited: {
    title: "Your first skirmish",
    about: "A small match of Imperial Assault: a coach says why you are asked and what most players do.",
  },
  choose: "Choose armies",
  chapter: "round",
  parts: async () => (await import("./table/parts.js")).imperialAssaultParts,
  course: async () => (await import("./course.js")).skirmish,
  trials: async () => (await import("./trial.js")).skirmish,
  lists: {
    title: "An army",
    about: "Imperial Assault: 40 points and a command deck",
    Picture: lazy(async () => ({ default: (await import("./build/army-picture.js")).ArmyPicture })),
    Detail: ({ section, id }) => (section === "groups" ? <GroupDice id={id} /> : null),
  },
  league: "Imperial Assault",
  calculator: {
    name: "Imperial Assault",
    Screen: lazy(async () => ({ default: (await import("./calculator/skirmish-calculator.js")).SkirmishCalculator })),
  },
  maps: {
    Picture: lazy(async () => ({ default: (await maps()).MapPicture })),
    Mission: lazy(async () => ({ default: (await maps()).MissionText })),
    Editor: lazy(async () => ({ default: (await import("./map-editor/map-editor.js")).MapEditor })),
    titles: async (map) => (await maps()).mapTitles(map),
  },
};
