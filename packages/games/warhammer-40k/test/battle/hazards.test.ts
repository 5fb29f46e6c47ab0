import { test } from "vitest";
import { field, squad } from "./field.js";

const shooting = { phase: "shooting", permits: ["gun trait:hazardous"] };

test("a Hazardous weapon is tested after the attacks, and a 1 costs its bearer 3 mortal wounds", () => {
  field([squad("squad", 0, { models: { count: 2, W: 2 } })], [squad("foes", 18)], {
    ...shooting,
    dice: [1, 1, 6, 1],
  })
    .choose("0.squad")
    .choose("1.foes")
    .event("roll:made", { kind: "hazardous", faces: [6, 1] })
    .event("models:slain", { unit: "0.squad", count: 1 })
    .waits()
    .done();
});

test("a Hazardous test strikes a wounded bearer first, then others before a CHARACTER; what is left is lost", () => {
  const bearers = (...groups: readonly object[]) => ({
    ...squad("squad", 0),
    models: groups.map((one, at) => ({
      ...{ id: `bearer-${at}`, count: 1, T: 4, Sv: 4, W: 2, weapons: [{ weapon: "gun" }] },
      ...one,
    })),
  });
  const hero = { W: 4, keywords: ["Character"] };
  const struck = (models: readonly object[], slain: string) =>
    field([bearers(...models), squad("others", [0, 2])], [squad("foes", 18)], {
      ...shooting,
      dice: [1, 1, 1, 6],
    })
      .choose("0.squad")
      .choose("1.foes")
      .event("models:wounded", { models: slain })
      .waits()
      .done();
  struck([hero, {}], "bearer-1");
  struck([{ ...hero, lost: 1 }, {}], "bearer-0");
});
