import type { HostGame } from "../../host-game.js";

export const IMPERIAL_ASSAULT: HostGame = {
  id: "imperial-assault",
  title: "Imperial Assault",
  type: "ImperialAssault",
  declared: "imperialAssaultDeclared",
  heard: "figure:damaged",
  base: `import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";

export const base = imperialAssault(contextOrThrow(files, maps));`,
};
