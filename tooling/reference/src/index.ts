export { actorsAt, publishers } from "./acting.js";
export { shapeOf } from "./shape.js";
