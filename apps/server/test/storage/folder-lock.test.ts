import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockFolder } from "../../src/storage/folder-lock.js";
import { type Holder, thisHolder } from "../../src/storage/lock-holder.js";
import { canContain, killAll, startContained } from "../killable.js";

const fresh = () => mkdtempSync(join(tmpdir(), "riposte-lock-"));
const FAST = { beatEvery: 20, staleAfter: 300 };
const first = (folder: string): string => join(folder, "server-1.lock");
/** A folder as this holder left it. */
const leftBy = (holder: Partial<Holder>): string => {
  const folder = fresh();
  writeFileSync(first(folder), JSON.stringify({ ...thisHolder(), ...holder }));
  return folder;
};
const took = async (task: Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await task;
  return performance.now() - began;
};

afterAll(killAll);

test("a folder this process uses already is refused, until it is given free", async () => {
  const folder = fresh();
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  lock.release();
  expect(lock.isHeld()).toBe(false);
  expect(await took(lockFolder(folder))).toBeLessThan(200);
});

test("of many that come at once for a folder whose holder died, one gets it", async () => {
  const folder = leftBy({ pid: 999_999_999 });
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(all.map(({ status }) => status).filter((status) => status === "fulfilled")).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(["server-2.lock"]);
});

const onLinux = test.runIf(process.platform === "linux");

onLinux("a process of this machine that was killed holds nothing, at once", async () => {
  expect(await took(lockFolder(leftBy({ pid: 999_999_999 })))).toBeLessThan(200);
});

onLinux(
  "a number that went to another process holds nothing: the start of the process is written beside it",
  async () => {
    expect(await took(lockFolder(leftBy({ pid: process.pid, start: "1" })))).toBeLessThan(200);
  },
);

test("this process's own number, written in another container, is another's as long as that one gives signs of life", async () => {
  const folder = leftBy({ place: "elsewhere", host: "other" });
  const beating = setInterval(() => utimesSync(first(folder), new Date(), new Date()), FAST.beatEvery);
  await expect(lockFolder(folder, FAST)).rejects.toThrow(
    `in use by process ${process.pid} on other. Stop that server, or give this one another folder`,
  );
  clearInterval(beating);
});

test.each([
  ["another container", JSON.stringify({ ...thisHolder(), place: "elsewhere" })],
  ["a writer that got no further", ""],
])("the lock of %s is taken over once it gave no sign of life for long enough, and not before", async (_what, text) => {
  const folder = fresh();
  writeFileSync(first(folder), text);
  const logged: string[] = [];
  const waited = await took(lockFolder(folder, { ...FAST, log: (line) => logged.push(line) }));
  expect(waited).toBeGreaterThanOrEqual(FAST.staleAfter);
  expect(logged).toEqual([expect.stringContaining("waiting 0.3 s for a sign of life")]);
});

test.each([
  ["another process takes over", (folder: string) => writeFileSync(join(folder, "server-2.lock"), "another's")],
  ["its file is removed", (folder: string) => rmSync(first(folder))],
  ["its file is another's", (folder: string) => writeFileSync(first(folder), "another's")],
])("a lock is lost where %s, and its holder hears of it and leaves the files alone", async (_what, harm) => {
  const folder = fresh();
  const lock = await lockFolder(folder, FAST);
  harm(folder);
  expect(lock.isHeld()).toBe(false);
  await lock.lost;
  const before = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  lock.release();
  expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))).toEqual(before);
});

const contained = test.runIf(canContain);

contained("of two containers on one folder one gets it, and the other after it was killed", async () => {
  const folder = fresh();
  const hold = () => startContained("hold-folder.mjs", folder);
  const one = await hold();
  expect(one.address).toBe("held");
  expect((await hold()).address).toContain("is in use by process 1 on");
  await one.kill();
  expect((await hold()).address).toBe("held");
});

contained(
  "of two servers in two containers on one folder the second is refused, and the first goes on",
  async () => {
    const folder = fresh();
    const serve = () => startContained("serve-folder.mjs", folder);
    const one = await serve();
    expect((await serve()).address).toContain("is in use by process 1 on");
    expect(await (await fetch(`${one.address}health`)).json()).toMatchObject({ ok: true });
  },
  30_000,
);
