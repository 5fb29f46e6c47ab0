import { writeSync } from "node:fs";

const STDERR = 2;

/** A line on stderr, written before anything else is done: what a thread has not yet handed over is lost when it is ended. */
export function toldAtOnce(line: string): void {
  let left = Buffer.from(`${line}\n`);
  while (left.length > 0) left = left.subarray(written(left));
}

/** How much a reader who is slow took. */
function written(left: Buffer): number {
  try {
    return writeSync(STDERR, left);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EAGAIN") return 0;
    throw error;
  }
}
