import { unknownName } from "../checks/unknown-name.js";
import type { Vars } from "../declare/kernel-effects.js";
import { KernelError } from "../errors.js";
import type { Procedure } from "../flow/compile.js";
import { hear } from "./hear.js";
import { expireScope } from "./lasting.js";
import { settle } from "./queue.js";
import type { Frame, Runtime } from "./runtime.js";

/** How deep procedures may call each other within one match. */
const DEPTH_LIMIT = 64;

/** Starts a procedure above everything that waits; its entry actions may queue. */
export function pushFrame(rt: Runtime, procedure: string, vars: Vars | null, invoked = false): Frame {
  const index = rt.game.procedureIndex.get(procedure);
  if (index === undefined) {
    throw unknownName(rt, "calls the procedure", procedure, rt.game.procedureIndex.keys());
  }
  if (rt.frames.length >= DEPTH_LIMIT) throw tooDeep(rt);
  const frame: Frame = { id: rt.nextId++, procedure: index, leaf: -1, base: rt.top, vars, invoked };
  rt.frames.push(frame);
  rt.executor.start(procedureOf(rt, frame), frame, rt.match);
  if (rt.published > 0) hear(rt);
  return frame;
}

/** Ends the top frame; a calling state hears of it. */
export function popFrame(rt: Runtime): void {
  const frame = rt.frames.pop() as Frame;
  rt.executor.end(frame);
  const below = rt.frames[rt.frames.length - 1];
  if (!frame.invoked || below === undefined) return;
  const start = rt.top;
  rt.executor.send(procedureOf(rt, below), below, "done", rt.match);
  if (rt.published > 0) hear(rt);
  settle(rt, start);
}

export const topFrame = (rt: Runtime): Frame => rt.frames[rt.frames.length - 1] as Frame;

export const procedureOf = (rt: Runtime, frame: Frame): Procedure => rt.game.procedures[frame.procedure] as Procedure;

/** The innermost running frame of a procedure. */
export function frameOf(rt: Runtime, procedure: string): Frame | undefined {
  const index = rt.game.procedureIndex.get(procedure);
  if (index === undefined && !rt.game.isPartial)
    throw unknownName(rt, "looks at the procedure", procedure, rt.game.procedureIndex.keys());
  for (let at = rt.frames.length - 1; at >= 0; at--) if (rt.frames[at]?.procedure === index) return rt.frames[at];
  return undefined;
}

/** Sets a variable of a frame. Values are shared with states at rest: replace them, never write into them. */
export function setVar(frame: Frame, name: string, value: unknown): void {
  frame.vars ??= {};
  frame.vars[name] = value;
}

/** Does an effect wait in this frame for the window before it: neither cancelled nor applied? */
export const isWaiting = (frame: Frame): frame is Frame & { vars: Vars } =>
  frame.vars?.cancelled === false && frame.vars.applied !== true;

export function openScope(rt: Runtime, name: string): void {
  rt.scopes.push({ name, id: rt.nextId++ });
}

/** Leaving a scope expires what was to last until then; scopes close in the order opposite to their opening. */
export function closeScope(rt: Runtime, name: string): void {
  const scope = rt.scopes.pop();
  if (scope?.name !== name) {
    throw new KernelError(
      "FLOW_STUCK",
      `The scope "${name}" closes while "${scope?.name ?? "none"}" is the innermost one open.`,
    );
  }
  expireScope(rt, scope.id);
}

/** Procedures call each other without end. */
const tooDeep = (rt: Runtime): KernelError =>
  new KernelError("LOOP_LIMIT", `Procedures call each other more than ${DEPTH_LIMIT} deep: ${callChain(rt)}.`);

const callChain = (rt: Runtime): string =>
  rt.frames
    .slice(-8)
    .map((frame) => describeFrame(rt, frame))
    .join(" > ");

/** `attack.roll`, with the ability that runs there. */
export function describeFrame(rt: Runtime, frame: Frame): string {
  const procedure = procedureOf(rt, frame);
  const ability = frame.vars?.ability;
  return `${procedure.name}.${procedure.leaves[frame.leaf] ?? "start"}${ability === undefined ? "" : ` (${String(ability)})`}`;
}
