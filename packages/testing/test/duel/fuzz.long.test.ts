import { test } from "vitest";
import { expectSameExecutors, expectSameSimulation, PROTOCOLS } from "./played-alike.js";

test.each(PROTOCOLS)("under %s, both executors give the same logs and the same states", (protocol) => {
  expectSameExecutors(protocol, 64);
});

test.each(PROTOCOLS)("under %s, simulation leads through the same states as play", (protocol) => {
  expectSameSimulation(protocol, 80);
});
