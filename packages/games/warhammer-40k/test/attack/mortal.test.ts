import { scenario } from "@riposte/testing";
import { describe, test } from "vitest";
import { sparked } from "../spark.js";

const unit = (id: string, along: number, models: readonly object[], rest: object = {}) => ({
  id,
  place: { along, lane: 0 },
  models: models.map((group, at) => ({ id: `group-${at}`, count: 1, T: 4, Sv: 4, W: 1, ...group })),
  weapons: [{ id: "gun", type: "ranged", range: 48, A: 1, skill: 3, S: 4, AP: 0, D: 1 }],
  ...rest,
});
const armed = { weapons: [{ weapon: "gun" }] };

/** Units of seat 1 suffer what is queued when a unit of seat 0 is selected. */
const suffering = (game: ReturnType<typeof sparked>, units: readonly object[], dice: readonly number[]) =>
  scenario(game, {
    setup: {
      phase: "shooting",
      armies: [
        { id: "one", army: {}, units: [unit("bystanders", 0, [armed])] },
        { id: "other", army: {}, units },
      ],
    },
    hold: "auto",
    dice: { dice: [...dice] },
  } as never)
    .choose("0.bystanders")
    .choose("spark");

const left = (id: string, ...models: readonly object[]) =>
  ({ "warhammer-40k": { units: { [id]: { models } } } }) as never;
const group = (at: number, rest: object) => ({
  ...{ id: `group-${at}`, count: 1, M: 6, T: 4, Sv: 4, invulnerable: null, W: 1, Ld: 7, OC: 1, keywords: [] },
  ...{ weapons: [], lost: 0, allocated: true, starting: 1 },
  ...rest,
});
const inflict = (count: object, spill: boolean) =>
  [{ type: "mortal:inflict", unit: "1.targets", count, by: "spark", spill }] as never;
const three = { dice: 0, sides: 6, plus: 3 };

describe("mortal wounds", () => {
  test("mortal wounds spill to the next model, without a save", () => {
    suffering(sparked(inflict(three, true)), [unit("targets", 18, [{ count: 3, W: 2 }])], [])
      .event("mortal:inflicted", { unit: "1.targets", wounds: 3 })
      .expect(left("1.targets", group(0, { count: 2, starting: 3, W: 2, lost: 1 })))
      .waits()
      .done();
  });

  test("mortal wounds that do not spill end with the model", () => {
    suffering(sparked(inflict(three, false)), [unit("targets", 18, [{ count: 3, W: 2 }])], [])
      .expect(left("1.targets", group(0, { count: 2, starting: 3, W: 2, allocated: false })))
      .waits()
      .done();
  });

  test("Feel No Pain works against each mortal wound", () => {
    suffering(sparked(inflict(three, true), 5), [unit("targets", 18, [{ count: 3, W: 2 }])], [5, 4, 6])
      .expect(left("1.targets", group(0, { count: 3, starting: 3, W: 2, lost: 1 })))
      .waits()
      .done();
  });

  test("random mortal wounds are rolled, and the defender allocates where models differ", () => {
    const random = { dice: 1, sides: 3, plus: 0 };
    suffering(sparked(inflict(random, true)), [unit("targets", 18, [{ W: 2 }, { W: 3 }])], [3])
      .seat(1)
      .offersExactly(["1.targets/group-0", "1.targets/group-1"])
      .choose("1.targets/group-1")
      .expect(left("1.targets", group(0, { W: 2, allocated: false }), group(1, { W: 3, lost: 2 })))
      .waits()
      .done();
  });

  test("an explosion reaches every unit near enough, and wounds are rolled for each", () => {
    const explode = [
      { type: "unit:explode", unit: "1.targets", on: 6, within: 6, count: { dice: 1, sides: 3, plus: 0 }, by: "spark" },
    ] as never;
    const units = [
      unit("targets", 18, [{}]),
      unit("near", 24, [{ W: 4 }]),
      unit("nearer", 20, [{ W: 4 }]),
      unit("far", 25, [{ W: 4 }]),
    ];
    suffering(sparked(explode), units, [6, 6, 1])
      .event("unit:exploded", { struck: ["1.near", "1.nearer"] })
      .expect(left("1.near", group(0, { W: 4, lost: 3 })))
      .expect(left("1.nearer", group(0, { W: 4, lost: 1 })))
      .expect(left("1.far", group(0, { W: 4, allocated: false })))
      .waits()
      .done();
  });

  test("survivors of an attached unit part once the mortal wounds are over", () => {
    const leader = { ...unit("hero", 18, [{ W: 4 }]), leads: ["targets"] };
    suffering(sparked(inflict(three, true)), [unit("targets", 18, [{ W: 2 }], { leaders: [leader] })], [])
      .event("part:destroyed", { unit: "1.targets", part: "1.targets" })
      .event("unit:split", { unit: "1.targets", leader: "1.hero" })
      .expect(left("1.hero", group(0, { W: 4, lost: 1 })))
      .waits()
      .done();
  });
});
