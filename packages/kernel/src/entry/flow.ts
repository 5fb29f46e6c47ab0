/** For code that draws or checks machines: diagrams, exports, executors. */
export { compileProcedure, type Procedure } from "../flow/compile.js";
export {
  arrowText,
  type Diagram,
  type DiagramArrow,
  type DiagramNote,
  type DiagramState,
  noteText,
  toDiagram,
} from "../flow/diagram.js";
export { DONE_EVENT, type Executor, type FlowFrame } from "../flow/executor.js";
export { toMermaid } from "../flow/mermaid.js";
export type { FlowRegistry } from "../flow/registry.js";
export { toSCXML } from "../flow/scxml.js";
export { machineOf, type StateConfig, toJSON } from "../flow/state-config.js";
export { tableExecutor } from "../flow/table.js";
