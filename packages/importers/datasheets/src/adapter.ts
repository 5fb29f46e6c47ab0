import type { SourceNode } from "./node.js";
import type { Reader } from "./reader.js";
import type { Report } from "./report.js";
import type { Printed } from "./sheet.js";

/** A file as nodes. */
export interface Source {
  readonly file: string;
  readonly root: SourceNode;
}

/** What knows one foreign format: it turns nodes into printed sheets and understands nothing else. */
export interface Adapter {
  readonly name: string;
  /** Is this file one of its own? */
  recognises(root: SourceNode): boolean;
  /** All of its files together: some formats spread a datasheet over several. */
  read(sources: readonly Source[], reader: Reader, report: Report): Printed;
}
