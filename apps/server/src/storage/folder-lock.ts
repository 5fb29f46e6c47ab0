import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ServerFault } from "../faults.js";
import { fateOf, readHolder, thisHolder } from "./lock-holder.js";

/** A data folder that this process alone writes to. */
export interface FolderLock {
  readonly folder: string;
  /** Whether it still is: a process that stood still for too long may have lost it. */
  isHeld(): boolean;
  /** Resolves when another process has taken the folder. */
  readonly lost: Promise<void>;
  release(): void;
}

export interface LockOptions {
  /** Milliseconds between two signs of life. */
  readonly beatEvery?: number;
  /** Milliseconds without a sign of life after which a holder counts as gone. */
  readonly staleAfter?: number;
  readonly log?: (line: string) => void;
}

/** What a lock file says once its holder has let go. */
const FREE = "free";
const LOOK_EVERY = 100;

/**
 * Makes sure that one server alone writes to a data folder, also from containers, where process numbers tell nothing. Lock files
 * are numbered and the newest counts: to take over is to create the next, which the file system lets one process do.
 */
export async function lockFolder(folder: string, options: LockOptions = {}): Promise<FolderLock> {
  try {
    mkdirSync(folder, { recursive: true });
    for (;;) {
      const last = newestIn(folder);
      if (last > 0) await untilFree(folder, last, options);
      const lock = take(folder, last + 1, options);
      if (lock !== undefined) return lock;
    }
  } catch (error) {
    if (error instanceof ServerFault) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServerFault("STORAGE_FAILED", `The data folder ${folder} cannot be used: ${reason}`, { cause: error });
  }
}

const fileOf = (folder: string, number: number): string => join(folder, `server-${number}.lock`);

const numbersIn = (folder: string): readonly number[] =>
  readdirSync(folder).flatMap((name) => /^server-(\d+)\.lock$/.exec(name)?.slice(1, 2).map(Number) ?? []);

const newestIn = (folder: string): number => Math.max(0, ...numbersIn(folder));

/** Waits until the holder of a lock is known to be gone; throws as soon as it is known to live. */
async function untilFree(folder: string, number: number, { staleAfter = 10_000, log }: LockOptions): Promise<void> {
  const file = fileOf(folder, number);
  const seen = look(file);
  const holder = readHolder(seen?.text ?? "");
  const fate = seen === undefined || seen.text === FREE ? "gone" : holder === undefined ? "unknown" : fateOf(holder);
  if (fate === "gone") return;
  const who = holder === undefined ? "another server" : `process ${holder.pid} on ${holder.host}`;
  if (fate === "unknown")
    log?.(`The data folder ${folder} is locked by ${who}; waiting ${staleAfter / 1000} s for a sign of life.`);
  const until = performance.now() + staleAfter;
  let now = seen;
  while (fate === "unknown" && now?.text === seen?.text && now?.beat === seen?.beat) {
    if (performance.now() > until) return;
    await pause(LOOK_EVERY);
    now = look(file);
  }
  if (now === undefined || now.text === FREE) return;
  throw new ServerFault(
    "STORAGE_FAILED",
    `The data folder ${folder} is in use by ${who}. Stop that server, or give this one another folder (--data).`,
  );
}

/** Opened anew each time: a network's file system may tell an old time of a file that is not. */
function look(file: string): { readonly text: string; readonly beat: number } | undefined {
  try {
    return { text: readFileSync(file, "utf8"), beat: statSync(file).mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Creates the next lock file; nothing where another process was faster. */
function take(folder: string, number: number, { beatEvery = 1000 }: LockOptions): FolderLock | undefined {
  const file = fileOf(folder, number);
  const text = JSON.stringify(thisHolder());
  try {
    writeFileSync(file, text, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
    throw error;
  }
  const isHeld = () => {
    try {
      return readFileSync(file, "utf8") === text && statSync(fileOf(folder, number + 1), NONE_IS_FINE) === undefined;
    } catch (error) {
      // a process without a free file handle, say, has lost nothing
      return (error as NodeJS.ErrnoException).code !== "ENOENT";
    }
  };
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const beating = setInterval(() => {
    if (isHeld()) return beat(file);
    clearInterval(beating);
    lose();
  }, beatEvery).unref();
  if (newestIn(folder) !== number) {
    // this process stood still while others took and left the folder
    clearInterval(beating);
    rmSync(file, { force: true });
    return undefined;
  }
  for (const older of numbersIn(folder)) if (older < number) rmSync(fileOf(folder, older), { force: true });
  return {
    folder,
    isHeld,
    lost,
    release() {
      clearInterval(beating);
      if (isHeld()) writeFileSync(file, FREE);
    },
  };
}

function beat(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // the next one may do; where none does for too long, the lock is lost and the look before each write finds it
  }
}

const NONE_IS_FINE = { throwIfNoEntry: false } as const;
