import type { Context } from "../context.js";
import type { Effects } from "../declared.js";
import { comeIntoPlay } from "../figures/coming-into-play.js";
import { without } from "../record.js";
import { newFigure } from "../setup/muster-side.js";
import type { Group } from "../slice.js";

/** Companions: put into play by an effect, one of each name per player (rules 14). */
export const companionEffects = (context: Context): Pick<Effects, "companion:deploy"> => ({
  "companion:deploy": (table, { seat, card, group, spaces }, match) => {
    const { name } = context.body(card);
    // putting it into play again removes the old one; that is no defeat
    for (const old of Object.values(table.groups)) {
      if (old.companionOf === null || old.seat !== seat || context.body(old.card).name !== name) continue;
      table.figures = without(table.figures, ...old.figures);
      table.groups = without(table.groups, old.id);
    }
    const id = `${seat}.${card}.${match.stamp()}`;
    const figure = `${id}.1`;
    const made: Group = { id, seat, card, figures: [figure], attachments: [], ready: true, companionOf: group };
    table.groups = { ...table.groups, [id]: made };
    table.figures = { ...table.figures, [figure]: newFigure(figure, made, card) };
    match.queueAll(comeIntoPlay(figure, spaces));
  },
});
