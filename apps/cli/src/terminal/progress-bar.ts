import type { Terminal } from "./terminal.js";

const CELLS = 30;

/** A bar on stderr; on anything but a terminal it draws nothing. */
export interface ProgressBar {
  show(done: number): void;
  clear(): void;
}

/** Starts a bar that is full at `total`. */
export function createProgressBar(terminal: Terminal, total: number, what = "games"): ProgressBar {
  if (!terminal.showsProgress) return { show: () => undefined, clear: () => undefined };
  const started = performance.now();
  let shown = "";
  return {
    show(done) {
      const line = progressLine(done, total, (performance.now() - started) / 1000, what);
      if (line === shown) return;
      shown = line;
      process.stderr.write(`\r\u001b[K${line}`);
    },
    clear: () => void process.stderr.write("\r\u001b[K"),
  };
}

/** The bar as text. */
export function progressLine(done: number, total: number, seconds: number, what = "games"): string {
  const share = total === 0 ? 1 : done / total;
  const filled = Math.floor(share * CELLS);
  const bar = "█".repeat(filled) + "░".repeat(CELLS - filled);
  const left = done === 0 ? "" : ` · ${Math.ceil((seconds / done) * (total - done))} s left`;
  return `${bar} ${Math.floor(share * 100)} % · ${done}/${total} ${what}${left}`;
}
