import type { Context } from "../context.js";
import type { Effects } from "../declared.js";
import type { Group } from "../slice.js";

/** Companions: put into play by an effect, one of each name per player (rules 14). */
export const companionEffects = (context: Context): Pick<Effects, "companion:deploy"> => ({
  "companion:deploy": (table, { seat, card, group, spaces }, match) => {
    const { name } = context.body(card);
    const groups = match.own(table, "groups");
    const figures = match.own(table, "figures");
    // putting it into play again removes the old one; that is no defeat
    for (const old of Object.values(groups)) {
      if (old.companionOf === null || old.seat !== seat || context.body(old.card).name !== name) continue;
      for (const figure of old.figures) delete figures[figure];
      delete groups[old.id];
    }
    const id = `${seat}.${card}.${match.stamp()}`;
    const made: Group = { id, seat, card, figures: [`${id}.1`], attachments: [], ready: true, companionOf: group };
    groups[id] = made;
    const figure = `${id}.1`;
    figures[figure] = { id: figure, seat, group: id, card, spaces: [], damage: 0, conditions: [] };
    match.queue({ type: "figure:deploy", figure, spaces: [...spaces] });
  },
});
