import type { SymbolName } from "../../look/icon.js";
import { BattleScene } from "./battle-scene.js";
import { DuelScene } from "./duel-scene.js";
import { SkirmishScene } from "./skirmish-scene.js";
import { SolitaireScene } from "./solitaire-scene.js";

const SCENES: Readonly<Record<string, () => React.JSX.Element>> = {
  "imperial-assault": SkirmishScene,
  "one-piece": DuelScene,
  "warhammer-40k": BattleScene,
  finished: SolitaireScene,
};

const EMBLEMS: Readonly<Record<string, SymbolName>> = {
  "imperial-assault": "trooper",
  "one-piece": "cards",
  "warhammer-40k": "walker",
  finished: "cup",
};

/** What one looks at in a game; nothing for one we have not drawn. */
export function Scene({ game }: { readonly game: string }) {
  const Drawn = SCENES[game];
  return Drawn === undefined ? null : <Drawn />;
}

/** The game's sign where there is no room for a picture. */
export const emblemOf = (game: string): SymbolName => EMBLEMS[game] ?? "cards";
