import type { Behaviour } from "@riposte/kernel";
import type { DcAbilities } from "../declared.js";

/** How every step of the language is carried out. */
export type StepHandlers = Behaviour<DcAbilities>["effects"];
