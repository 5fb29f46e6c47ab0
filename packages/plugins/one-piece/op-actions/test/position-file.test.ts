import { readFileSync } from "node:fs";
import { parseScenario, runScenario } from "@riposte/testing";
import { expect, test } from "vitest";
import { gameWith } from "./position.js";

const docs = new URL("../../../../../docs/positions/", import.meta.url);

test("the documented position file runs as it says", () => {
  const file = parseScenario(JSON.parse(readFileSync(new URL("one-piece-counter.json", docs), "utf8")));
  expect(runScenario(gameWith(), file).differences).toEqual([]);
});

test("the page about positions shows a position that starts", () => {
  const [, example] = /```json\n(.*?)```/s.exec(readFileSync(new URL("one-piece.md", docs), "utf8")) ?? [];
  const { position } = JSON.parse(example ?? "") as { position: object };
  const file = parseScenario({ game: "one-piece", position: { setup: { position } }, steps: [{ waits: true }] });
  expect(runScenario(gameWith(), file).differences).toEqual([]);
});

test("what abilities remember is written over a position, as the page says", () => {
  const side = { leader: "OP01-003", deck: ["OP01-016"], don: { active: 4 } };
  const position = { setup: { position: { sides: [side, side] } } };
  const remembered = { "op-actions": { used: [{ card: 1000, ability: "OP01-003:0" }] } };
  const run = (more: object, step: object) =>
    runScenario(
      gameWith(),
      parseScenario({ game: "one-piece", position: { ...position, ...more }, steps: [step, { waits: true }] }),
    );
  expect(run({}, { offers: ["use:1000:OP01-003:0"] }).differences).toEqual([]);
  expect(run({ slices: remembered }, { notOffers: ["use:1000:OP01-003:0"] }).differences).toEqual([]);
});
