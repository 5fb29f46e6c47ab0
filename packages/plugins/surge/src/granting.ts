import type { Surge as SurgeAbility } from "@riposte/imperial-assault";
import { type Behaviour, last, type Match } from "@riposte/kernel";
import type { Surge } from "./declared.js";

/** Surge abilities a figure has by an effect, while it lasts. */
const GRANTED = "surge:granted";
/** Those for its next attack. */
const NEXT = "surge:next";

interface Grant {
  readonly figure: string;
  readonly surges: readonly SurgeAbility[];
  readonly by: string;
  /** For one attack only: another one inside it does not have them. */
  readonly once: boolean;
}

/** Surge abilities granted to the attacker of the attack under way, oldest first. */
export const grantedTo = (match: Match<Surge>, figure: string): readonly Grant[] =>
  match
    .lasting(GRANTED)
    .filter(({ data, scope }) => {
      const grant = data as Grant;
      return grant.figure === figure && (!grant.once || scope === match.scope("attack"));
    })
    .map(({ data }) => data as Grant);

export const grantEffects: Behaviour<Surge>["effects"] = {
  "surge:grant": (_slice, { figure, surges, until, by }, match) => {
    const data: Grant = { figure, surges, by, once: until === "attack" };
    if (until === "match") match.queue(last(GRANTED, { data }));
    else if (until !== "next-attack") match.queue(last(GRANTED, { scope: until, data }));
    // outside an activation the next attack is the next of the round
    else match.queue(last(NEXT, { scope: match.isScopeOpen("activation") ? "activation" : "round", data }));
  },
  "surge:ability": (_slice, { ability, figure }, match) => match.publish("surge:ability-used", { ability, figure }),
};

/** What waited for a figure's next attack is granted when it declares one. */
export function takeUp({ attacker }: { readonly attacker: string }, match: Match<Surge>): void {
  for (const { id, data } of match.lasting(NEXT)) {
    const { figure, surges, by } = data as Grant;
    if (figure !== attacker) continue;
    match.queue({ type: "kernel:expire", id });
    match.queue({ type: "surge:grant", figure, surges: [...surges], until: "attack", by });
  }
}
