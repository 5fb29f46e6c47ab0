import type { HostGame } from "../../host-game.js";

export const FINISHED: HostGame = {
  id: "finished",
  title: "Finished!",
  type: "Finished",
  declared: "finishedDeclared",
  heard: "card:scored",
  base: `import { facts } from "@riposte/data-finished";
import { Facts, finished } from "@riposte/finished";

export const base = finished(Facts.parse(facts));`,
};
