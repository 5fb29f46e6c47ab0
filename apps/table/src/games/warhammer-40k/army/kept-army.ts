import { type ArmyList, readArmy } from "@riposte/warhammer-40k";
import { store, stored } from "../../../kept/store.js";

const KEY = "riposte:army-40k";

/** The army brought last on this device, as long as it can be read. */
export function keptArmy(): ArmyList | undefined {
  try {
    const kept = stored(KEY);
    return kept === null ? undefined : readArmy(kept, []);
  } catch {
    return undefined;
  }
}

/** Keeps an army, which spells its units out; where the store is full it lasts as long as the page. */
export function keepArmy(army: ArmyList): void {
  if (!store(KEY, army)) localStorage.removeItem(KEY);
}
