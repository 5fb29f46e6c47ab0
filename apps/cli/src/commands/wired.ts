import { type Wired, wiredStatus } from "@riposte/kernel";
import type { Command } from "../command.js";
import { composedBy, PLUGINS_FLAG } from "../composition.js";
import { EXIT } from "../exit-code.js";
import { findGame } from "../find-game.js";

export const wired: Command = {
  name: "wired",
  summary: "say which abilities of the game's data really work",
  operands: ["game"],
  flags: [{ name: "json", help: "the same as JSON" }, PLUGINS_FLAG],
  notes: [
    "The status is computed: wired (every step has an owner), partial (some steps are done by hand), unwired.\nA status typed in the data that disagrees is printed on stderr and ends with exit code 1.",
  ],
  examples: ["wired finished", "wired finished --json"],
  async run(args, terminal) {
    const entry = findGame(args.operand("game"));
    const { abilities, problems } = wiredStatus(composedBy(entry, args), entry.abilities);
    const counts = countsOf(abilities);
    if (args.isSet("json")) terminal.print(JSON.stringify({ game: entry.name, counts, abilities }, null, 2));
    else {
      const width = Math.max(0, ...abilities.map(({ id }) => id.length));
      for (const ability of abilities) terminal.print(`${ability.id.padEnd(width)}  ${statusText(ability)}`);
      terminal.print(
        Object.entries(counts)
          .map(([status, count]) => `${count} ${status}`)
          .join(", "),
      );
    }
    for (const problem of problems) terminal.warn(problem);
    return problems.length === 0 ? EXIT.ok : EXIT.failed;
  },
};

function statusText({ status, unowned, manual }: Wired): string {
  if (unowned.length > 0) return `${status}: no plugin owns ${unowned.join(", ")}`;
  return manual > 0 ? `${status}: ${manual} ${manual === 1 ? "step" : "steps"} by hand` : status;
}

function countsOf(abilities: readonly Wired[]): Record<Wired["status"], number> {
  const counts = { wired: 0, partial: 0, unwired: 0 };
  for (const { status } of abilities) counts[status] += 1;
  return counts;
}
