import { meanOf } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { formOf, linkOf, withField } from "../../src/calculator/attack-form.js";
import { oddsOf } from "../../src/calculator/form-odds.js";

const printed = formOf(new URLSearchParams());
const sum = (pmf: Iterable<number>) => [...pmf].reduce((total, chance) => total + chance, 0);

describe("the calculator's form", () => {
  test("is its link: what is as printed is left out, and the link gives the form again", () => {
    const form = withField(withField(printed, "S", "D6+3"), "cover", "1");
    expect([...linkOf(form).keys()]).toEqual(["attacker", "weapon", "defender", "S", "cover"]);
    expect(formOf(linkOf(form))).toEqual(form);
  });

  test("another target brings its own printed numbers and leaves the weapon's alone", () => {
    const changed = withField(withField(withField(printed, "T", "11"), "S", "9"), "defender", printed.attacker);
    expect(changed.S).toBe("9");
    expect(changed.T).not.toBe("11");
  });

  test("a link with unknown names falls back to known ones", () => {
    expect(formOf(new URLSearchParams("attacker=nobody&weapon=nothing"))).toMatchObject({ attacker: printed.attacker });
  });
});

describe("the odds of a form", () => {
  test("are whole distributions", () => {
    const found = oddsOf(printed);
    if (!found.ok) throw new Error(found.problems.join());
    for (const pmf of Object.values(found.odds)) expect(sum(pmf as Iterable<number>)).toBeCloseTo(1, 9);
  });

  test("four attacks that hit on 4+, wound on 4+ against no save do one damage on average", () => {
    const numbers = {
      count: "1",
      A: "4",
      skill: "4",
      S: "4",
      AP: "-6",
      D: "1",
      models: "10",
      T: "4",
      Sv: "6",
      invulnerable: "",
      W: "1",
    };
    const found = oddsOf({ ...printed, ...numbers });
    if (!found.ok) throw new Error(found.problems.join());
    expect(meanOf(found.odds.hits)).toBeCloseTo(2, 1);
  });

  test("name the field that is no number", () => {
    expect(oddsOf({ ...printed, T: "tough" })).toMatchObject({ ok: false, problems: [expect.stringMatching(/^T: /)] });
    expect(oddsOf({ ...printed, A: "many" })).toMatchObject({ ok: false });
    expect(oddsOf({ ...printed, count: "100000" })).toMatchObject({ ok: false });
  });
});
