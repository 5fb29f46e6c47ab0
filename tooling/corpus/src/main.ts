import { parseArgs } from "node:util";
import { GAMES } from "@riposte/hosting";
import { checkCorpus } from "./check.js";
import { PLANS } from "./plans/games.js";
import { recordPlans } from "./record.js";
import { ROOT } from "./workspace.js";

const HELP = `Recorded matches prove that versions keep their promise.

  pnpm corpus:check  [--game <id>]             plays every recording and kept save again
  pnpm corpus:record [--game <id>] [--again]   records the matches that have no file yet;
                                               --again: anew what a changeset announces, and the rest confirmed
`;

/** Runs a command; the exit code is 1 where a match changed without a word. */
export async function main(args: readonly string[], print: (text: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { game: { type: "string" }, again: { type: "boolean" }, help: { type: "boolean", short: "h" } },
  });
  const [command] = positionals;
  const { game, again = false, help = false } = values;
  if (help || (command !== "check" && command !== "record")) {
    print(HELP);
    return help ? 0 : 2;
  }
  if (game !== undefined && !GAMES.some(({ id }) => id === game)) {
    print(`There is no game "${game}". Games: ${GAMES.map(({ id }) => id).join(", ")}.`);
    return 2;
  }
  let failed = 0;
  if (command === "check") {
    await checkCorpus(ROOT, game, (file, { kind, text }) => {
      print(kind === "same" ? `as recorded  ${file}` : `${kind.padEnd(11)}  ${text}`);
      if (kind === "broken") failed += 1;
    });
  } else {
    const plans = PLANS.filter((plan) => game === undefined || plan.game === game);
    await recordPlans(ROOT, plans, {
      again,
      tell({ file, done, text }) {
        print(`${done.padEnd(13)}  ${file}${text === "" ? "" : `\n  ${text}`}`);
        if (done === "refused") failed += 1;
      },
    });
  }
  return failed === 0 ? 0 : 1;
}
