import { expect, test } from "vitest";
import { byName } from "../../src/program/by-name.js";
import { Constants } from "../../src/program/constants.js";
import { evaluate } from "../../src/program/evaluate.js";

test("names are told apart, of one length too, and others fall through", () => {
  const constants = new Constants();
  const written = byName(
    "name",
    [
      ["ask", "return 1;"],
      ["end", "return 2;"],
      ["call", "{ found = 3; break; }"],
    ],
    constants,
  );
  const text = `${constants.declaration()}\nreturn (name) => { let found = 0;\n${written}return found; };`;
  const placeOf = evaluate<(name: unknown) => number>(text, {}, constants.values);
  // a name that is put together while a match runs is the same name
  const called = ["ca", "ll"].join("");
  expect(["ask", "end", called, "any", "other", undefined, 3].map(placeOf)).toEqual([1, 2, 3, 0, 0, 0, 0]);
});
