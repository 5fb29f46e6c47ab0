import { sayer } from "../checks/unknown-name.js";
import type { Running, Vars } from "../declare/kernel-effects.js";
import type { Effect } from "../declare/ownership.js";
import { KernelError } from "../errors.js";
import { frameOf, setVar, topFrame } from "./frames.js";
import { queueEffect } from "./queue.js";
import type { Frame, Runtime } from "./runtime.js";

/** Variables of an `ability` frame: where it is in its steps, and what it has bound. */
interface AbilityVars extends Running {
  readonly at: number;
  readonly bindings: Readonly<Record<string, unknown>>;
}

/** The variables a running ability begins with; only those it has. */
export function abilityVars({ ability, steps, seat, source, bindings }: Running): Vars {
  const vars: Vars = { at: 0, bindings: bindings ?? {} };
  if (ability !== undefined) vars.ability = ability;
  if (steps !== undefined) vars.steps = steps;
  if (seat !== undefined) vars.seat = seat;
  if (source !== undefined) vars.source = source;
  return vars;
}

/** Queues the next step. */
export function takeStep(rt: Runtime): void {
  const frame = topFrame(rt);
  const { at } = varsOf(frame);
  const step = stepsOf(rt, frame)[at];
  setVar(frame, "at", at + 1);
  if (rt.checks) rt.acting = sayer(rt);
  if (step !== undefined) queueEffect(rt, step);
}

export const hasStep = (rt: Runtime): boolean => {
  const frame = topFrame(rt);
  return varsOf(frame).at < stepsOf(rt, frame).length;
};

/** Drops the steps not yet begun. */
export function stopAbility(rt: Runtime): void {
  const frame = frameOf(rt, "ability");
  if (frame !== undefined) setVar(frame, "at", stepsOf(rt, frame).length);
}

export const boundTo = (rt: Runtime, name: string): unknown => {
  const frame = frameOf(rt, "ability");
  return frame === undefined ? undefined : varsOf(frame).bindings[name];
};

export function bindTo(rt: Runtime, name: string, value: unknown): void {
  const frame = frameOf(rt, "ability");
  if (frame === undefined)
    throw new KernelError("HANDLER_FAILED", `${rt.acting} binds "${name}" while no ability runs.`);
  const bindings: Record<string, unknown> = Object.assign({}, varsOf(frame).bindings);
  bindings[name] = value;
  setVar(frame, "bindings", bindings);
}

const varsOf = (frame: Frame) => frame.vars as unknown as AbilityVars;

function stepsOf(rt: Runtime, frame: Frame): readonly Effect[] {
  const { ability, steps } = varsOf(frame);
  if (steps !== undefined) return steps;
  const definition = ability === undefined ? undefined : rt.game.abilities.get(ability);
  if (definition === undefined) throw new KernelError("UNKNOWN_NAME", `No plugin defines the ability "${ability}".`);
  return definition.steps;
}
