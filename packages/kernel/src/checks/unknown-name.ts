import { didYouMean } from "@riposte/words";
import type { Runtime } from "../engine/runtime.js";
import { KernelError } from "../errors.js";

/** A name in an effect, an ability or a call that no plugin of the composition declares: who said it, and what was meant. */
export function unknownName(rt: Runtime, does: string, name: string, known: Iterable<string>): KernelError {
  const meant = didYouMean(name, known) || " Compose the plugin that declares it, or correct the name.";
  return new KernelError(
    "UNKNOWN_NAME",
    `${rt.checks ? rt.acting : sayer(rt)} ${does} "${name}", which no plugin here declares.${meant}`,
  );
}

/** The ability whose step is being done, with its plugin; else the handler that acted last. */
export function sayer({ game, frames, acting }: Runtime): string {
  const top = frames[frames.length - 1];
  if (top === undefined || game.procedures[top.procedure]?.name !== "ability") return acting;
  const { ability } = top.vars as { readonly ability?: string };
  if (ability === undefined) return `A step of an ability without a name (${acting})`;
  const owner = game.abilityOwners.get(ability);
  return `The ability "${ability}"${owner === undefined ? "" : ` of "${owner}"`}`;
}
