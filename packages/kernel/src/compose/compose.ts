import type { AnyPlugin } from "../declare/define.js";
import { actingAs } from "../engine/acting-as.js";
import { KERNEL_ACTIONS, KERNEL_GUARDS } from "../engine/kernel-flow.js";
import { KernelError } from "../errors.js";
import { compileProcedure, type Procedure } from "../flow/compile.js";
import { KERNEL_MACHINES } from "../flow/kernel-machines.js";
import type { ActionFn, FlowRegistry, GuardFn } from "../flow/registry.js";
import { KERNEL_MESSAGES } from "../messages.js";
import { hashState } from "../values/hash.js";
import type { CheckedList, OwnedBy } from "./checked-list.js";
import { dependencyOrder } from "./dependency-order.js";
import type { Game, Lock } from "./game.js";
import { problemsOf } from "./problems.js";
import { queuedProblem } from "./queued-effects.js";
import { dataEntries, eventEntries, opEntries, questionEntries, valueEntries, windowEntries } from "./tables.js";

/**
 * Checks a list of plugins and compiles it into a game; the order of the list means nothing.
 * Throws one COMPOSE_INVALID with every problem and its remedy.
 */
export function compose<const P extends readonly AnyPlugin[]>(plugins: CheckedList<P> & P): Game<OwnedBy<P>> {
  return composeList(plugins);
}

/** The same for a list only known at run time. */
export function composeList<O>(plugins: readonly AnyPlugin[]): Game<O> {
  const problems = [...problemsOf(plugins)];
  if (problems.length > 0) throw invalid(problems);
  const { ordered } = dependencyOrder(plugins);
  const game = ordered.find(({ behaviour }) => behaviour.game !== undefined) as AnyPlugin;
  const rules = game.behaviour.game as Game["rules"];
  const procedures = compileAll(ordered, problems);
  const procedureIndex = new Map(procedures.map(({ name }, index) => [name, index]));
  if (problems.length === 0 && !procedureIndex.has(rules.main)) {
    problems.push(`Game "${game.name}" starts with the procedure "${rules.main}", which no plugin defines.`);
  }
  if (problems.length > 0) throw invalid(problems);
  const events = eventEntries(ordered);
  const messages = Object.assign({}, KERNEL_MESSAGES, ...ordered.map(({ behaviour }) => behaviour.messages ?? {}));
  const windows = windowEntries(ordered, messages);
  return {
    name: game.name,
    plugins: ordered,
    lock: lockOf(ordered),
    rules,
    slices: ordered.flatMap(({ name, declared }) =>
      declared.slice === undefined ? [] : [{ plugin: name, declaration: declared.slice }],
    ),
    versionPlaces: versionPlaces(ordered),
    ops: opEntries(ordered, windows),
    events,
    hearsAnswers: events.get("kernel:answered")?.heard === true,
    values: valueEntries(ordered),
    windows,
    questions: questionEntries(ordered),
    lasting: dataEntries(ordered, "lasting"),
    scopes: new Set(ordered.flatMap(({ declared }) => declared.scopes)),
    firstVars: dataEntries(ordered, "procedures"),
    isPartial: ordered.some(({ declared }) =>
      declared.uses.some((one) => !ordered.some(({ name }) => name === one.name)),
    ),
    abilityOwners: new Map(
      ordered.flatMap(({ name, behaviour }) =>
        Object.keys(behaviour.abilities ?? {}).map((ability) => [ability, name]),
      ),
    ),
    abilities: new Map(ordered.flatMap(({ behaviour }) => Object.entries(behaviour.abilities ?? {}))),
    procedures,
    procedureIndex,
    invariants: (match) => ordered.flatMap(({ behaviour }) => behaviour.invariants?.(match as never) ?? []),
    messages,
  };
}

/** One error that lists every problem. */
function invalid(problems: readonly string[]): KernelError {
  return new KernelError(
    "COMPOSE_INVALID",
    `${problems.length === 1 ? "1 problem" : `${problems.length} problems`}:\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
  );
}

function lockOf(plugins: readonly AnyPlugin[]): Lock {
  return plugins.map(({ name, version, declared, behaviour: { facts, factsHash } }) => ({
    name,
    version,
    slice: declared.slice?.version ?? 0,
    ...(facts === undefined ? {} : { facts: factsHash ?? hashOfFacts(facts) }),
  }));
}

const hashes = new WeakMap<object, string>();

/** Facts are many and stay what they are: compositions of the same ones work it out once. */
function hashOfFacts(facts: unknown): string {
  if (typeof facts !== "object" || facts === null) return hashState(facts);
  const hash = hashes.get(facts) ?? hashState(facts);
  hashes.set(facts, hash);
  return hash;
}

function compileAll(plugins: readonly AnyPlugin[], problems: string[]): readonly Procedure[] {
  const names = new Set([
    ...Object.keys(KERNEL_MACHINES),
    ...plugins.flatMap(({ behaviour }) => Object.keys(behaviour.procedures ?? {})),
  ]);
  const compiled = Object.entries(KERNEL_MACHINES).map(([name, machine]) =>
    compileProcedure(name, machine, registryOf(undefined, names, plugins)),
  );
  for (const plugin of plugins) {
    for (const [name, own] of Object.entries(plugin.behaviour.procedures ?? {})) {
      const other = plugins.find(({ behaviour }) => behaviour.instead?.[name] !== undefined);
      const machine = other?.behaviour.instead?.[name] ?? own;
      try {
        compiled.push(compileProcedure(name, machine, registryOf(other ?? plugin, names, plugins, plugin)));
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
  }
  return compiled;
}

/** A machine's actions and guards are its plugin's own, then the procedure's owner's, beside those the kernel gives to all. */
function registryOf(
  plugin: AnyPlugin | undefined,
  names: ReadonlySet<string>,
  plugins: readonly AnyPlugin[],
  owner: AnyPlugin | undefined = plugin,
): FlowRegistry {
  const named = <F>(kind: "actions" | "guards", name: string): F | undefined => {
    const by = [plugin, owner].find((one) => one?.behaviour[kind]?.[name] !== undefined);
    if (by === undefined) return undefined;
    return actingAs(`"${by.name}" (${kind.slice(0, -1)} "${name}")`, by.behaviour[kind]?.[name] as never) as F;
  };
  return {
    action: (name) => named<ActionFn>("actions", name) ?? KERNEL_ACTIONS[name],
    guard: (name) => named<GuardFn>("guards", name) ?? KERNEL_GUARDS[name],
    hasProcedure: (name) => names.has(name),
    effectProblem: (effect) => queuedProblem(plugin, plugins, effect),
  };
}

/** Where versions stand: of each plugin's slice, of kinds of what lasts. */
const versionPlaces = (plugins: readonly AnyPlugin[]): ReadonlyMap<string, number> =>
  new Map(
    [...plugins.map(({ name }) => name), ...plugins.flatMap(({ declared }) => Object.keys(declared.lasting))].map(
      (name, place) => [name, place],
    ),
  );
