import { test } from "vitest";
import { at, group } from "../position.js";
import { luke, NONE } from "../staging/figures.js";

test("Scattergun adds a hit against a neighbour only", () => {
  at({ mine: [group("trandoshan-hunter", { one: "d1" })], theirs: [luke("d2")], activating: "one" })
    .value("attack:results", { attacker: "one", defender: "luke" }, NONE, { ...NONE, hit: 1, block: 1 }, [
      "luke-skywalker",
      "scattergun",
    ])
    .proves("scattergun")
    .waits()
    .done();
});
