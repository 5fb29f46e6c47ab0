import { toJSON, toMermaid, toSCXML } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";
import type { Command } from "../command.js";
import { COMPOSITION_FLAGS, composedBy } from "../composition.js";
import { EXIT } from "../exit-code.js";
import { findGame } from "../find-game.js";
import type { GameEntry } from "../games/game-entry.js";
import { UserMistake, unknownName } from "../user-mistake.js";

export const graph: Command = {
  name: "graph",
  summary: "draw the game's procedures, and say who acts at each window",
  operands: ["game"],
  flags: [
    { name: "procedure", value: "NAME", help: "only this procedure" },
    { name: "format", value: "FORMAT", help: "mermaid (unless given), json, or scxml of one --procedure" },
    ...COMPOSITION_FLAGS,
  ],
  notes: [
    "With --procedure, mermaid is one bare diagram; without, it is a Markdown page with one diagram per procedure,\nthe windows with the plugins that act there, and the abilities. json holds real xstate configs.",
  ],
  async run(args, terminal) {
    const entry = await findGame(args.operand("game"));
    const game = await composedBy(entry, args);
    const format = args.text("format") ?? "mermaid";
    if (format !== "mermaid" && format !== "json" && format !== "scxml")
      throw new UserMistake("BAD_VALUE", `--format takes mermaid, json or scxml, not "${format}".`);
    const name = args.text("procedure");
    if (name === undefined && format === "scxml")
      throw new UserMistake("BAD_VALUE", "SCXML holds one machine: name it with --procedure.");
    if (name === undefined) terminal.print(format === "json" ? asJSON(entry, game) : asPage(entry, game));
    else {
      const { machine } = procedureOf(game, name);
      terminal.print(written(machine, format));
    }
    return EXIT.ok;
  },
};

function written(machine: Game["procedures"][number]["machine"], format: "mermaid" | "json" | "scxml"): string {
  if (format === "json") return JSON.stringify(toJSON(machine), null, 2);
  return (format === "scxml" ? toSCXML(machine) : toMermaid(machine)).trimEnd();
}

function procedureOf(game: Game, name: string): Game["procedures"][number] {
  const procedure = game.procedures.find((candidate) => candidate.name === name);
  if (procedure !== undefined) return procedure;
  throw unknownName(
    "UNKNOWN_PROCEDURE",
    { owner: game.name, kind: "procedure" },
    name,
    game.procedures.map((known) => known.name),
  );
}

function asJSON(entry: GameEntry, game: Game): string {
  const procedures = game.procedures.map(({ name, machine }) => [name, toJSON(machine)]);
  const contents = {
    game: game.name,
    plugins: game.plugins.map(({ name, version }) => ({ name, version })),
    procedures: Object.fromEntries(procedures),
    windows: windowsOf(game),
    abilities: entry.abilities().map(({ id }) => id),
  };
  return JSON.stringify(contents, null, 2);
}

function asPage(entry: GameEntry, game: Game): string {
  const diagrams = game.procedures.flatMap(({ name, machine }) => [
    `## ${name} (${ownerOf(game, name)})`,
    `\`\`\`mermaid\n${toMermaid(machine)}\`\`\``,
  ]);
  const windows = windowsOf(game).map(
    ({ window, owner, protocol, acts }) =>
      `- ${window} (${owner}, ${protocol}): ${acts.length === 0 ? "nobody acts here" : acts.join(", ")}`,
  );
  return [
    `# ${entry.title}`,
    `Plugins: ${game.plugins.map(({ name, version }) => `${name} ${version}`).join(", ")}.`,
    ...diagrams,
    "## Windows",
    windows.length === 0 ? "None." : windows.join("\n"),
    "## Abilities",
    entry
      .abilities()
      .map(({ id }) => `- ${id}`)
      .join("\n"),
  ].join("\n\n");
}

const ownerOf = (game: Game, procedure: string): string =>
  game.plugins.find(({ behaviour }) => procedure in (behaviour.procedures ?? {}))?.name ?? "kernel";

interface WindowActs {
  readonly window: string;
  readonly owner: string;
  readonly protocol: string;
  /** The plugins that offer responses, in the order they are asked. */
  readonly acts: readonly string[];
}

function windowsOf(game: Game): readonly WindowActs[] {
  return [...game.windows.values()].map(({ name, plugin, protocol, responses }) => ({
    window: name,
    owner: plugin,
    protocol,
    acts: [...new Set(responses.map((response) => response.plugin))],
  }));
}
