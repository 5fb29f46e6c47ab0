import { expect, test } from "vitest";
import { parseRoute } from "../../src/shell/route.js";

test("words stand after the hash, options behind a question mark", () => {
  const { words, options } = parseRoute("#/inspect/imperial-assault?replay=replay.json");
  expect(words).toEqual(["inspect", "imperial-assault"]);
  expect(options.get("replay")).toBe("replay.json");
});

test("no hash is the lobby", () => {
  expect(parseRoute("").words).toEqual([]);
});

test.each(["#/%", "#/match/%E0%A4%A", "#/new/%zz?from=%"])(
  "an address that cannot be decoded, %s, is read as it is written",
  (hash) => {
    expect(parseRoute(hash).words.join("/")).toBe(hash.slice(2).split("?")[0]);
  },
);
