import { describe, expect, test } from "vitest";
import { compose, startMatch } from "../../src/entry/run.js";
import { worked, workshop } from "../fixtures/workshop.js";

const ONE = "This match has one seat, 0.";

describe.each([true, false])("with checks: %s", (checks) => {
  test.each([1, -1])("a question to seat %s, which is not there, is refused with the plugin that asks", (seat) => {
    const { told, match } = worked((at) => at.ask("workshop:which", seat, { of: "a" }), {}, { checks });
    expect(told).toBe(`SEAT_UNKNOWN: "workshop" (effect "workshop:work") asks seat ${seat}. ${ONE}`);
    expect(match.decision?.question).toBe("workshop:next");
  });

  test("what lasts for a seat that is not there is refused with the plugin that lets it last", () => {
    const { told, match } = worked((at) => at.last("workshop:hum", { seat: 4 }), {}, { checks });
    expect(told).toBe(`SEAT_UNKNOWN: "workshop" (effect "workshop:work") lets "workshop:hum" last for seat 4. ${ONE}`);
    expect(match.state.lasting).toEqual([]);
  });

  test("an order with a seat that is not there is refused with the game that has it", () => {
    const made = workshop((at) => at.open("workshop:break", { hour: 1 }), {
      offer: { "workshop:break": () => [] },
    });
    const game = { ...made.behaviour.game, order: () => [0, 2] } as typeof made.behaviour.game;
    const wrong = { ...made, behaviour: { ...made.behaviour, game } } as typeof made;
    expect(() => startMatch(compose([wrong]), { seed: 1, checks })).toThrow(
      `SEAT_UNKNOWN: The order of "workshop" has seat 2 in it. ${ONE}`,
    );
  });
});
