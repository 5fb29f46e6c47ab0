import type { Effects } from "../declared.js";
import { newFigure } from "../setup/muster-side.js";
import type { Group } from "../slice.js";
import { comeIntoPlay } from "./coming-into-play.js";

/** Defeated figures that a card brings back (rules 9). */
export const returning: Pick<Effects, "figure:return"> = {
  "figure:return": (table, { figure, seat, card, group: id, spaces }, match) => {
    if (table.figures[figure] !== undefined) return;
    const gone: Group = { id, seat, card, figures: [], attachments: [], ready: false, companionOf: null };
    const group = table.groups[id] ?? gone;
    const grown = { ...group, figures: [...group.figures, figure] };
    table.groups = { ...table.groups, [id]: grown };
    table.figures = { ...table.figures, [figure]: newFigure(figure, grown, card) };
    match.queueAll(comeIntoPlay(figure, spaces));
  },
};
