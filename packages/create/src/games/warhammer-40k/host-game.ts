import type { HostGame } from "../../host-game.js";

export const WARHAMMER_40K: HostGame = {
  id: "warhammer-40k",
  title: "Warhammer 40,000",
  type: "Warhammer",
  declared: "warhammer40kDeclared",
  heard: "models:slain",
  base: `import { armies, datasheets } from "@riposte/data-warhammer-40k";
import { createContext, readArmy, Unit, warhammer40k } from "@riposte/warhammer-40k";

const units = datasheets.map((sheet) => Unit.parse(sheet));
const lists = armies.map((army) => readArmy(army, units));
export const base = warhammer40k(createContext(lists, { datasheets: units }));`,
};
