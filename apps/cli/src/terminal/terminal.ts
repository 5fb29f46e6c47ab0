import type { Readable, Writable } from "node:stream";
import { createPaint, type Paint, wantsColour } from "./paint.js";

/** Where a command reads and writes. */
export interface Terminal {
  readonly input: Readable;
  /** Where prompts and menus are drawn, when a person sits at it. */
  readonly output: Writable;
  /** Results: what may be piped on. */
  print(text: string): void;
  /** Everything else: progress, notes, mistakes. */
  warn(text: string): void;
  /** A person sits at it: prompts and menus make sense. */
  readonly isInteractive: boolean;
  /** Progress can be drawn on stderr. */
  readonly showsProgress: boolean;
  /** Errors are shown with their stacks. */
  readonly showsStacks: boolean;
  readonly paint: Paint;
  readonly width: number;
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  // `riposte graph finished | head` closes the pipe early: that is no error
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  return {
    input: stdin,
    output: stdout,
    print: (text) => void stdout.write(`${text}\n`),
    warn: (text) => void stderr.write(`${text}\n`),
    isInteractive: stdin.isTTY === true && stdout.isTTY === true,
    showsProgress: stderr.isTTY === true,
    showsStacks: !["", "0"].includes(env.RIPOSTE_DEBUG ?? ""),
    paint: createPaint(wantsColour(env, stdout.isTTY === true)),
    width: Math.min(stdout.columns || 80, 120),
  };
}
