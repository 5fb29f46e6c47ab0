import { expect, test } from "vitest";
import { builtRiposte } from "../riposte.js";

test("skirmishes of random decks end by the rules, cover cards, and have the same bytes for one, two and three workers", () => {
  const skirmish = ["simulate", "imperial-assault", "--decks", "random", "--games", "6", "--seed", "1", "--json"];
  const [one, two, three] = ["1", "2", "3"].map((workers) => builtRiposte([...skirmish, "--workers", workers]));
  expect(one?.err).toBe("");
  expect(two?.out).toBe(one?.out);
  expect(three?.out).toBe(one?.out);
  const report = JSON.parse(one?.out ?? "");
  expect(report).toMatchObject({ games: 6, unfinished: 0, setup: { decks: "random" } });
  const cards = report.coverage.kinds["command cards"];
  expect(cards.of).toBe(289);
  expect(cards.used).toBeGreaterThan(10);
}, 600_000);
