import type { Context } from "../context.js";
import type { Effects, IaMatch } from "../declared.js";
import { standing } from "../figures/field.js";
import { has } from "../figures/lookup.js";
import type { Activation } from "../slice.js";

/** Whatever could make a step more than getting there. */
const ON_THE_WAY = {
  windows: ["figure:leaving", "figure:entered"],
  events: ["figure:moved"],
  values: ["figure:leave", "figure:surcharge", "figure:tread"],
  effects: ["figure:step"],
} as const;

/** Can nothing happen to a figure on its way? One that is Massive still has to push others aside where it stops. */
export const isUndisturbed = (context: Context, match: IaMatch, figure: string): boolean =>
  match.isQuiet(ON_THE_WAY) && !has(match, figure, "stun") && standing(context, match, figure).massive !== true;

/** The same as a move step by step that nobody answers: its points are paid, each step is told, and it may stay where it stops. */
export const walkingEffects: Pick<Effects, "figure:walk"> = {
  "figure:walk": (table, { figure: id, path, cost }, match) => {
    // the procedure would have had a number, and whatever comes after it has the next one
    match.stamp();
    const activation = match.own(table, "activation") as Activation;
    activation.points -= cost;
    const figure = match.own(match.own(table, "figures"), id);
    let from: readonly string[] = figure.spaces;
    for (const to of path) {
      match.publish("figure:moved", { figure: id, from: from.slice(), to: to.slice(), voluntary: true });
      from = to;
    }
    figure.spaces = from.slice();
    if (table.passing.includes(id)) table.passing = table.passing.filter((other) => other !== id);
  },
};
