import { describeStepDifference, parseScenario, runScenario } from "@riposte/testing/scenario";
import type { Command } from "../command.js";
import { COMPOSITION_FLAGS, composedBy } from "../composition.js";
import { watched } from "../debug.js";
import { EXIT } from "../exit-code.js";
import { gameOfFile } from "../find-game.js";
import { aboutFile } from "../match-file.js";

export const run: Command = {
  name: "run",
  summary: "run a scenario file, and print the resulting state as JSON",
  operands: ["scenario.json"],
  flags: COMPOSITION_FLAGS,
  notes: [
    "The state goes to stdout. Where an expectation fails, stderr says at which step and what was there instead,\nand the exit code is 1. A file with unknown fields is refused with their paths (exit 2).",
  ],
  examples: ["run scenario.json"],
  async run(args, terminal) {
    const file = args.operand("scenario.json");
    const scenario = aboutFile(file, parseScenario);
    const { game, ...how } = watched(await composedBy(await gameOfFile(scenario.game, file), args), terminal);
    const { ok, state, differences } = aboutFile(file, () => runScenario(game, scenario, how));
    terminal.print(JSON.stringify(state, null, 2));
    if (ok) return EXIT.ok;
    terminal.warn(terminal.paint.red(`${scenario.title ?? file}: does not hold`));
    for (const difference of differences)
      terminal.warn(`- ${describeStepDifference(scenario.steps ?? [], difference)}`);
    return EXIT.failed;
  },
};
