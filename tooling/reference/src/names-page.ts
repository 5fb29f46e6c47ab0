import type { GameInfo } from "@riposte/hosting";
import type { ActsAt } from "@riposte/kernel";
import type { Game } from "@riposte/kernel/run";
import { actors, actorsAt, publishers } from "./acting.js";
import { shapeOf } from "./shape.js";
import { code, table } from "./table.js";

/** Everything a plugin can subscribe to or contribute to in a game: its names, their owners and shapes, and who acts there now. */
export function namesPage({ title, id }: GameInfo, game: Game): string {
  return [
    `# ${title}: names`,
    `With every plugin in. Statecharts: [${id}-flow.md](${id}-flow.md). Written by \`pnpm reference\`; do not edit.`,
    "## Plugins",
    table(["plugin", "version", "slice", "requires", "uses"], pluginRows(game)),
    "## Windows",
    "Where seats may act. `once`: each seat in turn until it passes; `priority`: until all pass in a row; `queue`: what was triggered, in order.",
    table(["window", "owner", "protocol", "about", "who offers"], windowRows(game)),
    "## Events",
    "Published after the fact by their owner; any plugin may listen.",
    table(["event", "publisher", "payload", "seen by", "published in", "who listens"], eventRows(game)),
    "## Effects",
    "The only way state changes; carried out by their owner, wherever they come from.",
    table(["effect", "owner", "with", "windows around", "who may stop or replace it"], effectRows(game)),
    "## Values",
    "What every plugin may contribute to, with a reason. A flag holds above 0; a contribution to a record names its field.",
    table(["value", "kind", "meaning", "owner", "of", "who contributes"], valueRows(game)),
    "## Abilities",
    "At each window, fact and value: the abilities of our data that act there, by card.",
    table(["at", "by", "abilities and cards"], abilityRows(game)),
    "## Decisions",
    table(["question", "owner"], questionRows(game)),
    "",
  ].join("\n\n");
}

const pluginRows = ({ plugins, lock }: Game) =>
  plugins.map(({ name, declared }) => {
    const locked = lock.find((entry) => entry.name === name);
    const ranges = (list: readonly { readonly name: string; readonly range: string }[]) =>
      list.map((one) => `${one.name} ${one.range}`).join(", ");
    return [name, locked?.version ?? "", String(locked?.slice ?? ""), ranges(declared.requires), ranges(declared.uses)];
  });

const windowRows = (game: Game) =>
  sorted(game.windows).map(({ name, plugin, protocol, own, schema, responses }) => [
    code(name),
    plugin,
    own ? `${protocol}, a seat's own time` : protocol,
    code(shapeOf(schema)),
    actorsAt(game, name, responses),
  ]);

const eventRows = (game: Game) => {
  const by = publishers(game);
  return sorted(game.events).map(({ type, plugin, schema, seenBy, handlers, triggers }) => [
    code(type),
    plugin,
    code(shapeOf(schema)),
    seenBy === null ? "all" : "as each seat may know it",
    (by.get(type) ?? []).map(code).join(", ") || "rules",
    actors([...handlers, ...triggers]),
  ]);
};

const effectRows = ({ ops }: Game) =>
  sorted(ops)
    .filter(({ kernel }) => !kernel)
    .map(({ type, plugin, schema, around, vetoes, replaces }) => [
      code(type),
      plugin,
      typeof schema === "function" ? "effects" : code(withoutType(shapeOf(schema))),
      [around.before, around.after]
        .filter((window) => window !== undefined)
        .map(code)
        .join(" … "),
      actors([...vetoes, ...replaces]),
    ]);

const valueRows = ({ values }: Game) =>
  sorted(values).map(({ name, kind, means, plugin, schema, modifiers }) => [
    code(name),
    kind,
    means,
    plugin,
    code(shapeOf(schema)),
    actors(modifiers),
  ]);

const abilityRows = ({ plugins }: Game) =>
  plugins
    .flatMap(({ name, behaviour }) => {
      const all = behaviour.acts?.() ?? [];
      return [...new Set(all.map(({ at }) => at))].map((at) => [
        code(at),
        name,
        [...new Set(all.filter((one) => one.at === at).map(wordsOf))].sort().join(", "),
      ]);
    })
    .sort(([one = ""], [other = ""]) => (one < other ? -1 : one > other ? 1 : 0));

const wordsOf = ({ card = "", ability }: ActsAt): string =>
  ability === undefined || ability === card ? card : card === "" ? ability : `${ability} (${card})`;

const questionRows = ({ questions }: Game) => sorted(questions).map(({ name, plugin }) => [code(name), plugin]);

function sorted<T>(entries: ReadonlyMap<string, T>): readonly T[] {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

const withoutType = (shape: string): string =>
  shape.replace(/^\{ type: "[^"]+"(, | \})/, (_, rest) => (rest === ", " ? "{ " : ""));
