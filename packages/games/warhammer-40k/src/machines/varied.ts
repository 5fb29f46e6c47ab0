import { type AnyEffectOf, KernelError, type Ownership } from "@riposte/kernel";
import { type AnyStateMachine, createMachine } from "xstate";

/** What a step does when it begins: an action by its name, or an effect that is queued. */
type Act<O extends Ownership> = string | { readonly type: "queue"; readonly params: AnyEffectOf<O> };

/** What an edition says about a step of a machine. */
interface Step<O extends Ownership> {
  readonly entry?: Act<O> | readonly Act<O>[];
  readonly meta?: { readonly window: string };
  readonly invoke?: { readonly src: string; readonly onDone: string };
  readonly on?: { readonly next: string | readonly { readonly guard?: Asked; readonly target: string }[] };
}

/** A guard by its name, or with what it is asked about. */
type Asked = string | { readonly type: string; readonly params: Readonly<Record<string, unknown>> };

/**
 * A machine of the game as an edition runs it: what it says about a step stands in the place of what was said, the rest of
 * the step and all others stay; null takes a step out.
 *
 * @example
 * varied(machines.command, { start: { on: { next: "scoring" } } });
 */
export function varied<O extends Ownership>(
  machine: AnyStateMachine,
  steps: Readonly<Record<string, Step<O> | null>>,
): AnyStateMachine {
  const { states: known, ...config } = machine.config as { readonly states: Readonly<Record<string, object>> };
  const states: Record<string, object> = { ...known };
  for (const [name, said] of Object.entries(steps)) {
    if (said !== null) states[name] = { ...known[name], ...said };
    else if (known[name] !== undefined) delete states[name];
    else throw new KernelError("FLOW_UNSUPPORTED", `The machine "${machine.id}" has no step "${name}" to leave out.`);
  }
  return createMachine({ ...config, states } as Parameters<typeof createMachine>[0]);
}
