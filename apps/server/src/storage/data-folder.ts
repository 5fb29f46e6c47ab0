import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { ServerFault } from "../faults.js";

/** What every folder of a PostgreSQL has, and cannot be opened without. */
const PARTS = ["PG_VERSION", "base", "global/pg_control", "global/pg_filenode.map", "pg_xact", "pg_wal"];

/** The PostgreSQL whose control file is laid out so. */
const KNOWN = "18";
const CONTROL = { size: 8192, checkpointAt: 32, timelineAt: 48, sumAt: 292 } as const;
const SEGMENT = 16n * 1024n * 1024n;
/** The second byte of every page of the log that is written ahead. */
const PAGE_MARK = 0xd1;

/**
 * Looks at a database's folder before it is opened: to open what is damaged changes it, and what has lost its version would be
 * laid out anew over the matches in it. The result is called once the folder is open.
 */
export function checkFolder(folder: string): () => void {
  const unfinished = `${folder}.unfinished`;
  // a layout that was killed before its end never held a match
  if (existsSync(unfinished) && existsSync(folder)) renameSync(folder, `${unfinished}-${Date.now()}`);
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, `${basename(folder)} is laid out for the first time and holds nothing yet.`);
    return () => {
      rmSync(unfinished, { force: true });
      syncFolder(dirname(folder));
    };
  }
  const damage = damageOf(folder);
  if (damage !== undefined) throw damaged(folder, damage);
  return () => undefined;
}

/** A mark that came back after a loss of power would set matches aside. */
function syncFolder(folder: string): void {
  // Windows opens no folders
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

export const damaged = (folder: string, what: string, cause?: unknown): ServerFault =>
  new ServerFault(
    "STORAGE_FAILED",
    `The data folder ${folder} is damaged: ${what}. Nothing in it was laid out anew. Keep a copy of it, then put a backup in its place, or give another folder (--data).`,
    { cause },
  );

function damageOf(folder: string): string | undefined {
  const missing = PARTS.find((part) => !existsSync(join(folder, part)));
  if (missing !== undefined) return `${missing} is missing`;
  // another layout is the database's own to judge
  if (readFileSync(join(folder, "PG_VERSION"), "utf8").trim() !== KNOWN) return undefined;
  const control = readFileSync(join(folder, "global/pg_control"));
  if (control.length !== CONTROL.size) return "global/pg_control is cut off";
  if (sumOf(control.subarray(0, CONTROL.sumAt)) !== control.readUInt32LE(CONTROL.sumAt))
    return "global/pg_control is garbled";
  const segment = `pg_wal/${segmentOf(control)}`;
  if (!existsSync(join(folder, segment))) return `${segment} is missing`;
  return secondByteOf(join(folder, segment)) === PAGE_MARK ? undefined : `${segment} is garbled`;
}

function secondByteOf(file: string): number | undefined {
  const handle = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(2);
    readSync(handle, bytes);
    return bytes[1];
  } finally {
    closeSync(handle);
  }
}

/** The file with the last checkpoint, where the database begins to read. */
function segmentOf(control: Buffer): string {
  const number = control.readBigUInt64LE(CONTROL.checkpointAt) / SEGMENT;
  const perFile = 0x100000000n / SEGMENT;
  return [BigInt(control.readUInt32LE(CONTROL.timelineAt)), number / perFile, number % perFile]
    .map((part) => part.toString(16).toUpperCase().padStart(8, "0"))
    .join("");
}

/** CRC-32C, as PostgreSQL writes it. */
function sumOf(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0x82f63b78 : 0);
  }
  return ~sum >>> 0;
}
