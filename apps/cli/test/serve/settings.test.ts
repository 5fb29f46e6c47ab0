import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readArguments } from "../../src/arguments.js";
import { serve } from "../../src/commands/serve.js";
import { readSettings } from "../../src/serve/settings.js";

const file = join(mkdtempSync(join(tmpdir(), "riposte-config-")), "riposte.json");
writeFileSync(file, JSON.stringify({ port: 1, host: "file", name: ["one", "two"], metrics: true }));

const read = (words: readonly string[], environment = {}) =>
  readSettings(readArguments(serve, ["--config", file, ...words]), serve.flags, environment);

test("a flag wins over the environment, the environment over the file", () => {
  expect(read([]).text("host")).toBe("file");
  expect(read([], { RIPOSTE_HOST: "environment" }).text("host")).toBe("environment");
  expect(read(["--host", "flag"], { RIPOSTE_HOST: "environment" }).text("host")).toBe("flag");
});

test("lists, switches and numbers may stand anywhere", () => {
  expect(read([]).texts("name")).toEqual(["one", "two"]);
  expect(read([], { RIPOSTE_NAME: "a,b" }).texts("name")).toEqual(["a", "b"]);
  expect(read([]).isSet("metrics")).toBe(true);
  expect(read([]).count("port", { min: 0, max: 9, otherwise: 5 })).toBe(1);
  expect(() => read([], { RIPOSTE_PORT: "x" }).count("port", { min: 0, max: 9, otherwise: 5 })).toThrow("whole number");
});
