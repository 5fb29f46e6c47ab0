export type { FrontMatch } from "../../pages/games/imperial-assault/front/front-match.js";
/** The game that the first page plays. */
export { LiveMatch } from "../games/imperial-assault/live-match.js";
