import { scenario } from "@riposte/testing";
import { describe, test } from "vitest";
import { sparked } from "../spark.js";
import { field, squad, unit } from "./field.js";

const side = (commandPoints: number, victoryPoints = 0) => ({
  army: { name: "Army", rules: [] },
  commandPoints,
  gained: 0,
  victoryPoints,
});
const few = { count: 2, starting: 5, Ld: 7 };

describe("the Command phase", () => {
  test("both players gain a command point", () => {
    field([squad("squad", 0)], [squad("foes", 40)], { commandPoints: [1, 0] })
      .expect({ "warhammer-40k": { sides: [side(2), side(1)] } } as never)
      .waits()
      .done();
  });

  test("beside the automatic one at most one command point is gained in a round", () => {
    const gain = { type: "command:gain", seat: 0, amount: 2, by: "spark", automatic: false };
    scenario(sparked([gain, gain] as never), {
      setup: {
        ...{ phase: "shooting", commandPoints: [1, 0], objectives: [] },
        armies: [
          { id: "one", army: {}, units: [squad("squad", 0)] },
          { id: "other", army: {}, units: [squad("foes", 18)] },
        ],
      },
      hold: "auto",
    } as never)
      .choose("0.squad")
      .choose("spark")
      .expect({ "warhammer-40k": { sides: [{ ...side(2), gained: 1 }, side(0)] } } as never)
      .waits()
      .done();
  });

  test("a unit below half strength takes a Battle-shock test: 2D6 against its Leadership", () => {
    field([squad("squad", 0, { models: few })], [squad("foes", 40)], { dice: [3, 3] })
      .expect(unit("0.squad", { combat: { battleShocked: true } }))
      .waits()
      .done();
    field([squad("squad", 0, { models: few })], [squad("foes", 40)], { dice: [3, 4] })
      .expect(unit("0.squad", { combat: { battleShocked: false } }))
      .waits()
      .done();
  });

  test("a single model is below half strength with less than half its wounds", () => {
    field([squad("squad", 0, { models: { W: 10, lost: 6 } })], [squad("foes", 40)], { dice: [1, 1] })
      .expect(unit("0.squad", { combat: { battleShocked: true } }))
      .waits()
      .done();
  });

  test("Battle-shock lasts to the start of its owner's next Command phase", () => {
    const shocked = { combat: { battleShocked: true } };
    field([squad("squad", 0, shocked)], [squad("foes", 40, shocked)], {})
      .expect(unit("0.squad", { combat: { battleShocked: false } }))
      .expect(unit("1.foes", shocked))
      .waits()
      .done();
  });

  test("held objectives score from the second round on, and Battle-shocked units hold nothing", () => {
    const objectives = [{ id: "hill", along: 10, lane: 0 }];
    const scored = (points: number) => ({ "warhammer-40k": { sides: [side(1, points), side(1)] } }) as never;
    const here = squad("squad", 12);
    field([here], [squad("foes", 40)], { round: 2, objectives })
      .expect(scored(5))
      .waits()
      .done();
    field([here], [squad("foes", 40)], { round: 1, objectives })
      .expect(scored(0))
      .waits()
      .done();
    field([here], [squad("foes", 13, { models: { OC: 2 } })], { round: 2, objectives })
      .expect(scored(0))
      .waits()
      .done();
    field([here], [squad("foes", 13, { models: { OC: 2 }, combat: { battleShocked: true } })], { round: 2, objectives })
      .expect(scored(5))
      .waits()
      .done();
  });
});

describe("the battle", () => {
  test("each round has a turn of each player, each of five phases in order", () => {
    const idle = { carries: [] };
    const began = (seat: number, phases: readonly string[], scene: ReturnType<typeof field>) =>
      phases.reduce((told, phase) => told.event("phase:began", { round: 1, seat, phase } as never), scene);
    const battle = field([squad("squad", 0, idle)], [squad("foes", 40, idle)], {});
    const first = battle.choose("done");
    const other = began(1, ["command", "movement"], began(0, ["shooting", "charge", "fight"], first)).choose("done");
    began(1, ["shooting", "charge", "fight"], other)
      .event("round:began", { round: 2 } as never)
      .waits()
      .done();
  });

  test("five rounds are played, and victory points decide", () => {
    field([squad("squad", 0, { carries: [] })], [squad("foes", 40, { carries: [] })], {
      round: 5,
      turn: 1,
      phase: "movement",
      victoryPoints: [10, 5],
    })
      .choose("done")
      .outcome({ winners: [0], victoryPoints: [10, 5] })
      .done();
  });

  test("whoever resigns has lost, whatever the points say", () => {
    field([squad("squad", 0)], [squad("foes", 40)], { victoryPoints: [10, 5] })
      .seat(0)
      .resign()
      .outcome({ winners: [1], resigned: 0 })
      .done();
  });
});
