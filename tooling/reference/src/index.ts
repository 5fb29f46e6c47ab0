export { actorsAt, publishers } from "./acting.js";
export { type JsonSchema, shapeOf } from "./shape.js";
