import { scenario } from "@riposte/testing";
import { describe, expect, test } from "vitest";
import { type AttackFact, hasKeyword, startingModels, Unit, unitProblems } from "../../src/index.js";
import { shoot } from "../position.js";
import { speaking } from "../speaking.js";

const group = { id: "captain", count: 1, T: 6, Sv: 2, W: 4 };
const captain = { id: "captain", seat: 1, keywords: ["Character"], leads: ["targets"], models: [group] };
const led = (rest: object = {}) => ({ leaders: [{ ...captain, ...rest }] });
const unit = (leaders: readonly object[]) =>
  Unit.parse({
    id: "targets",
    keywords: ["Infantry"],
    models: [{ id: "guard", count: 5, T: 4, Sv: 3, W: 2 }],
    leaders,
  });

describe("an attached unit", () => {
  test("attacks go to the bodyguard while one of it lives, even past a wounded leader", () => {
    shoot({ models: [{ W: 2 }], target: led({ models: [{ ...group, lost: 1 }] }), dice: [3, 4, 1] })
      .event("models:wounded", { unit: "1.targets", models: "group-0", wounds: 1 })
      .waits()
      .done();
  });

  test("what is left of the attacks reaches the leader after the last bodyguard, by his own save", () => {
    shoot({ guns: 2, target: led(), dice: [3, 3, 4, 4, 1, 2] })
      .event("part:destroyed", { part: "1.targets" })
      .event("attack:saved", { needed: 2 })
      .event("unit:split", { leader: "1.captain" })
      .waits()
      .done();
  });

  test("Precision lets the attacker pick the CHARACTER, his devastating wounds too", () => {
    const precise: AttackFact = { fact: "trait", by: "Precision", from: "weapon", trait: "precision" };
    shoot({ models: [{ count: 3 }], target: led(), game: speaking([precise]), dice: [3, 4, 1] })
      .asks("wh:precision", 0)
      .offersExactly(["no", "1.captain/captain"])
      .choose("1.captain/captain")
      .event("models:wounded", { models: "captain" })
      .waits()
      .done();
  });

  test("who may pick the CHARACTER may leave it: the bodyguard suffers", () => {
    const precise: AttackFact = { fact: "trait", by: "Precision", from: "weapon", trait: "precision" };
    shoot({ models: [{}, {}], target: led(), game: speaking([precise]), dice: [3, 4, 1] })
      .choose("no")
      .asks("wh:allocate", 1)
      .offersExactly(["1.targets/group-0", "1.targets/group-1"])
      .choose("1.targets/group-1")
      .event("models:slain", { unit: "1.targets", models: "group-1" })
      .waits()
      .done();
  });

  test("where the other side attacks it is the other way round", () => {
    const precise: AttackFact = { fact: "trait", by: "Precision", from: "weapon", trait: "precision" };
    const gun = { id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 };
    const guard = { count: 1, T: 4, Sv: 4, W: 1 };
    const models = ["one", "two"].map((id) => ({ ...guard, id }));
    const shooters = { models: [{ ...guard, id: "shooter", weapons: [{ weapon: "gun" }] }], weapons: [gun] };
    const guarded = { id: "guards", models, leaders: [{ ...captain, seat: 0, leads: ["guards"] }] };
    const place = (along: number) => ({ place: { along, lane: 0 } });
    scenario(speaking([precise]), {
      setup: {
        ...{ phase: "shooting", turn: 1 },
        armies: [
          { id: "one", army: {}, units: [{ ...guarded, ...place(0) }] },
          { id: "other", army: {}, units: [{ id: "shooters", ...shooters, ...place(18) }] },
        ],
      },
      hold: "auto",
      dice: { dice: [3, 4] },
    } as never)
      .choose("1.shooters")
      .choose("0.guards")
      .asks("wh:precision", 1)
      .choose("no")
      .asks("wh:allocate", 0)
      .waits()
      .done();
  });

  test("nobody is asked about a CHARACTER without Precision, or about a leader who is none", () => {
    const precise: AttackFact = { fact: "trait", by: "Precision", from: "weapon", trait: "precision" };
    const psychic: AttackFact = { ...precise, by: "Psychic", trait: "psychic" };
    for (const [facts, keywords] of [[[psychic], ["Character"]] as const, [[precise], ["Infantry"]] as const])
      shoot({ models: [{ count: 3 }], target: led({ keywords }), game: speaking(facts), dice: [3, 4, 1] })
        .event("models:slain", { models: "group-0" })
        .waits()
        .done();
  });

  test("survivors have their own starting strength, and what lay on the unit lies on each of them", () => {
    const mark = { mark: "prey", owner: 0, on: "1.targets", until: [{ until: "endOfBattle" }] };
    shoot({ target: led(), marks: [mark], dice: [3, 4, 1] })
      .event("unit:split", { unit: "1.targets", leader: "1.captain" })
      .expect({ "warhammer-40k": { marks: [mark, { ...mark, on: "1.captain" }] } } as never)
      .waits()
      .done();
  });

  test("has the keywords of all its parts, and the sum of their starting strengths", () => {
    const whole = unit([captain]);
    expect([hasKeyword(whole, "Character"), hasKeyword(whole, "Infantry")]).toEqual([true, true]);
    expect(startingModels(whole)).toBe(6);
  });

  test("is led by one leader, unless a datasheet lets another join him", () => {
    const second = { ...captain, id: "herald" };
    expect(unitProblems(unit([captain, second]))[0]).toMatch(/"captain" and "herald" both lead "targets"/);
    expect(unitProblems(unit([captain, { ...second, joins: ["captain"] }]))).toEqual([]);
  });
});
