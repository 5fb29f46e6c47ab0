import { compose } from "@riposte/kernel/run";
import { describe, test } from "vitest";
import { createContext, imperialAssault, MapFacts } from "../../src/index.js";
import { at, facts, group } from "../position.js";

const officer = group("imperial-officer", { officer: "h8" });

describe("corner cutting is legal unless both sides are closed; difficult counts once per step", () => {
  test("one closed side is fine, two are not", () => {
    // the wall south of e2 and the closed door south of d2 close both sides of the corner to d3
    at({
      rebels: [group("luke-skywalker", { luke: "e2" })],
      imperials: [officer],
      activating: { figure: "luke", points: 2, actions: 0 },
    })
      .offers(["go:f3"])
      .notOffers(["go:d3"])
      .waits()
      .done();
  });

  test("impassable terrain blocks movement only", () => {
    at({
      rebels: [group("luke-skywalker", { luke: "b5" })],
      imperials: [group("imperial-officer", { officer: "d5" })],
      activating: { figure: "luke", points: 1 },
    })
      .notOffers(["go:c5"])
      .offers(["attack:officer:d5"])
      .waits()
      .done();
  });

  test("two difficult spaces entered in one step cost one more, not two", () => {
    const jabba = (points: number) =>
      at({
        rebels: [group("jabba-the-hutt", { jabba: "a4+b4+a5+b5" })],
        imperials: [officer],
        activating: { figure: "jabba", points, actions: 0 },
      });
    jabba(2).offers(["go:a3+b3+a4+b4"]).waits().done();
    jabba(1).notOffers(["go:a3+b3+a4+b4"]).waits().done();
  });
});

describe("worked example 10: a corner cut", () => {
  const onMap = (drawing: readonly string[]) => {
    const map = MapFacts.parse({ id: "corner", name: "Corner", drawing });
    const game = compose([imperialAssault(createContext(facts, [map]))]);
    return at({
      game,
      map: "corner",
      rebels: [group("luke-skywalker", { luke: "b1" })],
      imperials: [group("imperial-officer", { officer: "d2" })],
      activating: { figure: "luke", points: 1, actions: 0 },
    });
  };

  test("a wall on the east edge only leaves the step legal", () => {
    onMap(["+-+-+-+-+", "|. .|. .|", "+ + + + +", "|. . . .|", "+-+-+-+-+"]).offers(["go:c2"]).waits().done();
  });

  test("a second wall on the same side leaves it legal", () => {
    onMap(["+-+-+-+-+", "|. .|. .|", "+ + +-+ +", "|. . . .|", "+-+-+-+-+"]).offers(["go:c2"]).waits().done();
  });

  test("a wall on the south edge as well closes both sides", () => {
    onMap(["+-+-+-+-+", "|. .|. .|", "+ +-+-+ +", "|. . . .|", "+-+-+-+-+"]).notOffers(["go:c2"]).waits().done();
  });
});
