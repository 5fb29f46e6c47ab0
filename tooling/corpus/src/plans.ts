import type { Plan } from "./plan.js";
import { FINISHED } from "./plans/finished.js";
import { IMPERIAL_ASSAULT } from "./plans/imperial-assault.js";
import { ONE_PIECE } from "./plans/one-piece.js";
import { WARHAMMER } from "./plans/warhammer-40k.js";

/** Every match the corpus is made of. */
export const PLANS: readonly Plan[] = [...FINISHED, ...IMPERIAL_ASSAULT, ...ONE_PIECE, ...WARHAMMER];
