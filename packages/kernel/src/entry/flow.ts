/** For code that draws or checks machines: diagrams, exports, executors. */
export type { Procedure } from "../flow/compile.js";
export {
  arrowText,
  type Diagram,
  type DiagramArrow,
  type DiagramNote,
  type DiagramState,
  noteText,
  toDiagram,
} from "../flow/diagram.js";
export type { Executor } from "../flow/executor.js";
export { toJSON } from "../flow/json.js";
export { toMermaid } from "../flow/mermaid.js";
export { tableExecutor } from "../flow/table.js";
export { walkBoth } from "../flow/walk.js";
export { xstateExecutor } from "../flow/xstate-executor.js";
