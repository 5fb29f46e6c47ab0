import { expect, test } from "vitest";
import { withoutWrong } from "../../../src/workshop/editor/without-wrong.js";

const file = { does: { steps: [{ type: "do:score" }, { type: "do:strian" }, { type: "do:wait" }] } };
const wrong = (...path: readonly (string | number)[]) => ({ path, message: "wrong" });

test("a step that is wrong is left out, and the rest stays in its order", () => {
  expect(withoutWrong(file, [wrong("does", "steps", 1, "type")])).toEqual({
    does: { steps: [{ type: "do:score" }, { type: "do:wait" }] },
  });
  expect(withoutWrong(file, [wrong("does", "steps", 0), wrong("does", "steps", 2)])).toEqual({
    does: { steps: [{ type: "do:strian" }] },
  });
});

test("where the card itself is wrong nothing is left to read", () => {
  expect(withoutWrong({ cards: [{ id: 7 }] }, [wrong("cards", 0, "id")])).toBeNull();
  expect(withoutWrong(file, [wrong("does")])).toBeNull();
  expect(withoutWrong(file, [])).toBeNull();
});
