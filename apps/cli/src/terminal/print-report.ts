import type { Arguments } from "../arguments.js";
import type { Terminal } from "./terminal.js";

/** A report as JSON where that is asked for, else in lines, and then where else it was written. */
export function printReport(
  args: Arguments,
  terminal: Terminal,
  report: unknown,
  lines: () => readonly string[],
  written?: string,
): void {
  const isJSON = args.isSet("json");
  terminal.print(isJSON ? JSON.stringify(report, null, 2) : lines().join("\n"));
  if (written !== undefined && !isJSON) terminal.print(`Written to ${written}.`);
}
