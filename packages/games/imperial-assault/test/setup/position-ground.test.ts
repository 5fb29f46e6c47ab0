import { expect, test } from "vitest";
import { at, group } from "../position.js";

const begun = (figure: string, where: string) =>
  at({ rebels: [group("luke-skywalker", { luke: "d1" })], imperials: [group(figure, { it: where })] })
    .waits()
    .done();

test("a position has no figure on blocking or impassable ground but Mobile and Massive ones", () => {
  expect(() => begun("darth-vader", "e5")).toThrow(/Figure "it" stands on e5, which is blocking.*Move it/);
  expect(() => begun("darth-vader", "c5")).toThrow('"it" stands on c5, which is impassable');
  begun("probe-droid", "e5");
});
