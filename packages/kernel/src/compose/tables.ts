import { namesIn } from "@riposte/words";
import type { Message } from "../choices/choice.js";
import type { Hook, Question, Responses } from "../declare/behaviour.js";
import type { AnyPlugin } from "../declare/define.js";
import { KERNEL_EFFECT_SCHEMAS } from "../declare/kernel-effect-schemas.js";
import { KERNEL_EVENTS, KERNEL_SEEN_BY } from "../declare/kernel-events.js";
import { KERNEL_OPS, KERNEL_QUESTIONS } from "../engine/kernel-ops.js";
import { DEFAULT_LAYERS } from "../values/values.js";
import type { DataEntry, EventEntry, Handler, Op, QuestionEntry, ValueEntry, WindowEntry } from "./game.js";

// biome-ignore lint/suspicious/noExplicitAny: handlers of unlike plugins meet here; definePlugin checked their types
type Any = any;
type HookKind = "on" | "trigger" | "modify" | "veto" | "replace" | "offer";

export function opEntries(
  plugins: readonly AnyPlugin[],
  windows: ReadonlyMap<string, WindowEntry>,
): ReadonlyMap<string, Op> {
  const ops = new Map<string, Op>();
  const answered = (name: string | undefined) => (windows.get(name ?? "")?.answered === true ? name : undefined);
  const vetoes = hooks(plugins, "veto");
  const replaces = hooks(plugins, "replace");
  const add = (type: string, op: Omit<Op, "type" | "label" | "vetoes" | "replaces" | "plain">) => {
    const veto = vetoes.get(type) ?? [];
    const replace = (replaces.get(type) ?? []).map((handler, index) => ({
      ...handler,
      id: `${handler.plugin}/${index}`,
    }));
    const plain = veto.length + replace.length === 0 && op.around.before === undefined && op.around.after === undefined;
    // in one literal: all have one shape
    ops.set(type, {
      type,
      plugin: op.plugin,
      label: `"${op.plugin}" (effect "${type}")`,
      slice: op.slice,
      copy: op.copy,
      run: op.run,
      schema: op.schema,
      vetoes: veto,
      replaces: replace,
      around: op.around,
      plain,
      kernel: op.kernel,
    });
  };
  for (const [type, run] of Object.entries(KERNEL_OPS)) {
    add(type, {
      plugin: "kernel",
      slice: -1,
      copy: null,
      run: run as Op["run"],
      schema: KERNEL_EFFECT_SCHEMAS[type as keyof typeof KERNEL_EFFECT_SCHEMAS] as Op["schema"],
      around: {},
      kernel: true,
    });
  }
  for (const [slice, { name, declared, behaviour }] of plugins.entries()) {
    for (const type of Object.keys(declared.effects)) {
      add(type, {
        plugin: name,
        slice,
        copy: declared.slice?.copy ?? null,
        run: (behaviour.effects as Any)[type],
        schema: declared.effects[type] as Op["schema"],
        around: { before: answered(declared.around[type]?.before), after: answered(declared.around[type]?.after) },
        kernel: false,
      });
    }
  }
  return ops;
}

export function eventEntries(plugins: readonly AnyPlugin[]): ReadonlyMap<string, EventEntry> {
  const entries = new Map<string, EventEntry>();
  const heard = hooks(plugins, "on");
  const triggered = hooks(plugins, "trigger");
  const add = (plugin: string, type: string, schema: Any, seenBy: EventEntry["seenBy"]) => {
    const handlers = heard.get(type) ?? [];
    const triggers = triggered.get(type) ?? [];
    entries.set(type, {
      type,
      plugin,
      schema,
      handlers,
      triggers,
      seenBy,
      heard: handlers.length + triggers.length > 0,
    });
  };
  for (const [type, schema] of Object.entries(KERNEL_EVENTS))
    add("kernel", type, schema, (KERNEL_SEEN_BY as Any)[type] ?? null);
  for (const { name, declared } of plugins) {
    for (const type of Object.keys(declared.events))
      add(name, type, declared.events[type], declared.seenBy[type] ?? null);
  }
  return entries;
}

export function valueEntries(plugins: readonly AnyPlugin[]): ReadonlyMap<string, ValueEntry> {
  const modifiers = hooks(plugins, "modify");
  const entries = new Map<string, ValueEntry>();
  for (const { name: plugin, declared } of plugins) {
    // in one literal: all have one shape
    for (const [name, { kind, means, subject, layers }] of Object.entries(declared.values as Record<string, Any>))
      entries.set(name, {
        name,
        plugin,
        kind,
        means,
        schema: subject,
        layers: layers ?? DEFAULT_LAYERS,
        modifiers: modifiers.get(name) ?? [],
      });
  }
  return entries;
}

export function windowEntries(
  plugins: readonly AnyPlugin[],
  messages: Readonly<Record<string, string>>,
): ReadonlyMap<string, WindowEntry> {
  const offers = hooks<Responses<Any, Any> | Responses<Any, Any>["options"]>(plugins, "offer");
  const entries = new Map<string, WindowEntry>();
  for (const { name: plugin, declared, behaviour } of plugins) {
    for (const [name, window] of Object.entries(declared.windows as Record<string, Any>)) {
      const { prompt, told } = promptOf(name, window.prompt, messages);
      entries.set(name, {
        name,
        plugin,
        label: `"${plugin}" (window "${name}")`,
        publicName: window.publicName ?? name,
        prompt,
        told,
        pass: window.pass ?? { id: "kernel:pass" },
        protocol: window.protocol,
        own: window.own === true,
        schema: window.subject,
        holds: (behaviour.holds as Any)?.[name] ?? null,
        shut: (behaviour.shut as Any)?.[name] ?? null,
        concerns: (behaviour.concerns as Any)?.[name] ?? null,
        answered: window.protocol === "queue" || offers.has(name),
        responses: (offers.get(name) ?? []).map(({ run, plugin: by, label }) => ({
          plugin: by,
          label,
          run: responsesOf(typeof run === "function" ? { possible: null, options: run } : run),
        })),
      });
    }
  }
  return entries;
}

/** All in one shape: they are asked more often than anything else. */
const responsesOf = ({
  possible,
  options,
  prompt,
  refusals,
  unlisted,
}: Any): WindowEntry["responses"][number]["run"] => ({
  possible,
  options,
  prompt,
  refusals,
  unlisted,
});

/** A window says what moment it is by its own prompt, or by the message `window:<name>`, which may speak of its subject. */
function promptOf(
  name: string,
  own: Message | undefined,
  messages: Readonly<Record<string, string>>,
): Pick<WindowEntry, "prompt" | "told"> {
  const words = messages[`window:${name}`];
  if (own !== undefined) return { prompt: own, told: [] };
  if (words === undefined) return { prompt: { id: "kernel:respond", params: { window: name } }, told: [] };
  return {
    prompt: { id: `window:${name}` },
    told: namesIn(words).map((field) => field.name),
  };
}

export function questionEntries(plugins: readonly AnyPlugin[]): ReadonlyMap<string, QuestionEntry> {
  const entries = new Map<string, QuestionEntry>();
  const add = (plugin: string, name: string, run: Question<Any>, schema: QuestionEntry["schema"]) =>
    entries.set(name, {
      plugin,
      name,
      label: `question "${name}" of "${plugin}"`,
      run: questionOf(run),
      schema,
    });
  for (const [name, question] of Object.entries(KERNEL_QUESTIONS)) add("kernel", name, question as Question<Any>, null);
  for (const { name: plugin, declared, behaviour } of plugins) {
    for (const [name, question] of Object.entries(behaviour.questions ?? {}))
      add(plugin, name, question as Question<Any>, declared.questions[name] as QuestionEntry["schema"]);
  }
  return entries;
}

/** All in one shape, as responses are. */
const questionOf = (question: Question<Any>): Question<Any> => {
  const { prompt, choices, answer, size, pick, refusals, unlisted, alwaysAsk, hides, own, ifNone, publicName } =
    question as Required<Question<Any>>;
  return { prompt, choices, answer, size, pick, refusals, unlisted, alwaysAsk, hides, own, ifNone, publicName };
};

/** Everything of a kind that plugins declare by name and schema. */
export const dataEntries = (
  plugins: readonly AnyPlugin[],
  kind: "lasting" | "procedures",
): ReadonlyMap<string, DataEntry> =>
  new Map(
    plugins.flatMap(({ name: plugin, declared }) =>
      Object.entries(declared[kind] as Record<string, DataEntry["schema"]>).map(
        ([name, schema]): [string, DataEntry] => [name, { plugin, schema }],
      ),
    ),
  );

/** Handlers by name, each list in the total order: dependency order of plugins, then as written. */
function hooks<F>(plugins: readonly AnyPlugin[], kind: HookKind): Map<string, Handler<F | Any>[]> {
  const sorted = new Map<string, Handler<F | Any>[]>();
  for (const { name: plugin, behaviour } of plugins) {
    for (const [name, hook] of Object.entries((behaviour[kind] ?? {}) as Record<string, Hook<F>>)) {
      const list = sorted.get(name) ?? [];
      const label = `"${plugin}" (${kind} "${name}")`;
      for (const run of Array.isArray(hook) ? hook : [hook]) list.push({ plugin, label, run });
      sorted.set(name, list);
    }
  }
  return sorted;
}
