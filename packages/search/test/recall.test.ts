import { expect, test } from "vitest";
import { createRecall } from "../src/index.js";

test("what was seen and is gone is remembered, each as often as it is missing", () => {
  const recall = createRecall();
  expect(recall(0, ["nami", "nami", "zoro"])).toEqual([]);
  expect(recall(0, ["nami"])).toEqual(["nami", "zoro"]);
});

test("what is seen again is not missing, and every owner has things of his own", () => {
  const recall = createRecall();
  recall(0, ["nami"]);
  expect(recall(1, [])).toEqual([]);
  expect(recall(0, ["nami"])).toEqual([]);
});
