/** Our sign, for other pages. */
export { Mark } from "../shell/mark.js";
