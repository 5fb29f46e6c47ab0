import type { Surge as SurgeAbility } from "@riposte/imperial-assault";
import { type Behaviour, last, type Match } from "@riposte/kernel";
import type { Surge } from "./declared.js";

/** Surge abilities a figure has by an effect, while it lasts. */
const GRANTED = "surge:granted";
/** Those for its next attack. */
const NEXT = "surge:next";

/** Those of another figure's card. */
const BORROWED = "surge:borrowed";

interface Borrowed {
  readonly figure: string;
  readonly card: string;
}

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

/** The card whose printed surge abilities a figure has in this attack in place of its own. */
export const lentBy = (match: Match<Surge>, figure: string): string | undefined => {
  const lent = match
    .lasting(BORROWED)
    .find(({ data, scope }) => (data as Borrowed).figure === figure && scope === match.scope("attack"));
  return (lent?.data as Borrowed | undefined)?.card;
};

export const grantEffects: Behaviour<Surge>["effects"] = {
  "surge:borrow": (_slice, { figure, of }, match) => {
    const card = match.slices["imperial-assault"].figures[of]?.card;
    if (card !== undefined) match.queue(last(BORROWED, { scope: "attack", data: { figure, card } }));
  },
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
