import { test } from "vitest";
import { fuzzMachines } from "./fuzz-machines.js";

test("random machines run alike under both executors", () => {
  fuzzMachines(Number(process.env.FLOW_FUZZ_MACHINES ?? 300));
});
