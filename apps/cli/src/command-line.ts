import { dispatch } from "./dispatch.js";
import type { ExitCode } from "./exit-code.js";
import { exitCodeOf, mistakeMessage } from "./mistake-message.js";
import type { Terminal } from "./terminal/terminal.js";

/** Runs a command; whatever goes wrong becomes a message and an exit code. */
export async function runCommandLine(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await dispatch(words, terminal);
  } catch (error) {
    report(error, terminal);
    return exitCodeOf(error);
  }
}

function report(error: unknown, terminal: Terminal): void {
  const { paint, showsStacks } = terminal;
  const mistake = mistakeMessage(error);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  terminal.warn(paint.red(mistake ?? `riposte failed: ${message}`));
  if (showsStacks) terminal.warn(stack ?? "");
  else if (mistake === undefined)
    terminal.warn("This is an error in riposte. RIPOSTE_DEBUG=1 shows where it happened.");
}
