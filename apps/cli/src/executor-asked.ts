import type { Executor } from "@riposte/kernel/flow";
import type { Arguments } from "./arguments.js";
import type { Flag } from "./command.js";
import { UserMistake } from "./user-mistake.js";

/** Which executor steps the flow of a match. */
export const EXECUTOR_FLAG: Flag = {
  name: "executor",
  value: "NAME",
  help: "what steps the flow: table, or xstate for its own actors; the match is the same",
};

/** The executor that was asked for; the compiled tables unless one was. */
export async function executorAsked(args: Arguments): Promise<{ readonly executor?: Executor }> {
  const name = args.text("executor") ?? "table";
  if (name === "table") return {};
  if (name !== "xstate") throw new UserMistake("BAD_VALUE", `--executor is table or xstate, not "${name}".`);
  const { xstateExecutor } = await import("@riposte/testing/executors");
  return { executor: xstateExecutor() };
}
