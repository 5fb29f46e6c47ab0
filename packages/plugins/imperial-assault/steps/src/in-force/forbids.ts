import { type Context, currentAttack, isHarmful } from "@riposte/imperial-assault";
import type { Contribution } from "@riposte/kernel";
import type { StepsMatch } from "../declared.js";
import { FORBIDDEN, type Forbid } from "../language/ability.js";
import { forbidTopic } from "../library/parts.js";
import { holds } from "../reading/condition.js";
import { runningScene } from "../reading/scene.js";
import { type Holder, type Holders, sceneOf } from "./holders.js";

const NONE: Readonly<Record<string, unknown>> = {};

/** Asked all the time, so the names are made once. */
const TOPICS = Object.fromEntries(FORBIDDEN.map((what) => [what, forbidTopic(what)])) as Readonly<
  Record<Forbid["what"], string>
>;

/** The ability that forbids something of a figure, if one does. */
function forbiddenBy(
  context: Context,
  holdersIn: Holders,
  match: StepsMatch,
  figure: string,
  what: Forbid["what"],
  bindings: Readonly<Record<string, unknown>> = NONE,
): string | undefined {
  for (const holder of holdersIn(match, TOPICS[what])) {
    for (const { id, ability } of holder.parts.abilities) {
      const rule = ability.forbid?.find(
        (forbid) => forbid.what === what && (forbid.condition === undefined || forbid.condition === bindings.condition),
      );
      if (rule === undefined || holder.lost.includes(id) || !binds(match, holder, rule.to, figure)) continue;
      if (holds(sceneOf(context, match, holder, { subject: figure, ...bindings }, id), rule.if)) return id;
    }
  }
  return undefined;
}

function binds(match: StepsMatch, { self, seat }: Holder, to: Forbid["to"], figure: string): boolean {
  if (to === "any") return true;
  if (to === "self") return self === figure;
  return (match.slices["imperial-assault"].figures[figure]?.seat === seat) === (to === "friendly");
}

/** What a figure may not do it is not offered. */
export const refrains = (context: Context, holdersIn: Holders) => {
  const forbids =
    (what: Forbid["what"]) =>
    ({ figure }: { readonly figure: string }, match: StepsMatch): Contribution | undefined => {
      const by = forbiddenBy(context, holdersIn, match, figure, what);
      return by === undefined ? undefined : match.contribute("set", 0, by);
    };
  return {
    "figure:gains": (
      { figure, condition }: { readonly figure: string; readonly condition: string },
      match: StepsMatch,
    ): Contribution | undefined => {
      const isHarm = isHarmful(condition);
      const by =
        forbiddenBy(context, holdersIn, match, figure, "conditions") ??
        (isHarm ? forbiddenBy(context, holdersIn, match, figure, "harmful-conditions") : undefined);
      return by === undefined ? undefined : match.contribute("set", 0, by);
    },
    "figure:interact": forbids("interact"),
    "figure:leave": forbids("leave"),
    "figure:specials": forbids("specials"),
    "figure:suffers": forbids("suffer"),
    "figure:strains": forbids("strain"),
    "figure:damages": forbids("damage"),
  };
};

/** Effects that abilities forbid. */
export const vetoes = (context: Context, holdersIn: Holders) => {
  const forbids =
    (what: Forbid["what"]) =>
    ({ figure, by }: { readonly figure: string; readonly by?: string | undefined }, match: StepsMatch) =>
      forbiddenBy(context, holdersIn, match, figure, what, by === undefined ? NONE : { by });
  return {
    "figure:gain": (
      effect: { readonly figure: string; readonly condition: string; readonly by?: string | undefined },
      match: StepsMatch,
    ) =>
      forbids("conditions")(effect, match) ??
      (isHarmful(effect.condition) ? forbids("harmful-conditions")(effect, match) : undefined),
    "figure:lose": (effect: { readonly figure: string; readonly condition: string }, match: StepsMatch) =>
      forbiddenBy(context, holdersIn, match, effect.figure, "lose", { condition: effect.condition }),
    "figure:recover": forbids("recover"),
    "figure:strain": forbids("strain"),
    "figure:damage": (effect: { readonly figure: string; readonly by: string }, match: StepsMatch) =>
      forbiddenBy(context, holdersIn, match, effect.figure, "damage", { by: effect.by }) ??
      (effect.by === "blast" && currentAttack(match)?.attacker === effect.figure
        ? forbids("own-blast")(effect, match)
        : undefined),
    // drawing is a player's, the holder of the ability forbids it to both
    "seat:draw": (_effect: { readonly seat: number }, match: StepsMatch) =>
      forbiddenBy(context, holdersIn, match, "", "draw"),
    "do:shove": ({ figure }: { readonly figure: string }, match: StepsMatch) =>
      forbiddenBy(context, holdersIn, match, figure, "push", { pusher: runningScene(context, match).self }),
    "figure:lethal": forbids("defeat"),
    "figure:defeat": forbids("defeat"),
  };
};
