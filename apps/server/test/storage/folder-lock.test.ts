import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockFolder } from "../../src/storage/folder-lock.js";

const fresh = () => mkdtempSync(join(tmpdir(), "riposte-lock-"));

test("a folder that another living process uses is refused, with its number", () => {
  const folder = fresh();
  writeFileSync(join(folder, "server.pid"), String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
});

test("the lock of a process that was killed holds nothing", () => {
  const folder = fresh();
  writeFileSync(join(folder, "server.pid"), "999999999");
  lockFolder(folder)();
  expect(() => lockFolder(folder)).not.toThrow();
});

const onLinux = test.runIf(process.platform === "linux");

onLinux("a number that went to another process holds nothing: the start of the process is written beside it", () => {
  const folder = fresh();
  const file = join(folder, "server.pid");
  const unlock = lockFolder(folder);
  const [number, start] = readFileSync(file, "utf8").split(" ");
  expect([number, start]).toEqual([String(process.pid), expect.stringMatching(/^\d+$/)]);
  unlock();
  writeFileSync(file, `${process.ppid} ${Number(start) + 1_000_000}`);
  expect(() => lockFolder(folder)).not.toThrow();
});

onLinux("a process that was started when the lock says so holds it", () => {
  const folder = fresh();
  const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
  const start = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  writeFileSync(join(folder, "server.pid"), `${process.ppid} ${start}`);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
});

test("a folder this process uses already is refused, until it is given free", () => {
  const folder = fresh();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow("in use");
  unlock();
  lockFolder(folder)();
});
