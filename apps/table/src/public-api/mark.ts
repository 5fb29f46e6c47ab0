/** Our sign, and parts of drawings that are buttons, for other pages. */
export { drawnButton } from "../look/drawn-button.js";
export { Mark } from "../shell/mark.js";
