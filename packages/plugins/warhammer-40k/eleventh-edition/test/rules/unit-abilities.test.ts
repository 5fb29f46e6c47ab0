import { describe, expect, test } from "vitest";
import { field, squad, unit } from "../field.js";
import { judged } from "../judged.js";

const away = (rest: object) => [
  { id: "one", army: {}, units: [squad("a", 10), { ...squad("b", 0, rest), place: null }], reserve: ["b"] },
  { id: "other", army: {}, units: [squad("x", [20, 1])] },
];

const AIRCRAFT = { keywords: ["Aircraft", "Fly"] };

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

  test("Infiltrators and Scouts: a DEDICATED TRANSPORT scouts where all who are in it do", () => {
    const carrier = squad("t", 20, { keywords: ["Vehicle", "Dedicated Transport"], capacity: 12 });
    const inside = (id: string, abilities: readonly string[]) => squad(id, 0, { place: null, aboard: "t", abilities });
    field([carrier, inside("a", ['Scouts 6"']), inside("b", ['Scouts 9"'])], [squad("x", 44)], { phase: "command" })
      .asks("wh:scout", 0)
      .offers(["26:0", "stay"])
      .notOffers(["27:0"])
      .waits()
      .done();
    field([carrier, inside("a", ['Scouts 6"']), inside("b", [])], [squad("x", 35)], { phase: "command" })
      .asks("wh:mover", 0)
      .waits()
      .done();
  });

  test("Infiltrators and Scouts: Scouts in Reserves may be set up in their own zone instead", () => {
    const scouts = squad("b", 0, { place: null, abilities: ['Scouts 6"'] });
    field([], [], {
      armies: [
        { id: "one", army: {}, units: [squad("a", 10), scouts], reserve: ["b"] },
        { id: "other", army: {}, units: [squad("x", 40)] },
      ],
    })
      .asks("11e:scouts", 0)
      .offers(["0:0", "6:2", "stay"])
      .notOffers(["9:0"])
      .choose("6:2")
      .expect(unit("0.b", { place: { along: 6, lane: 2 }, combat: { moved: "none" } }))
      .waits()
      .done();
  });

  test("AIRCRAFT: begin in Reserves, come by an ingress move, and move no other way", () => {
    const flyer = squad("f", 20, AIRCRAFT);
    field([squad("a", 4), flyer], [squad("x", [40, 2])], {})
      .expect(unit("0.f", { place: null }))
      .offersExactly(["0.a", "done"])
      .waits()
      .done();
    const armies = [
      { id: "one", army: {}, units: [squad("a", 4), { ...flyer, place: null }], reserve: ["f"] },
      { id: "other", army: {}, units: [squad("x", [40, 2])] },
    ];
    field([], [], { phase: "movement", round: 2, armies })
      .choose("0.f")
      .choose("0:1")
      .offersExactly(["0.a", "done"])
      .waits()
      .done();
  });

  test("AIRCRAFT: go back into Reserves when the opponent's turn ends, and are not lost after round 3", () => {
    field([squad("a", [4, 2])], [squad("f", 20, AIRCRAFT), squad("x", [40, 2])], {
      ...{ phase: "fight", round: 3, first: 1, turn: 0 },
    })
      .expect({ "warhammer-40k": { round: 4, turn: 1, units: { "1.f": { place: null } } } } as never)
      .offersExactly(["1.x", "1.f", "done"])
      .waits()
      .done();
  });

  test("AIRCRAFT: others move below them, and only who flies charges and strikes them", () => {
    const flyer = squad("f", 12, AIRCRAFT);
    field([squad("a", 10)], [flyer, squad("x", [40, 2])], { phase: "movement" })
      .choose("0.a")
      .offersExactly(["stationary", "normal", "advance"])
      .choose("normal")
      .offers(["16:0"])
      .waits()
      .done();
    const charged = (rest: object) =>
      field([squad("a", 10, rest), squad("b", [30, 1])], [squad("f", 18, AIRCRAFT), squad("x", [36, 1])], {
        phase: "charge",
      });
    charged({}).offersExactly(["0.b", "done"]).waits().done();
    charged({ keywords: ["Fly"] })
      .offersExactly(["0.a", "0.b", "done"])
      .waits()
      .done();
  });

  test("Surge: towards the closest enemy, engaged with it where the move reaches, once in a phase", () => {
    const angry = (when: string) => ({
      abilities: [
        {
          name: "Rage",
          mechanics: [
            {
              ...{ when, as: "either", effects: [{ do: "surge", inches: "D6" }] },
              if: {
                is: "all",
                of: [
                  { is: "phase", in: ["shooting"] },
                  { is: "turn", of: "theirs" },
                ],
              },
            },
          ],
        },
      ],
    });
    const gunner = { models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 3, weapons: [{ weapon: "gun" }] }] };
    const shot = (when: string, at: number, dice: readonly number[]) =>
      field([squad("a", 10, gunner)], [squad("x", at, { ...gunner, ...angry(when) }), squad("y", [40, 2])], {
        phase: "shooting",
        dice,
      })
        .choose("0.a")
        .choose("1.x");
    shot("wound.lost", 17, [5, 5, 1, 5])
      .asks("11e:surge", 1)
      .choose("surge")
      .event("unit:surges", { unit: "1.x", inches: 5 })
      .expect(unit("1.x", { place: { along: 12, lane: 0 } }))
      .waits()
      .done();
    shot("wound.lost", 28, [5, 5, 1, 3])
      .choose("surge")
      .expect(unit("1.x", { place: { along: 25, lane: 0 } }))
      .waits()
      .done();
    shot("model.lost", 28, [5, 5, 1]).noEvent("unit:surges").waits().done();
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
    // y is 9 inches away over x: 9 + 2
    charges([5, 5]).notOffers(["1.y"]).waits().done();
    charges([5, 6]).offers(["1.y"]).waits().done();
  });

  test("Super-Heavy Walker: steps over units in its way", () => {
    const walker = { abilities: ["Super-Heavy Walker"], keywords: ["Vehicle"] };
    field([squad("a", 10, walker)], [squad("x", 13, { keywords: ["Monster"] })], { phase: "movement" })
      .choose("0.a")
      .choose("normal")
      .offers(["16:0"])
      .waits()
      .done();
  });
});
