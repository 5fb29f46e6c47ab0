export { onePieceContext } from "./context.js";
