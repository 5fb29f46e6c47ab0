import { z } from "zod";
import type { EventEntry, Game, Op, WindowEntry } from "../compose/game.js";
import type { EffectSchema } from "../declare/declare.js";
import type { KernelEffects } from "../declare/kernel-effects.js";
import type { Offer } from "../declare/match.js";
import type { Effect } from "../declare/ownership.js";
import type { Schema } from "../declare/schema.js";
import type { Runtime } from "../engine/runtime.js";
import { KernelError } from "../errors.js";
import { PASS } from "../windows/pause.js";
import { unknownName } from "./unknown-name.js";

/** Effects that were found right: the steps of abilities are the same objects again and again. */
const right = new WeakMap<object, WeakSet<object>>();

/** An effect as it is queued, while the handler that made it is still known: its fields, and the names and data in the kernel's own. */
export function checkEffect(rt: Runtime, op: Op, effect: Effect): void {
  const known = right.get(rt.game) ?? new WeakSet();
  right.set(rt.game, known);
  if (known.has(effect)) return;
  if (op.kernel) checkNamed(rt, effect);
  checkData(rt, op.schema, writtenIn(effect, op.kernel), `queues "${op.type}" of "${op.plugin}"`);
  known.add(effect);
}

/** The fields of an effect but for its type; a call from a state's `invoke` carries a mark of the kernel's own. */
function writtenIn({ type: _type, ...fields }: Effect, isKernel: boolean): object {
  if (!isKernel || !("invoked" in fields)) return fields;
  const { invoked: _invoked, ...written } = fields;
  return written;
}

/** An effect whose type says which it is. */
const dataOf = <K extends keyof KernelEffects>(effect: Effect) => effect as unknown as KernelEffects[K];

/** What the kernel's effects name, and the data that goes with the name. */
function checkNamed(rt: Runtime, effect: Effect): void {
  const { game } = rt;
  switch (effect.type) {
    case "kernel:ask": {
      const { question, about = null } = dataOf<"kernel:ask">(effect);
      const entry = game.questions.get(question);
      if (entry === undefined) throw unknownName(rt, "asks", question, game.questions.keys());
      if (entry.schema !== null) checkData(rt, entry.schema, about, `asks "${question}" of "${entry.plugin}"`);
      return;
    }
    case "kernel:window": {
      const { window, subject } = dataOf<"kernel:window">(effect);
      const entry = game.windows.get(window);
      if (entry === undefined) throw unknownName(rt, "opens the window", window, game.windows.keys());
      checkData(rt, entry.schema, subject, `opens the window "${window}" of "${entry.plugin}"`);
      return;
    }
    case "kernel:last": {
      const { lasting, scope, data = null } = dataOf<"kernel:last">(effect);
      const entry = game.lasting.get(lasting);
      if (entry === undefined) throw unknownName(rt, "starts the lasting effect", lasting, game.lasting.keys());
      if (scope !== undefined && !game.scopes.has(scope))
        throw unknownName(rt, "lets something last for the scope", scope, game.scopes);
      checkData(rt, entry.schema, data, `starts "${lasting}" of "${entry.plugin}"`);
      return;
    }
    case "kernel:call": {
      const { procedure, vars = null } = dataOf<"kernel:call">(effect);
      const { invoked } = effect as Effect & Invoked;
      if (!game.procedureIndex.has(procedure))
        throw unknownName(rt, "calls the procedure", procedure, game.procedureIndex.keys());
      const entry = game.firstVars.get(procedure);
      // what a state of a machine invokes begins with what the machine says
      if (entry !== undefined && invoked !== true)
        checkData(rt, entry.schema, vars, `calls "${procedure}" of "${entry.plugin}"`);
    }
  }
}

interface Invoked {
  readonly invoked?: boolean;
}

export function checkEvent(rt: Runtime, entry: EventEntry, payload: unknown): void {
  checkData(rt, entry.schema, payload, `publishes "${entry.type}" of "${entry.plugin}"`);
}

/** An offer is right when it is made, not only when it is taken. */
export function checkOffer(rt: Runtime, offer: Offer, label: string, entry: WindowEntry): void {
  const { key, effects } = offer;
  if ((typeof key !== "string" && typeof key !== "number") || !Array.isArray(effects)) {
    throw new KernelError(
      "DATA_INVALID",
      `${label} offers something at "${entry.name}" without a key or a list of effects. Build it with match.offer.`,
    );
  }
  if (key === PASS) {
    throw new KernelError(
      "DATA_INVALID",
      `${label} offers "${PASS}" at "${entry.name}", which is what passing is called. Give it a key of its own.`,
    );
  }
  for (const effect of effects as readonly Effect[]) {
    const op = rt.game.ops.get(effect.type);
    if (op === undefined) throw unknownName(rt, "offers the effect", String(effect.type), rt.game.ops.keys());
    checkEffect(rt, op, effect);
  }
}

/** A handler is done when it returns: a promise would be forgotten, and with it whatever it does later. */
export function checkDone(rt: Runtime, returned: unknown): void {
  if (typeof (returned as { then?: unknown } | null | undefined)?.then !== "function") return;
  // the kernel does not wait for it; what it throws must not end the process
  (returned as Promise<unknown>).then(undefined, () => undefined);
  throw new KernelError(
    "HANDLER_ASYNC",
    `${rt.acting} returns a promise. Rules are synchronous: take async and await out, and let an app do what takes time.`,
  );
}

function checkData(rt: Runtime, schema: EffectSchema<unknown>, data: unknown, does: string): void {
  const bound = schemaIn(rt.game, schema);
  const parsed = bound.safeParse(data);
  if (parsed.success) return;
  const faults = parsed.error.issues.slice(0, 3).map((issue) => `${fieldOf(issue)}${issue.message}`);
  throw new KernelError(
    "DATA_INVALID",
    `${rt.acting} ${does} with data that does not fit its schema: ${faults.join("; ")}.`,
    {
      cause: parsed.error,
    },
  );
}

/** The field at the top: deeper paths may hold ids that not every seat may know, and are in the error's cause. */
const fieldOf = ({ path }: z.core.$ZodIssue): string => (path.length === 0 ? "" : `${String(path[0])}: `);

const bound = new WeakMap<Game, WeakMap<object, z.ZodType>>();

/** A declared schema as this composition means it: effects inside data are looked at when they are queued, here only their names. */
function schemaIn(game: Game, schema: EffectSchema<unknown>): z.ZodType {
  if (typeof schema !== "function") return schema as z.ZodType;
  const known = bound.get(game) ?? new WeakMap<object, z.ZodType>();
  bound.set(game, known);
  const made = known.get(schema) ?? (schema(named(game)) as z.ZodType);
  known.set(schema, made);
  return made;
}

const named = (game: Game): Schema<Effect> =>
  z.custom<Effect>(
    (effect) =>
      typeof effect === "object" && effect !== null && (game.isPartial || game.ops.has((effect as Effect).type)),
    "no plugin here owns this effect",
  ) as Schema<Effect>;
