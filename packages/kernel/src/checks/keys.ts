import type { Choice } from "../choices/choice.js";
import { listedIn } from "../choices/listed.js";
import type { QuestionEntry } from "../compose/game.js";
import { KernelError } from "../errors.js";

/** Every answer of a question has a name of its own: of two with one name only the first could ever be chosen. */
export function checkKeys({ label }: QuestionEntry, choice: Choice): void {
  const seen = new Set<unknown>();
  for (const { key } of listedIn(choice)) {
    if (seen.has(key))
      throw new KernelError(
        "HANDLER_FAILED",
        `${label} lists "${key}" more than once. Give each option a key of its own.`,
      );
    seen.add(key);
  }
}
