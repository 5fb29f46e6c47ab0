import { createInterface } from "node:readline";
import type { Asker } from "../play/asker.js";
import { decisionLines } from "../play/decision-lines.js";
import type { Terminal } from "./terminal.js";

/** Reads one line per question from the input, for pipes and scripts; what was read is shown, so that the output reads as a log. */
export function createLineAsker(terminal: Terminal): Asker {
  const reader = createInterface({ input: terminal.input });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(voice, decision) {
      const { paint, width } = terminal;
      if (decision !== null) for (const line of decisionLines(voice, decision, paint, width)) terminal.print(line);
      const { value, done } = await lines.next();
      if (done === true) return undefined;
      terminal.print(`> ${value}`);
      return value;
    },
    confirm: async () => true,
    close: () => reader.close(),
  };
}
