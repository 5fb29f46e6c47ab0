export { type Combinators, combinators, type Rule } from "./combinators.js";
export { comes, mayComeLater, type Place, placeIn } from "./place.js";
export type { Holes } from "./words.js";
