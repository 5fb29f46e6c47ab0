import { describe, expect, test } from "vitest";
import { accuracyNeeded, damageOf, missReason, surgesLeft } from "../../src/attack/arithmetic.js";

describe("surges", () => {
  test("each evade cancels one, and none is left over to the other side", () => {
    expect(surgesLeft({ surge: 3, evade: 1 })).toBe(2);
    expect(surgesLeft({ surge: 1, evade: 1 })).toBe(0);
    expect(surgesLeft({ surge: 1, evade: 2 })).toBe(0);
  });

  test("negative results do nothing", () => {
    expect(surgesLeft({ surge: 2, evade: -1 })).toBe(2);
    expect(surgesLeft({ surge: -1, evade: -2 })).toBe(0);
  });
});

describe("an attack misses", () => {
  const rolled = (accuracy: number, dodge = 0) => ({ accuracy, dodge });

  test("at range with less accuracy than needed", () => {
    expect(missReason(rolled(2), 3)).toBe("accuracy");
    expect(missReason(rolled(3), 3)).toBeUndefined();
    expect(missReason(rolled(-1), 0)).toBeUndefined();
    expect(missReason(rolled(-1), 1)).toBe("accuracy");
  });

  test("by a dodge, in melee too, where no accuracy is needed", () => {
    expect(missReason(rolled(0, 1), null)).toBe("dodge");
    expect(missReason(rolled(0), null)).toBeUndefined();
    expect(missReason(rolled(9, 1), 3)).toBe("dodge");
    expect(missReason(rolled(9, -1), 3)).toBeUndefined();
  });

  test("where no path can be counted, whatever was rolled", () => {
    expect(missReason(rolled(9, 1), undefined)).toBe("no-path");
  });
});

describe("damage", () => {
  test("is what the blocks leave of the hits, never below nothing", () => {
    expect(damageOf({ hit: 3, block: 1 }, 0)).toBe(2);
    expect(damageOf({ hit: 1, block: 3 }, 0)).toBe(0);
    expect(damageOf({ hit: -1, block: 0 }, 0)).toBe(0);
  });

  test("Pierce ignores blocks, and has no use beyond them", () => {
    expect(damageOf({ hit: 3, block: 2 }, 1)).toBe(2);
    expect(damageOf({ hit: 3, block: 1 }, 4)).toBe(3);
    expect(damageOf({ hit: 3, block: -2 }, 1)).toBe(3);
  });
});

test("a shot needs the distance, at least 1 against a figure; an object beside the shooter needs none", () => {
  expect([accuracyNeeded(0), accuracyNeeded(1), accuracyNeeded(4)]).toEqual([1, 1, 4]);
  expect([accuracyNeeded(0, true), accuracyNeeded(4, true)]).toEqual([0, 4]);
});
