import type { Behaviour } from "@riposte/kernel";
import type { OpActions } from "../declared.js";

/** How the steps of the language are carried out. */
export type StepHandlers = Behaviour<OpActions>["effects"];
