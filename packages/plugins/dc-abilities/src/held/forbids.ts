import { type Context, currentAttack, HARMFUL } from "@riposte/imperial-assault";
import type { DcMatch } from "../declared.js";
import type { Forbid } from "../language/ability.js";
import { holds } from "../reading/condition.js";
import type { Compiled } from "./compile.js";
import { type Holder, holdersIn, sceneOf } from "./holders.js";

/** The ability that forbids something of a figure, if one does. */
export function forbiddenBy(
  context: Context,
  compiled: Compiled,
  match: DcMatch,
  figure: string,
  what: Forbid["what"],
): string | undefined {
  for (const holder of holdersIn(compiled, match, "forbid")) {
    for (const { id, ability } of holder.parts.abilities) {
      const rule = ability.forbid?.find((forbid) => forbid.what === what);
      if (rule === undefined || holder.lost.includes(id) || !binds(match, holder, rule.to, figure)) continue;
      if (holds(sceneOf(context, match, holder, { ability: id, subject: figure }), rule.if)) return id;
    }
  }
  return undefined;
}

function binds(match: DcMatch, { self, seat }: Holder, to: Forbid["to"], figure: string): boolean {
  if (to === "self") return self === figure;
  return (match.slices["imperial-assault"].figures[figure]?.seat === seat) === (to === "friendly");
}

/** Effects that abilities forbid. */
export const vetoes = (context: Context, compiled: Compiled) => {
  const forbids = (what: Forbid["what"]) => (effect: { readonly figure: string }, match: DcMatch) =>
    forbiddenBy(context, compiled, match, effect.figure, what);
  return {
    "figure:gain": (effect: { readonly figure: string; readonly condition: string }, match: DcMatch) =>
      HARMFUL.includes(effect.condition as never) ? forbids("harmful-conditions")(effect, match) : undefined,
    "figure:recover": forbids("recover"),
    "figure:strain": forbids("strain"),
    "figure:damage": (effect: { readonly figure: string; readonly by: string }, match: DcMatch) =>
      effect.by === "blast" && currentAttack(match)?.attacker === effect.figure
        ? forbids("own-blast")(effect, match)
        : undefined,
    "figure:lethal": forbids("defeat"),
    "figure:defeat": forbids("defeat"),
    "door:open": (_effect: unknown, match: DcMatch) => {
      const figure = match.slices["imperial-assault"].activation?.figure;
      return figure == null ? undefined : forbids("interact")({ figure }, match);
    },
    "object:retrieve": forbids("interact"),
    "figure:step": (effect: { readonly figure: string; readonly voluntary: boolean }, match: DcMatch) =>
      effect.voluntary ? forbids("leave")(effect, match) : undefined,
  };
};
