import { FINISHED } from "./games/finished/host-game.js";
import { commandCard } from "./games/imperial-assault/command-card.js";
import { deploymentCard } from "./games/imperial-assault/deployment-card.js";
import { IMPERIAL_ASSAULT } from "./games/imperial-assault/host-game.js";
import { pieceCard } from "./games/one-piece/card.js";
import { ONE_PIECE } from "./games/one-piece/host-game.js";
import { WARHAMMER_40K } from "./games/warhammer-40k/host-game.js";
import { abilityTemplate } from "./games/warhammer-40k/template.js";
import type { HostGame } from "./host-game.js";
import type { OwnAbility } from "./own-ability.js";

/** The games of this repository. */
export const HOST_GAMES: readonly HostGame[] = [FINISHED, IMPERIAL_ASSAULT, ONE_PIECE, WARHAMMER_40K];

/** Plugins whose abilities are data, by the name of their folder. */
export const OWN_ABILITIES: Readonly<Record<string, OwnAbility>> = {
  "cc-effects": commandCard,
  "dc-abilities": deploymentCard,
  abilities: abilityTemplate,
  "op-actions": pieceCard,
};
