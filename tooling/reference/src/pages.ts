import { GAMES, type GameInfo } from "@riposte/hosting";
import { toMermaid } from "@riposte/kernel/flow";
import { ERRORS_ABOUT, type Game } from "@riposte/kernel/run";
import { namesPage } from "./names-page.js";
import { code, table } from "./table.js";

/** Every page of docs/reference by file name. */
export async function referencePages(): Promise<Readonly<Record<string, string>>> {
  const games = await Promise.all(GAMES.map(pagesOf));
  return { "README.md": firstPage(), ...Object.assign({}, ...games) };
}

async function pagesOf(info: GameInfo): Promise<Record<string, string>> {
  const composed = (await info.load()).compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  return {
    [`${info.id}.md`]: namesPage(info, composed.game),
    [`${info.id}-flow.md`]: flowPage(info, composed.game),
  };
}

function firstPage(): string {
  const games = GAMES.map(({ id, title, plugins }) => [
    title,
    `[names](${id}.md)`,
    `[statecharts](${id}-flow.md)`,
    plugins.map(({ name }) => name).join(", "),
  ]);
  return [
    "# Reference",
    "What every game and plugin declares, read from the code: `pnpm reference` writes these pages, and a test keeps them equal.",
    table(["game", "events, effects, windows, values", "flow", "plugins"], games),
    "The files people write are in [formats.md](../formats.md), their JSON Schemas in [data/schemas](../../data/schemas). How positions are written: [docs/positions](../positions).",
    "## Error codes",
    "What to do about each is in [errors.md](../errors.md).",
    table(
      ["about", "codes"],
      Object.entries(ERRORS_ABOUT).map(([about, codes]) => [about, codes.map(code).join(", ")]),
    ),
    "",
  ].join("\n\n");
}

/** The statecharts of a game, drawn from the machines that run it. */
function flowPage({ title, id }: GameInfo, game: Game): string {
  const procedures = [...game.procedures].sort((one, other) => (one.name < other.name ? -1 : 1));
  const charts = procedures.map(
    ({ name, machine }) => `## ${name}\n\nOwner: ${ownerOf(game, name)}.\n\n\`\`\`mermaid\n${toMermaid(machine)}\`\`\``,
  );
  return [
    `# ${title}: statecharts`,
    `Scopes, windows, calls and published events stand in the states. Names: [${id}.md](${id}.md). Live: \`riposte inspect ${id}\`. Written by \`pnpm reference\`; do not edit.`,
    ...charts,
    "",
  ].join("\n\n");
}

const ownerOf = ({ plugins }: Game, procedure: string): string =>
  plugins.find(({ behaviour }) => procedure in (behaviour.procedures ?? {}))?.name ?? "kernel";
