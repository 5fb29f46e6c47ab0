import type { AnyStateMachine } from "xstate";
import { plainConfig } from "./state-config.js";

/** The machine as a plain xstate config: `createMachine` of its JSON gives the same procedure again, in any visualiser too. */
export function toJSON(machine: AnyStateMachine): object {
  return plainConfig(machine);
}
