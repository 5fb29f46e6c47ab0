import { type AnyPlugin, composeList, type Game, KernelError } from "@riposte/kernel";

/** A composition, or everything that keeps the chosen plugins from fitting together. */
export type Composed =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Plugins by name, each made when it is first needed. */
export type Factories = Readonly<Record<string, () => AnyPlugin>>;

/** Composes a base with some of its plugins; the same choice gives the same game again. */
export function composer(base: () => AnyPlugin, factories: Factories): (plugins?: readonly string[]) => Composed {
  const known = new Map<string, Composed>();
  return (plugins = Object.keys(factories)) => {
    const unknown = plugins.filter((name) => !Object.hasOwn(factories, name));
    if (unknown.length > 0) return { ok: false, problems: unknown.map((name) => unknownPlugin(name, factories)) };
    const chosen = Object.keys(factories).filter((name) => plugins.includes(name));
    const composed = known.get(chosen.join()) ?? attempt([base(), ...chosen.map((name) => made(factories, name))]);
    known.set(chosen.join(), composed);
    return composed;
  };
}

const made = (factories: Factories, name: string): AnyPlugin => (factories[name] as () => AnyPlugin)();

const unknownPlugin = (name: string, factories: Factories): string =>
  `There is no plugin "${name}" here. Known are: ${Object.keys(factories).join(", ") || "none"}.`;

function attempt(plugins: readonly AnyPlugin[]): Composed {
  try {
    return { ok: true, game: composeList(plugins) };
  } catch (error) {
    if (!(error instanceof KernelError) || error.code !== "COMPOSE_INVALID") throw error;
    return { ok: false, problems: sentencesIn(error.message) };
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
