import { describe, expect, test } from "vitest";
import { field, squad } from "../field.js";
import { judged } from "../judged.js";

const away = (rest: object) => [
  { id: "one", army: {}, units: [squad("a", 10), { ...squad("b", 0, rest), place: null }], reserve: ["b"] },
  { id: "other", army: {}, units: [squad("x", [20, 1])] },
];

describe("unit abilities", () => {
  test("Deep Strike: anywhere more than 8 inches from enemies", () => {
    field([], [], { phase: "movement", round: 2, armies: away({ abilities: ["Deep Strike"] }) })
      .choose("0.b")
      .offers(["9:1", "30:1"])
      .notOffers(["12:1", "27:1"])
      .waits()
      .done();
  });

  test("Infiltrators and Scouts: end more than 8 inches from enemies", () => {
    const scouts = squad("a", 20, { abilities: ['Scouts 6"'] });
    field([scouts], [squad("x", 35)], { phase: "command" })
      .asks("wh:scout", 0)
      .offers(["26:0"])
      .notOffers(["27:0"])
      .waits()
      .done();
  });

  test("Damaged X: -1 to its hit rolls with X wounds or fewer left", () => {
    const hit = (lost: number) =>
      judged({
        attacker: {
          abilities: ["Damaged 4"],
          combat: { moved: "normal" },
          models: [{ id: "model", count: 1, T: 9, Sv: 3, W: 12, lost, weapons: [{ weapon: "gun" }] }],
        },
      }).hit.modifier;
    expect(hit(7)).toBe(0);
    expect(hit(8)).toBe(-1);
  });

  test("Fights First: for a unit whose every model has it", () => {
    const first = { abilities: ["Fights First"] };
    field([squad("a", 10), squad("b", [10, 1])], [squad("x", 12, first), squad("y", [12, 1], first)], {
      phase: "fight",
    })
      .asks("wh:fighter", 1)
      .waits()
      .done();
  });

  test("Super-Heavy Walker: steps over whoever is in its way", () => {
    const walker = { abilities: ["Super-Heavy Walker"], keywords: ["Vehicle"] };
    field([squad("a", 10, walker)], [squad("x", 13, { keywords: ["Monster"] })], { phase: "movement" })
      .choose("0.a")
      .choose("normal")
      .offers(["16:0"])
      .waits()
      .done();
  });
});
