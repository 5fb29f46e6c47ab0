import { didYouMean } from "@riposte/words";
import type { AnyPlugin } from "../declare/define.js";
import { KERNEL_EVENTS } from "../declare/kernel-events.js";
import { KERNEL_OPS, KERNEL_QUESTIONS } from "../engine/kernel-ops.js";
import { KERNEL_MACHINES } from "../flow/kernel-machines.js";
import { asyncHandlers } from "./async-handlers.js";
import { dependencyOrder } from "./dependency-order.js";
import { kernelProblems } from "./kernel-problems.js";
import { NAMES_OF } from "./names-of.js";
import { noPlugins } from "./no-plugins.js";
import { openingProblems } from "./opening-problems.js";
import { reachOf } from "./reach.js";
import { standInProblems } from "./stand-ins.js";
import { stepProblems } from "./step-problems.js";
import { isInRange, isRange, isVersion } from "./versions.js";

/** Everything wrong with a list of plugins, each with its remedy. */
export function problemsOf(plugins: readonly AnyPlugin[]): readonly string[] {
  const others = noPlugins(plugins);
  if (others.length > 0) return others;
  return [
    ...duplicates(plugins),
    ...requirements(plugins),
    ...cyclesIn(plugins),
    ...owners(plugins),
    ...unknownNames(plugins),
    ...offersAtQueueWindows(plugins),
    ...halfSized(plugins),
    ...asyncHandlers(plugins),
    ...kernelProblems(plugins),
    ...openingProblems(uniqueByName(plugins)),
    ...standInProblems(uniqueByName(plugins)),
    ...stepProblems(uniqueByName(plugins)),
    ...games(plugins),
  ];
}

function duplicates(plugins: readonly AnyPlugin[]): string[] {
  return plugins
    .filter((plugin, index) => plugins.findIndex(({ name }) => name === plugin.name) !== index)
    .map(({ name }) => `Plugin "${name}" is listed more than once. Keep one.`);
}

function requirements(plugins: readonly AnyPlugin[]): string[] {
  const problems: string[] = [];
  for (const { name, version, declared } of plugins) {
    if (!isVersion(version))
      problems.push(`Plugin "${name}" has the version "${version}". Use a semantic version such as 1.2.3.`);
    for (const [kind, list] of [
      ["needs", declared.requires],
      ["uses", declared.uses],
    ] as const) {
      for (const required of list) {
        if (!isRange(required.range)) {
          problems.push(
            `Plugin "${name}" ${kind} "${required.name}" in the range "${required.range}", which is no range. Write e.g. "^0.1".`,
          );
          continue;
        }
        const found = plugins.find((plugin) => plugin.name === required.name);
        if (found === undefined) {
          if (kind === "needs")
            problems.push(`Plugin "${name}" needs "${required.name}" ${required.range}. Add it to compose([...]).`);
        } else if (!isInRange(found.version, required.range)) {
          problems.push(
            `Plugin "${name}" ${kind} "${required.name}" ${required.range}, but ${found.version} is listed. Install a version in that range, or a newer "${name}".`,
          );
        }
      }
    }
  }
  return problems;
}

const cyclesIn = (plugins: readonly AnyPlugin[]): string[] =>
  dependencyOrder(plugins).cycles.map(
    (cycle) => `Plugins require each other in a circle: ${cycle}. Move what they share into a plugin of its own.`,
  );

function owners(plugins: readonly AnyPlugin[]): string[] {
  const problems: string[] = [];
  const owner = new Map<string, string>();
  const claim = (kind: string, id: string, name: string) => {
    const other = owner.get(`${kind} ${id}`);
    if (other !== undefined && other !== name)
      problems.push(
        `The ${kind} "${id}" is owned by "${other}" and by "${name}". Rename one, or leave one plugin out.`,
      );
    owner.set(`${kind} ${id}`, name);
  };
  for (const [kind, own] of Object.entries(KERNELS_OWN)) for (const id of Object.keys(own)) claim(kind, id, "kernel");
  for (const plugin of uniqueByName(plugins))
    for (const [kind, namesOf] of Object.entries(NAMES_OF))
      for (const id of namesOf(plugin)) claim(kind, id, plugin.name);
  return problems;
}

const KERNELS_OWN = {
  procedure: KERNEL_MACHINES,
  effect: KERNEL_OPS,
  event: KERNEL_EVENTS,
  question: KERNEL_QUESTIONS,
};

/** Hooks on names that none among the required, used or own ones declares: TypeScript's excess-property check is not enough. */
function unknownNames(plugins: readonly AnyPlugin[]): string[] {
  const problems: string[] = [];
  for (const plugin of uniqueByName(plugins)) {
    const { declared, behaviour } = plugin;
    const reach = reachOf(plugin, plugins);
    const absent = declared.uses.some(({ name }) => !plugins.some((other) => other.name === name));
    const check = (kind: "events" | "effects" | "values" | "windows", verb: string, used: object | undefined) => {
      const known = reach.flatMap((other) => (other === undefined ? [] : Object.keys(other.declared[kind])));
      for (const id of Object.keys(used ?? {})) {
        if (id.startsWith("kernel:") || known.includes(id)) continue;
        const meant = didYouMean(id, known);
        // an absent optional plugin may own it; a slip of the pen is still told
        if (absent && meant === "") continue;
        problems.push(
          `Plugin "${plugin.name}" ${verb} "${id}", which neither it nor a plugin it requires declares.${meant || " Require its owner, or correct the name."}`,
        );
      }
    };
    check("events", "listens to", behaviour.on);
    check("events", "is triggered by", behaviour.trigger);
    check("values", "modifies", behaviour.modify);
    check("effects", "vetoes", behaviour.veto);
    check("effects", "replaces", behaviour.replace);
    check("windows", "offers at", behaviour.offer);
    check("effects", "says who knows", declared.knownBy.effects);
    const procedures = ["ability", ...Object.keys(behaviour.procedures ?? {})];
    for (const id of Object.keys(declared.knownBy.vars ?? {})) {
      if (!procedures.includes(id))
        problems.push(`Plugin "${plugin.name}" says who knows the variables of "${id}", which is no procedure of it.`);
    }
    for (const [says, windows] of [
      ["says while what is so it opens", behaviour.holds],
      ["shuts", behaviour.shut],
      ["says whom it concerns at", behaviour.concerns],
    ] as const)
      for (const window of Object.keys(windows ?? {})) {
        if (!(window in declared.windows))
          problems.push(
            `Plugin "${plugin.name}" ${says} the window "${window}", which it does not own. Only its owner may.`,
          );
      }
    for (const around of Object.values(declared.around) as { before?: string; after?: string }[]) {
      check(
        "windows",
        "opens",
        Object.fromEntries([around.before, around.after].filter((id) => id !== undefined).map((id) => [id, 1])),
      );
    }
  }
  return problems;
}

/** A `queue` window resolves triggers; an offer there would never be asked. */
function offersAtQueueWindows(plugins: readonly AnyPlugin[]): string[] {
  const windows = new Map(
    plugins.flatMap(({ declared }) => Object.entries(declared.windows as Record<string, { protocol: string }>)),
  );
  return plugins.flatMap(({ name, behaviour }) =>
    Object.keys(behaviour.offer ?? {})
      .filter((window) => windows.get(window)?.protocol === "queue")
      .map(
        (window) =>
          `Plugin "${name}" offers at "${window}", whose protocol is queue: it resolves triggers. Use \`trigger\` instead.`,
      ),
  );
}

/** A question that counts its answers without a list must be able to name each of them. */
function halfSized(plugins: readonly AnyPlugin[]): string[] {
  return plugins.flatMap(({ name, behaviour }) =>
    Object.entries(behaviour.questions ?? {})
      .filter(([, { size, pick }]) => (size === undefined) !== (pick === undefined))
      .map(
        ([question]) =>
          `Plugin "${name}" says only one of \`size\` and \`pick\` for "${question}": say both, or neither.`,
      ),
  );
}

function games(plugins: readonly AnyPlugin[]): string[] {
  const found = plugins.filter(({ behaviour }) => behaviour.game !== undefined).map(({ name }) => name);
  if (found.length === 1) return [];
  if (found.length === 0) return ["No plugin in the list is a game. Add one, for example finished()."];
  return [`More than one game is listed: ${found.join(", ")}. Keep one.`];
}

const uniqueByName = (plugins: readonly AnyPlugin[]): readonly AnyPlugin[] =>
  plugins.filter((plugin, index) => plugins.findIndex(({ name }) => name === plugin.name) === index);
