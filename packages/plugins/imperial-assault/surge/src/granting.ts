import type { Behaviour, Match } from "@riposte/kernel";
import type { Surge } from "./declared.js";

type Grant = Surge["lasting"]["surge:granted"];

/** Surge abilities granted to the attacker of the attack under way, oldest first. */
export const grantedTo = (match: Match<Surge>, figure: string): readonly Grant[] =>
  match
    .lasting("surge:granted")
    .filter(({ data, scope }) => data.figure === figure && (!data.once || scope === match.scope("attack")))
    .map(({ data }) => data);

/** The card whose printed surge abilities a figure has in this attack in place of its own. */
export const lentBy = (match: Match<Surge>, figure: string): string | undefined => {
  const lent = match
    .lasting("surge:borrowed")
    .find(({ data, scope }) => data.figure === figure && scope === match.scope("attack"));
  return lent?.data.card;
};

export const grantEffects: Behaviour<Surge>["effects"] = {
  "surge:borrow": (_slice, { figure, of }, match) => {
    const card = match.slices["imperial-assault"].figures[of]?.card;
    if (card !== undefined) match.last("surge:borrowed", { scope: "attack", data: { figure, card } });
  },
  "surge:grant": (_slice, { figure, surges, until, by }, match) => {
    const data: Grant = { figure, surges, by, once: until === "attack" };
    if (until === "match") match.last("surge:granted", { data });
    else if (until !== "next-attack") match.last("surge:granted", { scope: until, data });
    // outside an activation the next attack is the next of the round
    else match.last("surge:next", { scope: match.isScopeOpen("activation") ? "activation" : "round", data });
  },
  "surge:ability": (_slice, { ability, figure }, match) => match.publish("surge:ability-used", { ability, figure }),
};

/** What waited for a figure's next attack is granted when it declares one. */
export function takeUp({ attacker }: { readonly attacker: string }, match: Match<Surge>): void {
  for (const { id, data } of match.lasting("surge:next")) {
    const { figure, surges, by } = data;
    if (figure !== attacker) continue;
    match.queue({ type: "kernel:expire", id });
    match.queue({ type: "surge:grant", figure, surges: [...surges], until: "attack", by });
  }
}
