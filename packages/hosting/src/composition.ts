import { KernelError } from "@riposte/kernel";
import { type AnyPlugin, composeList, type Game } from "@riposte/kernel/run";

/** A composition, or everything that keeps the chosen plugins from fitting together. */
export type Composed =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Plugins by name, each made when it is first needed. */
export type Factories = Readonly<Record<string, () => AnyPlugin>>;

/** Composes a game with some of its plugins, by name, and with plugins of others. */
export type Compose = (plugins?: readonly string[], guests?: readonly AnyPlugin[]) => Composed;

/** What a game is made of, such as one edition of it. */
interface Parts {
  readonly base: () => AnyPlugin;
  readonly factories: Factories;
}

/**
 * Composes a base with some of its plugins; the same choice gives the same game again. A plugin that `others` names brings
 * its own base and plugins, and is left out unless it is chosen. What is not all ours is checked while it is played.
 */
export function composer(
  base: () => AnyPlugin,
  factories: Factories,
  others: Readonly<Record<string, Parts>> = {},
  isOurs = true,
): Compose {
  const usual = composerOf({ base, factories }, isOurs);
  const named = Object.entries(others).map(([name, parts]) => ({ name, compose: composerOf(parts, isOurs) }));
  const names = [...Object.keys(factories), ...Object.keys(others)];
  return (plugins, guests) => {
    const unknown = (plugins ?? []).filter((name) => !names.includes(name));
    if (unknown.length > 0) return { ok: false, problems: unknown.map((name) => unknownPlugin(name, names)) };
    const chosen = named.find(({ name }) => plugins?.includes(name) === true);
    return (chosen?.compose ?? usual)(plugins, guests);
  };
}

function composerOf({ base, factories }: Parts, isOurs: boolean): Compose {
  const known = new Map<string, Composed>();
  const ready = new Map<string, AnyPlugin>();
  /** Reading a plugin's data takes long, and the plugin is the same in every composition. */
  const made = (name: string): AnyPlugin => {
    const plugin = ready.get(name) ?? (factories[name] as () => AnyPlugin)();
    ready.set(name, plugin);
    return plugin;
  };
  return (plugins = Object.keys(factories), guests = []) => {
    const chosen = Object.keys(factories).filter((name) => plugins.includes(name));
    const key = [...chosen, ...guests.map(numberOf)].join();
    const isChecked = !isOurs || guests.length > 0;
    const composed = known.get(key) ?? attempt([base(), ...chosen.map(made), ...guests], isChecked);
    known.set(key, composed);
    return composed;
  };
}

const numbers = new WeakMap<AnyPlugin, number>();
let lastNumber = 0;

/** What tells one plugin of others from the next in this process: two may have the same name. */
function numberOf(guest: AnyPlugin): number {
  const number = numbers.get(guest) ?? ++lastNumber;
  numbers.set(guest, number);
  return number;
}

const unknownPlugin = (name: string, known: readonly string[]): string =>
  `There is no plugin "${name}" here. Known are: ${known.join(", ") || "none"}.`;

function attempt(plugins: readonly AnyPlugin[], isChecked: boolean): Composed {
  try {
    const game: Game = composeList(plugins);
    return { ok: true, game: isChecked ? { ...game, isChecked } : game };
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return { ok: false, problems: error.code === "COMPOSE_INVALID" ? sentencesIn(error.message) : [error.message] };
  }
}

/** The kernel lists one problem per line; its remedy is written for programmers. */
const sentencesIn = (message: string): readonly string[] =>
  message
    .split("\n- ")
    .slice(1)
    .map((problem) =>
      problem.replace(/Add it to compose\(\[\.\.\.\]\)\./, "Pick that one too, or leave this one out."),
    );
