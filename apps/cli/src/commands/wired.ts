import { wiredStatus } from "@riposte/kernel/run";
import { counted } from "@riposte/words";
import type { Command } from "../command.js";
import { COMPOSITION_FLAGS, composedBy } from "../composition.js";
import { EXIT } from "../exit-code.js";
import { findGame } from "../find-game.js";
import { type Counts, countsByGroup, countsOf, gapProblems, type Proven, proven } from "../wired/proofs.js";

export const wired: Command = {
  name: "wired",
  summary: "say which abilities of the game's data really work",
  operands: ["game"],
  flags: [
    { name: "json", help: "the same as JSON" },
    { name: "check", help: "fail when more is missing than the data's gaps.json says, or less" },
    ...COMPOSITION_FLAGS,
  ],
  notes: [
    "The status is computed: wired (every step has an owner), partial (some steps are done by hand), unwired.\nA status typed in the data that disagrees is printed on stderr and ends with exit code 1.",
    "Tested: a scenario holds, and fails in the same game without the ability. Reached: how often random play or the\nstaging harness made it act. Both as `pnpm coverage` last wrote them; the tests fail when one is lost.",
  ],
  async run(args, terminal) {
    const entry = await findGame(args.operand("game"));
    const printed = entry.abilities();
    const status = wiredStatus(await composedBy(entry, args), printed);
    const groups = new Map(printed.map(({ id, by = {} }) => [id, by]));
    const abilities = proven(status.abilities, groups, entry.proofs);
    const counts = countsOf(abilities);
    const byGroup = countsByGroup(abilities);
    if (args.isSet("json"))
      terminal.print(JSON.stringify({ game: entry.name, counts, by: byGroup, abilities }, null, 2));
    else for (const line of lines(abilities, byGroup)) terminal.print(line);
    const problems = [...status.problems, ...(args.isSet("check") ? gapProblems(abilities, entry.proofs) : [])];
    for (const problem of problems) terminal.warn(problem);
    return problems.length === 0 ? EXIT.ok : EXIT.failed;
  },
};

function lines(abilities: readonly Proven[], groups: ReturnType<typeof countsByGroup>): readonly string[] {
  const width = Math.max(0, ...abilities.map(({ id }) => id.length));
  const rows = abilities.map((ability) => `${ability.id.padEnd(width)}  ${textOf(ability)}`);
  const grouped = Object.entries(groups).flatMap(([group, values]) => [
    "",
    `by ${group}`,
    ...Object.entries(values).map(([value, counts]) => `  ${value}: ${countText(counts)}`),
  ]);
  return [...rows, ...grouped, "", countText(countsOf(abilities))];
}

function textOf(ability: Proven): string {
  const tested = ability.tested ? "tested" : "untested";
  const reached = ability.reached > 0 ? `reached ${ability.reached}` : "unreached";
  return `${ability.status.padEnd(7)}  ${tested.padEnd(8)}  ${reached}${missingOf(ability)}`;
}

function missingOf({ unowned, manual }: Proven): string {
  if (unowned.length > 0) return `  no plugin owns ${unowned.join(", ")}`;
  return manual > 0 ? `  ${counted(manual, "step")} by hand` : "";
}

const countText = ({ wired, partial, unwired, tested, reached }: Counts): string =>
  `${wired} wired, ${partial} partial, ${unwired} unwired; ${tested} tested, ${reached} reached`;
