import type { GameDescriptor } from "../../game-descriptor.js";

/** What a battle that begins at its beginning says nothing of. */
const IN_THE_MIDDLE = ["position", "round", "turn", "phase", "commandPoints", "victoryPoints", "marks"];

/** A battle in the middle, or with units of the maker's own: their points and equipment come from no list. */
export const unusualBattle: GameDescriptor["unusual"] = (setup) => {
  const { armies } = { ...setup, ...(setup.position as object | undefined) } as {
    readonly armies?: readonly unknown[];
  };
  return [
    ...(IN_THE_MIDDLE.some((key) => setup[key] !== undefined) ? (["position"] as const) : []),
    ...(armies?.some((army) => typeof army !== "string") === true ? (["unchecked-lists"] as const) : []),
  ];
};
