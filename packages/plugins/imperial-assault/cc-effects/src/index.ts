export { CommandEffect } from "./cards/command-effect.js";
export { CommandCardFile, CommandEffectFile, readCards } from "./cards/read-cards.js";
export { cardEntries } from "./cards/wired.js";
export { ccEffects } from "./cc-effects.js";
export { ccEffectsSchemas } from "./data-schemas.js";
export { type CcEffects, declared as ccEffectsDeclared } from "./declared.js";
export { ccEffectsOf } from "./plugin.js";
export { type CcPlayContext, getCcPlayContext, getPlayableCcFromHand, isCcPlayableNow } from "./timing/play-context.js";
export { TIMINGS } from "./timing/timings.js";
