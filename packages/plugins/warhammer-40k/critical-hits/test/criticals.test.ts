import { describe, test } from "vitest";
import { shoot } from "./duel.js";

const many = [{ count: 10 }];
const wounded = (wounds: number) => ({ unit: "1.targets", models: "group-0", wounds });

describe("Sustained Hits", () => {
  test("a critical hit scores X more hits, which roll to wound", () => {
    shoot({ weapon: { abilities: ["Sustained Hits 2"] }, models: many, dice: [6, 4, 4, 3, 1, 1] })
      .event("hits:added", { count: 2, by: "Sustained Hits 2" })
      .event("wounds:rolled", { faces: [4, 4, 3], wounds: 2, criticals: 0 })
      .waits()
      .done();
  });

  test("a random X is rolled for each critical hit", () => {
    const weapon = { A: 2, abilities: ["Sustained Hits D3"] };
    shoot({ weapon, models: many, dice: [6, 6, 1, 5, 1, 1, 1, 1, 1, 1] })
      .event("hits:added", { count: 4, by: "Sustained Hits D3" })
      .event("wounds:rolled", { faces: [1, 1, 1, 1, 1, 1], wounds: 0, criticals: 0 })
      .waits()
      .done();
  });

  test("extra hits are not critical: they wound as others do", () => {
    shoot({ weapon: { abilities: ["Sustained Hits 1", "Lethal Hits"] }, models: many, dice: [6, 3, 1] })
      .event("wounds:added", { count: 1, by: "Lethal Hits" })
      .event("wounds:rolled", { faces: [3], wounds: 0, criticals: 0 })
      .event("models:wounded", wounded(1))
      .waits()
      .done();
  });
});

describe("Lethal Hits", () => {
  test("a critical hit wounds without a roll", () => {
    shoot({ weapon: { S: 1, abilities: ["Lethal Hits"] }, models: many, dice: [6, 3] })
      .event("wounds:rolled", { faces: [], wounds: 0, criticals: 0 })
      .event("models:wounded", wounded(1))
      .waits()
      .done();
  });

  test("an automatic wound is never a critical one: it can be saved", () => {
    shoot({ weapon: { abilities: ["Lethal Hits", "Devastating Wounds"] }, models: many, dice: [6, 4] })
      .noEvent("wounds:deferred")
      .event("attack:saved", { face: 4, needed: 4 })
      .waits()
      .done();
  });
});

describe("Devastating Wounds", () => {
  test("a critical wound allows no save, and comes after the other wounds", () => {
    shoot({ weapon: { A: 2, abilities: ["Devastating Wounds"] }, models: many, dice: [3, 3, 6, 4, 4] })
      .event("wounds:deferred", { count: 1, by: "Devastating Wounds" })
      .event("attack:saved", { face: 4, needed: 4 })
      .event("models:slain")
      .waits()
      .done();
  });

  test("what is left when the model dies is lost", () => {
    shoot({ weapon: { D: 6, abilities: ["Devastating Wounds"] }, models: many, dice: [3, 6] })
      .event("models:wounded", wounded(1))
      .event("models:slain", { unit: "1.targets", models: "group-0", count: 1 })
      .waits()
      .done();
  });

  test("Feel No Pain works against it", () => {
    const target = { abilities: ["Feel No Pain 5+"] };
    shoot({ weapon: { D: 2, abilities: ["Devastating Wounds"] }, models: [{ W: 2 }], target, dice: [3, 6, 5, 1] })
      .event("damage:ignored", { unit: "1.targets", points: 1, faces: [5, 1] })
      .event("models:wounded", wounded(1))
      .waits()
      .done();
  });

  test("damage reduction works against it", () => {
    const halved = {
      name: "Half",
      mechanics: [{ as: "target", effects: [{ do: "modStat", stat: "D", op: "divide", by: 2 }] }],
    };
    shoot({
      weapon: { D: 3, abilities: ["Devastating Wounds"] },
      models: [{ W: 4 }],
      target: { abilities: [halved] },
      dice: [3, 6],
    })
      .event("models:wounded", wounded(2))
      .waits()
      .done();
  });

  test("with Anti the whole band is devastating", () => {
    const weapon = { S: 1, abilities: ["Anti-Infantry 4+", "Devastating Wounds"] };
    shoot({ weapon, models: many, target: { keywords: ["Infantry"] }, dice: [3, 4] })
      .event("wounds:deferred", { count: 1, by: "Devastating Wounds" })
      .waits()
      .done();
  });
});

test("a weapon that hits without a roll scores no critical hits", () => {
  const weapon = { A: 2, skill: null, abilities: ["Torrent", "Sustained Hits 1"] };
  shoot({ weapon, models: many, dice: [3, 3] })
    .event("hits:rolled", { faces: [], hits: 2, criticals: 0 })
    .noEvent("hits:added")
    .waits()
    .done();
});
