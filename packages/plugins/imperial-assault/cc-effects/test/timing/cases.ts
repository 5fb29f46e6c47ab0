import { ATTACK_CASES } from "./attack-cases.js";
import { REACTION_CASES } from "./reaction-cases.js";
import { TIME_CASES } from "./time-cases.js";
import type { TimingCase } from "./timing-case.js";

/** One case for each timing code, more where its windows differ. */
export const CASES: readonly TimingCase[] = [...TIME_CASES, ...ATTACK_CASES, ...REACTION_CASES];
