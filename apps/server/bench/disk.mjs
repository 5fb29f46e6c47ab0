import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";

const PAGE = Buffer.alloc(8192);
const TIMES = 200;

/** How long this disk takes to write a page for good: no acknowledged answer is faster. */
export function syncTimes(folder) {
  const file = openSync(join(folder, "sync"), "w");
  const took = Array.from({ length: TIMES }, (_, at) => {
    writeSync(file, PAGE, 0, PAGE.length, at * PAGE.length);
    const began = performance.now();
    fdatasyncSync(file);
    return performance.now() - began;
  }).sort((one, other) => one - other);
  closeSync(file);
  const at = (share) => took[Math.floor(TIMES * share)].toFixed(1);
  return `A sync of the disk, before: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms.`;
}
