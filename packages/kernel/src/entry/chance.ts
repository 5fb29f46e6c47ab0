/** For code that supplies chance, or reckons with all of it. */
export type { Chance, Distribution, Streams } from "../chance/distribution.js";
export { enumerate, type Odds } from "../chance/enumerate.js";
export { chanceOfOne, drawChances } from "../chance/hypergeometric.js";
export { randomSeed } from "../chance/random-seed.js";
export { sampleChance } from "../chance/sample.js";
export { type Script, type ScriptedChance, scriptedChance } from "../chance/script.js";
export { oddsOf } from "../match/odds.js";
