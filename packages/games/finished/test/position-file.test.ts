import { readFileSync } from "node:fs";
import { startMatch } from "@riposte/kernel/run";
import { parseScenario, runScenario } from "@riposte/testing";
import { expect, test } from "vitest";
import { game } from "./position.js";

const docs = new URL("../../../../docs/positions/", import.meta.url);
const at = (position: object, more: object = {}) => startMatch(game, { seed: 1, setup: { position, ...more } });
const tableOf = (match: ReturnType<typeof at>) => match.slices.finished;

test("the documented position file runs as it says", () => {
  const file = parseScenario(JSON.parse(readFileSync(new URL("finished-last-cards.json", docs), "utf8")));
  expect(runScenario(game, file).differences).toEqual([]);
});

test("the page about positions shows a position that starts", () => {
  const [, example] = /```json\n(.*?)```/s.exec(readFileSync(new URL("finished.md", docs), "utf8")) ?? [];
  const { position } = JSON.parse(example ?? "") as { position: object };
  const file = parseScenario({ game: "finished", position: { setup: { position } }, steps: [{ waits: true }] });
  expect(runScenario(game, file).differences).toEqual([]);
});

test("cards that are named nowhere lie below, highest first, 48 last, and have not been seen", () => {
  const { draw, unseen, reserve } = tableOf(at({ present: [42], draw: [45], finished: 39 }));
  expect(draw).toEqual([45, 47, 46, 44, 43, 41, 40, 48]);
  expect(unseen).toEqual([40, 41, 43, 44, 46, 47]);
  expect(reserve).toBe(5);
});

test("a position before a turn draws; one where the player acts does not", () => {
  expect(tableOf(at({ present: [13], draw: [20, 30, 40] })).present).toEqual([13]);
  expect(tableOf(at({ begins: "turn", draw: [20, 30, 40] })).present).toEqual([20, 30, 40]);
});

test("everything that cannot be is told at once", () => {
  const wrong = { present: [5, 5, 1], finished: 0, candy: { 9: 1 }, active: 10, unseen: [48] };
  const said = String(thrown(() => at(wrong)));
  for (const part of ["card 5 lies in two places", "not on 9", "not 11", "card 1 is next in line", "card 48"])
    expect(said).toContain(part);
  expect(String(thrown(() => at({ present: [3], finished: 3 })))).toContain("card 3 is finished");
  expect(String(thrown(() => at({}, { deck: [1] })))).toContain("deck");
});

function thrown(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
