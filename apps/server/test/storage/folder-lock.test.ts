import { mkdtempSync, writeFileSync } from "node:fs";
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
