import { last, type Match } from "@riposte/kernel";
import type { PowerToken, PowerTokens } from "./declared.js";

/** A token spent in an attack; it counts until that attack is over. */
interface Committed {
  readonly figure: string;
  readonly token: PowerToken;
}

const COMMITTED = "power-token:committed";

/** The lasting effect of spending a token. */
export const commit = (figure: string, token: PowerToken): ReturnType<typeof last> =>
  last(COMMITTED, { scope: "attack", data: { figure, token } satisfies Committed });

/** Attacks nest: only what was committed to the innermost one counts. */
export const committedIn = (match: Match<PowerTokens>): readonly Committed[] =>
  match
    .lasting(COMMITTED)
    .filter(({ scope }) => scope === match.scope("attack"))
    .map(({ data }) => data as Committed);
