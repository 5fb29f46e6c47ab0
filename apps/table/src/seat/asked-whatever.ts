import type { PolicyChange, Save } from "@riposte/kernel/run";

/**
 * Does a seat want to be asked whatever it holds? Then it is asked where any card of the game could be played, brought or not: such a match
 * is played with all of them.
 */
export const isAskedWhatever = (change: PolicyChange): boolean =>
  (change.set === "hold" && change.hold === "always") || (change.set === "order" && change.act === "offer");

/** Is a seat asked so in a saved match? Where it does not begin with its setup it is unknown. */
export const asksWhatever = ({ holds, from, inputs }: Save): boolean =>
  from !== null ||
  holds.includes("always") ||
  inputs.some((input) => "policy" in input && isAskedWhatever(input.policy));
