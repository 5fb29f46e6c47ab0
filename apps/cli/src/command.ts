import type { Arguments } from "./arguments.js";
import type { ExitCode } from "./exit-code.js";
import type { Terminal } from "./terminal/terminal.js";

/** A flag of a command; without `value` it is a switch. */
export interface Flag {
  readonly name: string;
  /** What stands for the value in help: `N`, `FILE`. */
  readonly value?: string;
  readonly help: string;
  /** May be given more than once. */
  readonly repeated?: boolean;
  /** The game it belongs to, where others do not have it or mean something else by it. */
  readonly of?: string;
}

/** One word of the command line: `riposte <name> …`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What must follow the name, in order: `["game"]`; the last may take several words: `["files…"]`. */
  readonly operands: readonly string[];
  readonly flags: readonly Flag[];
  /** Paragraphs below the flags in `--help`. */
  readonly notes?: readonly string[];
  /** Beside those that its games have. */
  readonly examples?: readonly string[];
  run(args: Arguments, terminal: Terminal): Promise<ExitCode>;
}
