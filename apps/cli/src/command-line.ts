import { readFileSync } from "node:fs";
import { EXIT, type ExitCode } from "./exit-code.js";
import type { Terminal } from "./terminal/terminal.js";

/** Runs a command; whatever goes wrong becomes a message and an exit code. */
export async function runCommandLine(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    if (words[0] === "--version" || words[0] === "-v") {
      terminal.print(version());
      return EXIT.ok;
    }
    return await (await import("./dispatch.js")).dispatch(words, terminal);
  } catch (error) {
    return report(error, terminal);
  }
}

async function report(error: unknown, terminal: Terminal): Promise<ExitCode> {
  const { paint, showsStacks } = terminal;
  const { mistake, code } = await understood(error);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  terminal.warn(paint.red(mistake ?? `riposte failed: ${message}`));
  if (showsStacks) terminal.warn(stack ?? "");
  else if (mistake === undefined)
    terminal.warn("This is an error in riposte. RIPOSTE_DEBUG=1 shows where it happened.");
  return code;
}

/** A slip in the words of a command is told without reading the kernel, whose errors are known by their codes. */
async function understood(error: unknown): Promise<{ readonly mistake: string | undefined; readonly code: ExitCode }> {
  const { UserMistake } = await import("./user-mistake.js");
  if (error instanceof UserMistake) return { mistake: error.message, code: EXIT.mistake };
  const { exitCodeOf, mistakeMessage } = await import("./mistake-message.js");
  return { mistake: mistakeMessage(error), code: exitCodeOf(error) };
}

function version(): string {
  const manifest = readFileSync(new URL(import.meta.resolve("@riposte/cli/package.json")), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
