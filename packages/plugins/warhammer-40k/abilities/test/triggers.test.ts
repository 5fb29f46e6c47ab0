import { composeList } from "@riposte/kernel/run";
import { scenario } from "@riposte/testing";
import { createContext, warhammer40k } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { Mechanic, mechanics } from "../src/index.js";
import { library } from "./library.js";

const game = composeList([warhammer40k(createContext([])), mechanics(library)]);

const models = (rest: object = {}) => [{ id: "models", count: 1, T: 4, Sv: 7, W: 1, ...rest }];
const unit = (id: string, along: number, rest: object = {}) => ({
  id,
  place: { along, lane: 0 },
  models: models(),
  ...rest,
});

/** One unit fires a weapon that needs no hit roll at the first of the other units. */
const shooting = (
  weapon: readonly string[],
  targets: readonly object[],
  dice: readonly number[],
  abilities = [] as object[],
) =>
  scenario(game, {
    setup: {
      phase: "shooting",
      armies: [
        {
          id: "one",
          army: {},
          units: [
            unit("shooters", 0, {
              abilities,
              models: models({ weapons: [{ weapon: "gun" }] }),
              weapons: [
                {
                  id: "gun",
                  type: "ranged",
                  range: 24,
                  A: 1,
                  skill: null,
                  S: 4,
                  AP: 0,
                  D: 1,
                  abilities: ["Torrent", ...weapon],
                },
              ],
            }),
          ],
        },
        { id: "other", army: {}, units: targets },
      ],
    },
    hold: "auto",
    dice: { dice: [...dice] },
  } as never)
    .choose("0.shooters")
    .choose("1.target");

describe("Deadly Demise X", () => {
  const walker = unit("target", 18, { abilities: ["Deadly Demise D3"] });

  test("on a 6 every unit within 6 inches takes X mortal wounds", () => {
    shooting([], [walker, unit("near", 23, { models: models({ W: 9 }) }), unit("far", 25)], [6, 6, 5])
      .event("unit:exploded", { unit: "1.target", face: 6, struck: ["1.near"] })
      .event("mortal:inflicted", { unit: "1.near", wounds: 3, by: "Deadly Demise D3" })
      .waits()
      .done();
  });

  test("of a transport comes before those in it get out", () => {
    const carrier = unit("target", 18, { abilities: ["Deadly Demise D3"], capacity: 2 });
    const riders = { ...unit("riders", 0, { models: models({ W: 9 }) }), place: null, aboard: "target" };
    shooting([], [carrier, riders, unit("far", 30)], [6, 6, 5])
      .event("unit:exploded", { unit: "1.target", struck: [] })
      .asks("wh:bail-out", 1)
      .choose("18:0")
      .waits()
      .done();
  });

  test("on less than a 6 nothing happens", () => {
    shooting([], [walker, unit("near", 23)], [6, 5])
      .event("unit:exploded", { face: 5, struck: [] })
      .waits()
      .done();
  });
});

test("Blinding Light: the unit it hit has a rule for a while", () => {
  shooting(["Blinding Light"], [unit("target", 18, { models: models({ W: 9 }) })], [1])
    .event("grant:added", {
      unit: "1.target",
      grant: "Blinded",
    })
    .waits()
    .done();
});

test("Sonic Devastation: the unit it hit has its Weapon Skill worsened until the attacker's next turn", () => {
  shooting(["Sonic Devastation"], [unit("target", 18, { models: models({ W: 9 }) })], [1])
    .event("grant:added", { unit: "1.target", grant: "Deafened" })
    .waits()
    .done();
});

describe("Harpooned", () => {
  const target = (keywords: readonly string[]) => [
    unit("target", 10, { keywords, models: models({ W: 9 }) }),
    unit("other", 11, { models: models({ W: 9 }) }),
  ];

  test("is +2 to charge rolls against the MONSTER or VEHICLE it hit, until the end of the turn", () => {
    shooting(["Harpooned"], target(["Vehicle"]), [1, 3, 4])
      .choose("0.shooters")
      .event("unit:charged", { unit: "0.shooters", inches: 9 })
      .waits()
      .done();
  });

  test("is nothing against anybody else", () => {
    shooting(["Harpooned"], target(["Infantry"]), [1, 3, 4])
      .choose("0.shooters")
      .event("charge:failed", { unit: "0.shooters" })
      .waits()
      .done();
  });
});

test("Overcharge is -2 to its Hazardous test: 3 and less cost the bearer 3 mortal wounds", () => {
  const target = [unit("target", 18, { models: models({ W: 9 }) })];
  shooting(["Hazardous", "Overcharge"], target, [1, 4])
    .expect({ "warhammer-40k": { units: { "0.shooters": { place: { along: 0, lane: 0 } } } } } as never)
    .waits()
    .done();
  shooting(["Hazardous", "Overcharge"], target, [1, 3]).event("unit:destroyed", { unit: "0.shooters" }).waits().done();
});

describe("a triggered rule of a unit", () => {
  const wrath = (more: object) => ({
    name: "Wrath",
    mechanics: [{ when: "hits.scored", effects: [{ do: "mortalWounds", count: "D3" }], ...more }],
  });
  const target = [unit("target", 18, { models: models({ W: 9 }) })];

  test("inflicts what it says when it is triggered", () => {
    shooting([], target, [1, 4], [wrath({})])
      .event("mortal:inflicted", { unit: "1.target", wounds: 2, by: "Wrath" })
      .waits()
      .done();
  });

  test("that inflicts mortal wounds in addition waits for the damage of all attacks, saved or not", () => {
    const guarded = [unit("target", 18, { models: models({ W: 9, Sv: 2 }) })];
    shooting([], guarded, [6, 2, 4], [wrath({})])
      .event("attack:saved", { face: 2 })
      .event("attack:ended", {})
      .event("mortal:inflicted", { unit: "1.target", wounds: 2, by: "Wrath" })
      .waits()
      .done();
  });

  test("happens with others at one moment in the order the active player says", () => {
    const spite = { ...wrath({}), name: "Spite" };
    shooting([], target, [1, 1, 6], [wrath({}), spite])
      .asks("mechanics:order", 0)
      .offersExactly([0, 1])
      .choose(1)
      .event("mechanics:triggered", { by: "Spite" })
      .event("mechanics:triggered", { by: "Wrath" })
      .event("mortal:inflicted", { by: "Spite", wounds: 1 })
      .event("mortal:inflicted", { by: "Wrath", wounds: 3 })
      .waits()
      .done();
  });

  test("may hang on a D6", () => {
    shooting([], target, [4, 1, 6], [wrath({ roll: 4 })])
      .event("mechanics:triggered", { by: "Wrath", face: 4, happens: true })
      .event("mortal:inflicted", { wounds: 3 })
      .waits()
      .done();
    shooting([], target, [3, 1], [wrath({ roll: 4 })])
      .event("mechanics:triggered", { face: 3, happens: false })
      .waits()
      .done();
  });

  test("is used as often as its limit says", () => {
    const twice = wrath({ uses: { per: "turn" }, effects: [{ do: "mortalWounds", count: 1 }] });
    shooting([], target, [1], [twice, twice])
      .expect({
        mechanics: { uses: { "0.shooters/Wrath/1.0": 1 } },
      } as never)
      .waits()
      .done();
  });
});

test.each([
  ["mortal wounds without a trigger", { effects: [{ do: "mortalWounds", count: 1 }] }, /need a trigger/],
  [
    "a modifier with a trigger",
    { when: "hits.scored", effects: [{ do: "modRoll", roll: "hit", by: 1 }] },
    /need a trigger/,
  ],
  ["a limit without a trigger", { uses: { per: "turn" }, effects: [{ do: "cover" }] }, /Only a triggered rule/],
])("%s is refused", (_name, mechanic, message) => {
  expect(Mechanic.safeParse(mechanic).error?.issues[0]?.message).toMatch(message);
});

describe("what mechanics cannot say", () => {
  test("of a weapon is told its player by hand when it attacks", () => {
    shooting(["Plasma Warhead"], [unit("target", 18, { models: models({ W: 9 }) })], [1])
      .asks("kernel:manual", 0)
      .choose("done")
      .event("hits:rolled", {})
      .waits()
      .done();
  });

  test("of a unit is told before the battle", () => {
    const rite = { name: "Rite", mechanics: [{ effects: [{ do: "manual", gist: "Say the words." }] }] };
    scenario(game, {
      setup: {
        armies: [
          { id: "one", army: {}, units: [unit("priests", 6, { abilities: [rite] })] },
          { id: "other", army: {}, units: [unit("others", 38)] },
        ],
      },
      hold: "auto",
    } as never)
      .asks("kernel:manual", 0)
      .choose("done")
      .waits()
      .done();
  });
});

test('Scouts D6+4" is rolled before the battle, once', () => {
  const scouts = unit("scouts", 6, { abilities: ['Scouts D6+4"'] });
  scenario(game, {
    setup: {
      armies: [
        { id: "one", army: {}, units: [scouts] },
        { id: "other", army: {}, units: [unit("others", 38)] },
      ],
    },
    hold: "auto",
    dice: { dice: [2] },
  } as never)
    .expect({ mechanics: { amounts: { '0.scouts/scouts/Scouts D6+4"': 6 } } } as never)
    .waits()
    .done();
});

test("an aura reaches units of the line-up within its distance", () => {
  const shield = {
    name: "Shield",
    mechanics: [{ as: "target", aura: { within: 6, to: "friendly" }, effects: [{ do: "invulnerable", on: 4 }] }],
  };
  const bearer = (along: number) => unit("bearer", along, { abilities: [shield] });
  const target = unit("target", 18, { models: models({ W: 9 }) });
  shooting([], [target, bearer(24)], [6, 4])
    .event("attack:saved", { face: 4, needed: 4 })
    .waits()
    .done();
  shooting([], [target, bearer(25)], [6])
    .event("damage:rolled", { damage: 1 })
    .waits()
    .done();
});
