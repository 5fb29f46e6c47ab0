import type { Plan } from "../plan.js";
import { FINISHED } from "./finished.js";
import { IMPERIAL_ASSAULT } from "./imperial-assault.js";
import { ONE_PIECE } from "./one-piece.js";
import { WARHAMMER } from "./warhammer-40k.js";

/** Every match the corpus is made of. */
export const PLANS: readonly Plan[] = [...FINISHED, ...IMPERIAL_ASSAULT, ...ONE_PIECE, ...WARHAMMER];
