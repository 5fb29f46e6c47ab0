import { type AnyStateMachine, createMachine } from "xstate";
import { KernelError } from "../errors.js";

/** A state as its author wrote it, before anything in it is trusted. */
export interface StateConfig {
  readonly type?: unknown;
  readonly initial?: unknown;
  readonly states?: Readonly<Record<string, StateConfig>>;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly invoke?: unknown;
  readonly entry?: unknown;
  readonly exit?: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

/** The config a machine was created from. */
export const configOf = (machine: AnyStateMachine): StateConfig => machine.config as StateConfig;

/** A machine from a config whose shape the compiler has checked or the caller vouches for. */
export const machineOf = (config: StateConfig): AnyStateMachine =>
  createMachine(config as Parameters<typeof createMachine>[0]) as AnyStateMachine;

/** True for a state without child states. */
export const isLeafConfig = (config: StateConfig): boolean => Object.keys(config.states ?? {}).length === 0;

/** xstate takes one or many nearly everywhere; this is always many. */
export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/**
 * The machine as a plain xstate config, without the type-only fields that `setup()` leaves on the root: `createMachine` of its JSON gives
 * the same procedure again, in any visualiser too.
 */
export function toJSON(machine: AnyStateMachine): StateConfig {
  const { schemas: _schemas, types: _types, context: _context, ...config } = configOf(machine);
  return plainCopy(config, machine.id) as StateConfig;
}

function plainCopy(value: unknown, path: string): unknown {
  if (typeof value === "function") {
    throw new KernelError(
      "FLOW_UNSUPPORTED",
      `Machine has a function at "${path}", which no JSON can hold. Name it and register it instead.`,
    );
  }
  if (Array.isArray(value)) return value.map((item, index) => plainCopy(item, `${path}.${index}`));
  if (value === null || typeof value !== "object") return value;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined) copy[key] = plainCopy(item, `${path}.${key}`);
  }
  return copy;
}
