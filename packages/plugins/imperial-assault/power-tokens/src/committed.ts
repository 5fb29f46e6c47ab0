import { type Built, effectsOf, type Match } from "@riposte/kernel";
import type { PowerToken, PowerTokens } from "./declared.js";

/** A token spent in an attack; it counts until that attack is over. */
type Committed = PowerTokens["lasting"]["power-token:committed"];

/** The lasting effect of spending a token. */
export const commit = (figure: string, token: PowerToken): Built<"kernel:last"> =>
  effectsOf<PowerTokens>().last("power-token:committed", { scope: "attack", data: { figure, token } });

/** Attacks nest: only what was committed to the innermost one counts. */
export const committedIn = (match: Match<PowerTokens>): readonly Committed[] =>
  match
    .lasting("power-token:committed")
    .filter(({ scope }) => scope === match.scope("attack"))
    .map(({ data }) => data);
