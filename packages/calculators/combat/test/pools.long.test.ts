import { describe, test } from "vitest";
import { machinesAgree, SMALL } from "./pool-duels.js";

describe("the machines, every die of every path, agree with the odds of pools:", () => {
  test.each(Object.keys(SMALL))("%s", machinesAgree);
});
