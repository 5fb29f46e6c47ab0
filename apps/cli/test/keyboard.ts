import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { runCommandLine } from "../src/command-line.js";
import { createPaint } from "../src/terminal/paint.js";

export const KEYS = { down: "\u001b[B", up: "\u001b[A", enter: "\r", leave: "\u0003" } as const;

/** Somebody at a terminal: sees what is drawn, and presses keys. */
export interface Person {
  /** Waits until this is drawn, after what was seen before. */
  sees(text: string): Promise<void>;
  press(...keys: readonly string[]): void;
  /** What the command ended with, and all that was printed beside the menus. */
  readonly ended: Promise<{ readonly code: number; readonly said: string }>;
}

/** Runs a command with the keyboard and the screen of a terminal, as streams. */
export function atTerminal(...words: readonly string[]): Person {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 40 });
  let drawn = "";
  let said = "";
  let look: () => void = () => undefined;
  output.on("data", (chunk) => {
    drawn += stripVTControlCharacters(String(chunk));
    look();
  });
  const say = (text: string) => {
    said += `${text}\n`;
  };
  const ended = runCommandLine(words, {
    input,
    output,
    print: say,
    warn: say,
    isInteractive: true,
    showsProgress: false,
    showsStacks: false,
    paint: createPaint(false),
    width: 100,
  }).then((code) => ({ code, said }));
  return {
    ended,
    press: (...keys) => {
      for (const key of keys) input.write(key);
    },
    sees: (text) =>
      new Promise((resolve) => {
        look = () => {
          const at = drawn.indexOf(text);
          if (at < 0) return;
          drawn = drawn.slice(at + text.length);
          look = () => undefined;
          resolve();
        };
        look();
      }),
  };
}
