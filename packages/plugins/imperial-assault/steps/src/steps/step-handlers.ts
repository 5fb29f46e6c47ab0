import type { Behaviour } from "@riposte/kernel";
import type { SkirmishSteps } from "../declared.js";

/** How every step of the language is carried out. */
export type StepHandlers = Behaviour<SkirmishSteps>["effects"];
