import type { GameInfo } from "@riposte/hosting";
import { toMermaid } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";

/** The statecharts of a game, drawn from the machines that run it. */
export function flowPage({ title, id }: GameInfo, game: Game): string {
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
