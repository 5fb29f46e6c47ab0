/** A skirmish as the table draws it, for other pages: ground and figures, without a match. */
export { Sprite } from "../../look/icon.js";
export { Token, type TokenLook } from "../../look/token.js";
export { CELL } from "./table/cell.js";
export { roleOf } from "./table/figure-role.js";
export { Ground } from "./table/ground.js";
export { cornerOf, type Frame, frameOf } from "./table/where.js";
