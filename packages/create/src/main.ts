import { cloneAround, inClone } from "./clone.js";
import { CLONE, create, ELSEWHERE } from "./commands.js";
import { anywhere } from "./own-folder.js";

const isTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** `pnpm new …` for the repository at `root`; the exit code. */
export const createInClone = (root: string, words: readonly string[]): Promise<number> =>
  create(inClone(root), CLONE, words, isTerminal());

/** `npm create riposte …` in this folder, also where it is in a clone. */
export function createHere(words: readonly string[]): Promise<number> {
  const clone = cloneAround(process.cwd());
  return clone === undefined
    ? create(anywhere(process.cwd()), ELSEWHERE, words, isTerminal())
    : createInClone(clone, words);
}
