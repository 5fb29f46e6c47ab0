export { warhammerLibrary, warhammerUnits } from "./facts.js";
