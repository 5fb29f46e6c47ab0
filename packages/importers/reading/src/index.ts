export { type Combinators, combinators, type Rule } from "./combinators.js";
export { comes, mayComeLater, type Place, placeIn } from "./place.js";
export { UnreadableFile } from "./unreadable-file.js";
export type { Holes } from "./words.js";
export { isZip, unzipped } from "./zip.js";
