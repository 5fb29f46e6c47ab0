export { imperialAssaultContext } from "./context.js";
export { markOf, spellId } from "./names.js";
export { placesIn } from "./places.js";
