import { readFileSync } from "node:fs";
import { parseScenario, runScenario } from "@riposte/testing";
import { expect, test } from "vitest";
import { game } from "../position.js";

const file = new URL("../../../../../docs/positions/imperial-assault-door.json", import.meta.url);

test("the documented position file runs as it says", () => {
  const { differences } = runScenario(game, parseScenario(JSON.parse(readFileSync(file, "utf8"))));
  expect(differences).toEqual([]);
});
