import { test } from "vitest";
import { fuzzMachines } from "./fuzz-machines.js";

test("5,000 random machines run alike under both executors", () => {
  fuzzMachines(5000);
});
