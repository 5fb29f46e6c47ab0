import { describe, test } from "vitest";
import { battle, squad } from "./battle.js";

const none = { commandPoints: [0, 0] };
const small = (id: string, along: number, rest: Readonly<Record<string, unknown>> = {}) =>
  squad(id, along, { models: { count: 1 }, ...rest });

describe("choices at the start of a phase", () => {
  const fury = (rest: object = {}) => ({
    name: "Fury",
    choice: {
      id: "fury",
      window: "phase:start",
      turn: "any",
      optional: true,
      on: "bearer",
      pick: { kind: "option", options: [{ id: "use" }] },
      mark: "fury",
      until: [{ until: "endOfPhase" }],
      limit: "battle",
      ...rest,
    },
  });

  test.each(["command", "movement", "shooting", "charge", "fight"])(
    "what may be used at the start of any phase is asked at that of the %s phase, in either turn",
    (phase) => {
      for (const turn of [0, 1])
        battle([small("squad", 17, { abilities: [fury()] })], [small("foes", 18)], {
          ...none,
          phase,
          turn,
          dice: [1, 1, 1, 1],
        })
          .offersExactly(["fury/0.squad/0.squad/use", "pass"])
          .choose("fury/0.squad/0.squad/use")
          .expect({ "warhammer-40k": { marks: [{ mark: "fury", owner: 0, on: "0.squad" }] } } as never);
    },
  );

  test("it is offered again at the next phase's, until it was used, and ends with the phase", () => {
    const at = { ...none, phase: "shooting", dice: [] };
    battle([small("squad", 0, { abilities: [fury()] })], [small("foes", 40)], at)
      .choose("pass")
      .offersExactly(["fury/0.squad/0.squad/use", "pass"])
      .choose("fury/0.squad/0.squad/use")
      .event("mark:expired", { mark: "fury", on: "0.squad" })
      .event("phase:ended", { phase: "charge" })
      .waits()
      .done();
  });

  test("what may be used at the start of one phase is asked there alone", () => {
    const fights = fury({ phases: ["fight"] });
    battle([small("squad", 0, { abilities: [fights] })], [small("foes", 40)], { ...none, phase: "shooting" })
      .offersExactly(["fury/0.squad/0.squad/use", "pass"])
      .expect({ "warhammer-40k": { phase: "fight" } } as never)
      .waits()
      .done();
  });
});

describe("choices when a unit is selected", () => {
  test("a choice made when a unit is selected may last for its activation alone", () => {
    const stance = {
      name: "Stance",
      choice: {
        id: "stance",
        window: "unit:selected",
        turn: "any",
        optional: true,
        on: "bearer",
        pick: { kind: "option", options: [{ id: "swift" }, { id: "strong" }] },
        mark: "stance",
        until: [{ until: "activationEnd" }],
      },
      mechanics: [
        {
          if: { is: "marked", who: "self", mark: "stance", value: "strong" },
          effects: [{ do: "modStat", stat: "S", op: "add", by: 4 }],
        },
      ],
    };
    battle([small("squad", 0, { abilities: [stance] })], [small("foes", 18)], {
      ...none,
      phase: "shooting",
      dice: [3, 2, 4],
    })
      .choose("0.squad")
      .offersExactly(["stance/0.squad/0.squad/swift", "stance/0.squad/0.squad/strong", "pass"])
      .choose("stance/0.squad/0.squad/strong")
      .choose("1.foes")
      .event("wounds:rolled", { faces: [2], wounds: 1 })
      .event("mark:expired", { mark: "stance", on: "0.squad" })
      .waits()
      .done();
  });

  test("a choice for one phase is made by the unit that is selected in it, once per battle", () => {
    const fury = {
      name: "Fury",
      choice: {
        id: "fury",
        window: "unit:selected",
        turn: "any",
        phases: ["shooting"],
        optional: true,
        on: "bearer",
        pick: { kind: "option", options: [{ id: "use" }] },
        mark: "fury",
        until: [{ until: "endOfPhase" }],
        limit: "battle",
      },
    };
    const units = [small("squad", 0, { abilities: [fury] }), small("guards", 1)];
    battle(units, [small("foes", 18)], { ...none, phase: "shooting", dice: [1, 1] })
      .choose("0.guards")
      // nobody else's selection, so nothing is asked
      .choose("1.foes")
      .choose("0.squad")
      .offersExactly(["fury/0.squad/0.squad/use", "pass"])
      .choose("fury/0.squad/0.squad/use")
      .choose("1.foes")
      .event("mark:expired", { mark: "fury", on: "0.squad" })
      .waits()
      .done();
    const near = [small("squad", 17, { abilities: [fury] })];
    battle(near, [small("foes", 18)], { ...none, phase: "fight", turn: 1, dice: [1, 1] })
      .choose("0.squad")
      .waits()
      .done();
  });

  test("a mark that ends with the phase may improve BS, which is no modifier of the roll", () => {
    const spotted = {
      name: "Spotting",
      choice: {
        id: "spotting",
        window: "unit:selected",
        pick: { kind: "unit", side: "enemy" },
        mark: "spotted",
        until: [{ until: "endOfPhase" }],
      },
      mechanics: [
        {
          if: { is: "marked", who: "target", mark: "spotted" },
          effects: [{ do: "modStat", stat: "skill", op: "subtract", by: 1 }],
        },
      ],
    };
    const army = { rules: [{ name: "Spotting", abilities: [spotted] }] };
    battle([small("squad", 0)], [small("foes", 18), small("others", 19)], {
      ...none,
      army,
      phase: "shooting",
      dice: [2, 1],
    })
      .choose("0.squad")
      .choose("spotting/1.foes")
      .choose("1.foes")
      .event("hits:rolled", { faces: [2], hits: 1 })
      .event("mark:expired", { mark: "spotted", on: "1.foes" })
      .waits()
      .done();
  });

  test("a choice may want a Leadership test first, and cost mortal wounds where it fails", () => {
    const pact = {
      name: "Pact",
      choice: {
        id: "pact",
        window: "unit:selected",
        optional: true,
        on: "bearer",
        pick: { kind: "option", options: [{ id: "blood" }] },
        mark: "pact",
        test: { failed: "D3" },
        until: [{ until: "endOfPhase" }],
      },
    };
    const sworn = (dice: readonly number[]) =>
      battle([squad("squad", 0, { abilities: [pact] })], [small("foes", 18)], { ...none, phase: "shooting", dice })
        .choose("0.squad")
        .choose("pact/0.squad/0.squad/blood");
    sworn([3, 3, 4])
      .event("leadership:tested", { unit: "0.squad", faces: [3, 3], passed: false })
      .event("mortal:inflicted", { unit: "0.squad", wounds: 2, by: "Pact" })
      .event("mark:set", { mark: "pact", on: "0.squad" })
      .waits()
      .done();
    sworn([3, 4])
      .event("leadership:tested", { passed: true })
      .event("mark:set", { mark: "pact", on: "0.squad" })
      .waits()
      .done();
  });
});
