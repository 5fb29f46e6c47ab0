import type { Think } from "@riposte/hosting";
import type { Arguments } from "../arguments.js";
import type { Flag } from "../command.js";
import { UserMistake } from "../user-mistake.js";

export const THINK_FLAG: Flag = {
  name: "think",
  value: "HOW LONG",
  help: "how long thinking bots think about an answer: 200 imagined matches, or 1s, 500ms; as their level says unless given",
};

const MOST_SIMULATIONS = 1_000_000;
const MOST_MILLISECONDS = 600_000;

/** A number of imagined matches, or a time. */
export function readThink(args: Arguments): Think | undefined {
  const given = args.text(THINK_FLAG.name);
  if (given === undefined) return undefined;
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*(ms|s)?$/.exec(given.trim()) ?? [];
  const number = Number(amount);
  const isTime = unit !== undefined;
  const value = unit === "s" ? number * 1000 : number;
  const most = isTime ? MOST_MILLISECONDS : MOST_SIMULATIONS;
  if (amount === undefined || value <= 0 || value > most || (!isTime && !Number.isInteger(value)))
    throw new UserMistake(
      "BAD_VALUE",
      `--think ${given}: nobody can think for that. Give 1 to ${MOST_SIMULATIONS} imagined matches, such as 200, or a time up to 10 minutes, such as 1s or 500ms.`,
    );
  return isTime ? { milliseconds: value } : { simulations: value };
}
