import { describe, test } from "vitest";
import { playsAgree } from "./agreement.js";
import { CORPUS } from "./corpus.js";
import { SMALL } from "./pool-duels.js";

describe("exact odds and many plays agree within four sigma", () => {
  test.each(Object.entries(CORPUS))("%s", { timeout: 110_000 }, (_name, duel) => playsAgree(duel, 4_000));
});

describe("exact odds of pools and many plays agree within four sigma", () => {
  test.each(Object.entries(SMALL))("%s", { timeout: 240_000 }, (_name, duel) =>
    playsAgree({ ...duel, isPooled: true }, 10_000),
  );
});
