import { expect, test } from "vitest";
import { drawFinished, type FinishedTable } from "../../../src/games/finished/render/table.js";
import { createPaint } from "../../../src/terminal/paint.js";

const table: FinishedTable = {
  turns: 4,
  draw: [null, null, 12, null, ...Array.from({ length: 30 }, (_, at) => at + 13), 48],
  present: [5, 47],
  past: [9, 3],
  future: [
    { kind: "all", cards: [20, 21] },
    { kind: "one", cards: [31] },
  ],
  finished: 4,
  candy: Array.from({ length: 49 }, (_, card) => (card === 47 ? 2 : 0)),
  active: 4,
  reserve: 4,
  coffee: 6,
};
const cardOf = (card: number) => ({
  ability: card === 47 ? "drawOne3x" : "cardsIntoPast",
  slots: card === 47 ? 3 : 1,
  gist: "What it does. ".repeat(9),
});
const draw = (width: number) => drawFinished(table, cardOf, { paint: createPaint(false), width });

test("no line is wider than the terminal", () => {
  for (const width of [60, 80, 120]) for (const line of draw(width)) expect(line.length).toBeLessThanOrEqual(width);
});

test("the table shows turn, tokens, areas and what is known of the draw stack", () => {
  const text = draw(80).join("\n");
  expect(text).toContain("turn 5 · finished 4 of 48, next is 5");
  expect(text).toContain("Coffee   ●●●●●● 6");
  expect(text).toContain("●●●● 4 active, 4 in reserve, 2 on cards");
  expect(text).toContain("35: ?×2 12 ? 13");
  expect(text).toContain("next turn, as a set: 20 21");
  expect(text).toContain("in 2 turns, joining the draw: 31");
  expect(text).toMatch(/47 {2}●●○ draw one 3x/);
});
