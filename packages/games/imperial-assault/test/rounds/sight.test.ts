import { describe, test } from "vitest";
import { at, group } from "../position.js";

const idle = { ready: false };
const attacker = (between: ReturnType<typeof group>[], imperials: ReturnType<typeof group>[]) =>
  at({
    rebels: [group("luke-skywalker", { luke: "a1" }), ...between],
    imperials,
    activating: { figure: "luke" },
  });

describe("figures block line of sight; Massive figures and companions are exceptions", () => {
  const officer = group("imperial-officer", { officer: "e1" }, idle);

  test("the open row is seen along, and a row of figures closes it", () => {
    attacker([], [officer]).offers(["attack:officer:e1"]).waits().done();
    attacker([group("rebel-trooper", { one: "c1", two: "c2" })], [officer])
      .notOffers(["attack:officer:e1"])
      .waits()
      .done();
  });

  test("companions do not block", () => {
    attacker(
      [
        group("dio", { dio: "c1" }, { companionOf: "0.luke-skywalker.0" }),
        group("bd-1", { bd: "c2" }, { companionOf: "0.luke-skywalker.0" }),
      ],
      [officer],
    )
      .offers(["attack:officer:e1"])
      .waits()
      .done();
  });

  test("figures do not block sight to a Massive figure", () => {
    attacker([group("rebel-trooper", { one: "c1", two: "c2" })], [group("at-rt", { walker: "e1+f1+e2+f2" }, idle)])
      .offers(["attack:walker:e1"])
      .waits()
      .done();
  });

  test("closed doors block, open ones do not", () => {
    const through = (openDoors: string[]) =>
      at({
        rebels: [group("luke-skywalker", { luke: "c1" })],
        imperials: [group("imperial-officer", { officer: "c3" }, idle)],
        activating: { figure: "luke" },
        openDoors,
      });
    through([]).notOffers(["attack:officer:c3"]).waits().done();
    through(["door-1"]).offers(["attack:officer:c3"]).waits().done();
  });
});
