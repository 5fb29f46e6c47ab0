import { readFileSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";

// a process of its own, so that a run can be stopped with everything it started
const [config] = process.argv.slice(2);
await new Stryker(JSON.parse(readFileSync(config as string, "utf8"))).runMutationTest();
