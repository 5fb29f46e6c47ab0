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

  test("Hover and FLY: flying over others costs 2 inches, for who hovers nothing", () => {
    const ends = (rest: object) =>
      field([squad("a", 10, rest)], [squad("x", [13, 0]), squad("y", [13, 1]), squad("z", [13, 2])], {
        phase: "movement",
      })
        .choose("0.a")
        .choose("normal");
    // 6 inches on foot; 4 over others, which ends too near them
    ends({ keywords: ["Fly"], models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 3, M: 9 }], weapons: [] })
      .offers(["17:0", "3:0", "1:0"])
      .notOffers(["18:0", "19:0"])
      .waits()
      .done();
    ends({
      keywords: ["Fly"],
      abilities: ["Hover"],
      models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 3, M: 9 }],
      weapons: [],
    })
      .offers(["19:0"])
      .waits()
      .done();
  });

  test("Hover and FLY: a charge over others needs 2 inches more", () => {
    const flyer = squad("a", 10, { keywords: ["Fly"] });
    const enemies = [squad("x", 14), squad("y", 19), squad("z", [14, 1])];
    const charges = (dice: readonly number[]) => field([flyer], enemies, { phase: "charge", dice }).choose("0.a");
    // y is 7 inches away over x: 7 + 2
    charges([4, 4]).notOffers(["1.y"]).waits().done();
    charges([4, 5]).offers(["1.y"]).waits().done();
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
