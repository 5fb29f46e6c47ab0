import { describe, test } from "vitest";
import { field, squad, unit } from "../field.js";

const few = (count: number, starting: number, rest: object = {}) => ({
  models: [{ id: "model", count, starting, T: 4, Sv: 4, W: 2, ...rest }],
  weapons: [],
});
const shocked = (battleShocked: boolean) => unit("0.a", { combat: { battleShocked } });
const CENTRE = { id: "centre", along: 20, lane: 0 };
const scores = (victoryPoints: readonly [number, number]) =>
  ({ "warhammer-40k": { sides: victoryPoints.map((points) => ({ ...SIDE, victoryPoints: points })) } }) as never;
const SIDE = { army: { name: "Army", rules: [] }, commandPoints: 1, gained: 0 };

describe("battle-shock and objectives", () => {
  test("who tests: units at half strength or below, and every shocked one", () => {
    const tested = (rest: object, dice: readonly number[], is: boolean) =>
      field([squad("a", 10, rest)], [squad("x", 40)], { phase: "command", dice })
        .expect(shocked(is))
        .waits()
        .done();
    tested(few(2, 4), [1, 1], true);
    tested(few(3, 4), [], false);
    tested(few(1, 1, { W: 4, lost: 2 }), [1, 1], true);
    tested({ ...few(4, 4), combat: { battleShocked: true } }, [6, 6], false);
  });

  test("end of shock: only by a passed test", () => {
    const still = { ...few(4, 4), combat: { battleShocked: true } };
    field([squad("a", 10, still)], [squad("x", 40)], { phase: "command", dice: [1, 1] })
      .expect(shocked(true))
      .waits()
      .done();
  });

  test("effect: a shocked unit holds nothing", () => {
    const held = (combat: object, dice: readonly number[], points: number) =>
      field([squad("a", 20, { ...few(4, 4), combat })], [squad("x", 40)], {
        ...{ phase: "command", round: 2, dice, objectives: [CENTRE] },
      })
        .expect(scores([points, 0]))
        .waits()
        .done();
    held({}, [], 5);
    held({ battleShocked: true }, [1, 1], 0);
  });

  test("objective: the terrain area it lies in, and 3 inches of the marker where there is none", () => {
    const at = (along: number, terrain: readonly object[], points: number) =>
      field([squad("a", along, few(4, 4))], [squad("x", 40)], {
        ...{ phase: "command", round: 2, objectives: [CENTRE], terrain },
      })
        .expect(scores([points, 0]))
        .waits()
        .done();
    const area = [{ lane: 0, from: 19, to: 26 }];
    at(26, area, 5);
    at(18, area, 0);
    at(18, [], 5);
    at(26, [], 0);
  });

  test("control: equal strength is neither player's, unless it is secured", () => {
    const tie = (rest: object, points: number) =>
      field([squad("a", 20, few(1, 1))], [squad("x", 23, few(1, 1))], {
        ...{ phase: "command", round: 2, objectives: [{ ...CENTRE, ...rest }] },
      })
        .expect(scores([points, 0]))
        .waits()
        .done();
    tie({}, 0);
    tie({ secured: 0 }, 5);
    tie({ secured: 1 }, 0);
  });

  test("missions: objectives bring 45 points at most in a battle", () => {
    field([squad("a", 20, few(4, 4))], [squad("x", 40)], {
      ...{ phase: "command", round: 3, objectives: [CENTRE], victoryPoints: [43, 0] },
    })
      .expect(scores([45, 0]))
      .waits()
      .done();
  });
});
