/** A skirmish as the table draws it, for other pages: ground and figures, without a match. */
export { Sprite } from "../look/icon.js";
export { Token, type TokenLook } from "../look/token.js";
export { CELL } from "../tables/imperial-assault/cell.js";
export { roleOf } from "../tables/imperial-assault/figure-role.js";
export { Ground } from "../tables/imperial-assault/ground.js";
export { cornerOf, type Frame, frameOf } from "../tables/imperial-assault/where.js";
