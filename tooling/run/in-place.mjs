import { spawn } from "node:child_process";
import { constants } from "node:os";

/** Milliseconds between looks at whether the shell of npm is still there. */
const LOOK_EVERY = 500;
const ENDING = ["SIGTERM", "SIGINT", "SIGHUP"];

/** Runs a program in the place of this one: what ends this one ends it too, and is waited for. Resolves with the code to exit with. */
export function runInPlace(command, words) {
  const child = spawn(command, words, { stdio: "inherit" });
  // a terminal has sent SIGINT to the program itself, which would take a second one for impatience
  const end = () => child.kill("SIGTERM");
  for (const signal of ENDING) process.once(signal, end);
  // impatience may end the program, not this one before it
  process.on("SIGINT", () => undefined);
  // npm hands a signal to its shell alone, which leaves what it started behind
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => process.ppid !== parent && end(), LOOK_EVERY).unref();
  return new Promise((resolve) => {
    child.on("error", (error) => {
      process.stderr.write(`${command} does not start: ${error.message}\n`);
      resolve(1);
    });
    child.on("exit", (status, signal) => resolve(status ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
