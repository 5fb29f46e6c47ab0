import { finishedCheck } from "./games/finished/check.js";
import type { GameCheck } from "./games/game-check.js";
import { imperialAssaultCheck } from "./games/imperial-assault/check.js";
import { onePieceCheck } from "./games/one-piece/check.js";
import { warhammerCheck } from "./games/warhammer-40k/check.js";

/** What is checked of each game. */
export const GAME_CHECKS: readonly GameCheck[] = [finishedCheck, imperialAssaultCheck, onePieceCheck, warhammerCheck];
