import { test } from "vitest";
import { gameOf, HERO } from "../invented.js";
import { at, BIG, VANILLA } from "../position.js";

const target = (filter: object, zones: readonly string[]) => ({ side: "both", zones, filter, count: { upTo: 1 } });
const choosing = (filter: object, zones: readonly string[] = ["characters"]) =>
  at(
    { characters: [HERO, { card: VANILLA, rested: true, don: 2 }], hand: [BIG], stage: undefined },
    { characters: [BIG, { card: VANILLA, new: true, don: 1 }], life: [VANILLA, { card: BIG, faceUp: true }] },
    {
      game: gameOf(
        [
          { timing: "activateMain", steps: [{ type: "op:select", target: target(filter, zones) }] },
          { timing: "trigger", steps: [{ type: "op:draw", count: 1 }] },
        ],
        {
          trigger: true,
          attributes: ["Ranged"],
          types: ["Navy Crew", "Straw Hats"],
          colors: ["green"],
          alsoNamed: ["Ghost"],
          keywords: ["Blocker"],
        },
      ),
    },
  ).choose("use:1001:T02-001:0");

const finds = (filter: object, ids: readonly number[], zones?: readonly string[]) =>
  choosing(filter, zones)
    .offersExactly([[], ...ids.map((id) => [id])])
    .waits()
    .done();

test("names: exact, also treated as, and parts of them", () => {
  finds({ name: ["Ghost", "Giant"] }, [1001, 2001]);
  finds({ nameIncludes: "ail" }, [1002, 2002]);
});

test("types: exact, and parts of them", () => {
  finds({ types: "Crew" }, [1002, 2001, 2002]);
  finds({ typeIncludes: "Crew" }, [1001, 1002, 2001, 2002]);
});

test("colours, attributes, keywords, Triggers, timings", () => {
  finds({ color: "green" }, [1001]);
  finds({ colors: 2 }, [1000, 2000], ["leader"]);
  finds({ attribute: ["Ranged", "Slash"] }, [1001]);
  finds({ keyword: "Blocker" }, [1001]);
  finds({ trigger: true }, [1001]);
  finds({ not: { timing: "activateMain" } }, [1002, 2001, 2002]);
});

test("cost, power and counter as they are now; base values as they were set", () => {
  finds({ cost: { min: 2, max: 8 } }, [1002, 2001, 2002]);
  finds({ power: 5000 }, [1002]);
  finds({ basePower: 3000 }, [1002, 2002]);
  finds({ baseCost: { max: 1 } }, [1001]);
  finds({ counter: { min: 1000 } }, [1002, 2002]);
});

test("state, DON!!, place, face, when it came", () => {
  finds({ state: "rested" }, [1002]);
  finds({ don: { min: 1 } }, [1002, 2002]);
  finds({ costEqualsDon: true }, [1002]);
  finds({ zone: "hand" }, [1100], ["hand", "characters"]);
  finds({ face: "up" }, [2201], ["life"]);
  finds({ new: true }, [2002]);
});

test("this card, others, any of several, no text at all", () => {
  finds({ is: "self" }, [1001]);
  finds({ other: "self", plain: true }, [1002, 2001, 2002]);
  finds({ any: [{ is: "self" }, { name: "Giant" }] }, [1001, 2001]);
  finds({ kind: ["Leader", "Stage"] }, [1000, 2000], ["leader", "characters"]);
});
