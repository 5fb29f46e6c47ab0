import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createMetrics } from "../src/metrics.js";

const folder = new URL("../../../docs/operations/", import.meta.url);
const NAMES = /\b(?:riposte|nodejs|process)_[a-z0-9_]+/g;

test.each(["alerts.yaml", "dashboard.json"])("%s asks for nothing that is not measured", async (file) => {
  const metrics = createMetrics({ rooms: () => 0, sockets: () => 0, thoughts: () => 0 });
  metrics.answered(0.1);
  metrics.storeFailed();
  const measured = new Set((await metrics.text()).match(NAMES));
  const asked = new Set(readFileSync(new URL(file, folder), "utf8").match(NAMES));
  expect(asked.size).toBeGreaterThan(4);
  expect([...asked].filter((name) => !measured.has(name))).toEqual([]);
});
