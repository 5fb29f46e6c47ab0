import type { Contribution } from "@riposte/kernel";
import { costOn } from "../army/muster.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch } from "../declared.js";
import { dropCarried } from "../mission/objects.js";
import { without } from "../record.js";
import { NOBODY } from "../slice.js";
import { easeStrain } from "./easing.js";
import { figureOf, isInPlay, otherSeat } from "./lookup.js";
import { figureCostOf, healthOf } from "./stats.js";
import { hasFiguresLeft } from "./status.js";
import { cardsStop, priceOf } from "./strain-price.js";
import { wound } from "./wound.js";

type Harm = Pick<
  Effects,
  | "figure:damage"
  | "figure:strain"
  | "figure:take-strain"
  | "figure:strain-damage"
  | "figure:recover"
  | "figure:check"
  | "figure:lethal"
  | "figure:defeat"
  | "figure:score"
>;

/** Damage, strain, recovery and defeat (rules 9). */
export const harm = (context: Context): Harm => ({
  "figure:damage": (table, { figure: id, amount, by, seat }, match) => {
    const suffered = wound(context, table, { figure: id, amount, by, ...(seat === undefined ? {} : { seat }) }, match);
    const attack = table.attacks.at(-1);
    if (suffered > 0 && attack?.defender === id && by === "attack") {
      const attacks = match.own(table, "attacks");
      match.own(attacks, attacks.length - 1).dealt += suffered;
    }
  },

  // what was prevented before is never suffered (rules 12.1)
  "figure:strain": (_table, strain, match) => {
    const { left, chooser } = easeStrain(strain, match);
    const chosen = chooser === undefined ? {} : { seat: chooser };
    if (left > 0) match.queue({ ...strain, type: "figure:take-strain", amount: left, ...chosen });
  },

  // each point becomes damage, or the top card of its player's command deck is discarded (rules 9)
  "figure:take-strain": (_table, strain, match) => {
    const { figure, by } = strain;
    const { left, chooser = strain.seat } = easeStrain(strain, match);
    if (left === 0) return;
    const owner = figureOf(match, figure).seat;
    if (cardsStop(match, figure) === 0) match.queue({ type: "figure:strain-damage", figure, amount: left, by });
    else match.ask("ia:strain", chooser ?? owner, { figure, amount: left, by, owner, price: priceOf(match, figure) });
  },

  // cards that stopped the other points are in their pile by now (rules 12.1)
  "figure:strain-damage": (_table, strain, match) => {
    const { left } = easeStrain(strain, match);
    if (left > 0) match.queue({ ...strain, type: "figure:damage", amount: left });
  },

  "figure:recover": (table, { figure: id, amount, by }, match) => {
    const figure = table.figures[id];
    const recovered = Math.min(amount, figure?.damage ?? 0);
    if (recovered === 0) return;
    match.own(match.own(table, "figures"), id).damage -= recovered;
    match.publish("figure:recovered", { figure: id, amount: recovered, by });
  },

  // also after Health was reduced: excess tokens drop
  "figure:check": (table, { figure: id }, match) => {
    if (!isDying(context, match, id)) return;
    match.own(match.own(table, "figures"), id).damage = healthOf(context, match, id);
    match.queue({ type: "figure:lethal", figure: id });
  },

  // the lethal window lies before this; a figure that is no longer dying after it lives
  "figure:lethal": (_table, { figure }, match) => {
    if (isDying(context, match, figure)) match.queue({ type: "figure:defeat", figure });
  },

  // also for "is defeated" without damage: no lethal window
  "figure:defeat": (table, { figure: id, half = false }, match) => {
    const figure = table.figures[id];
    if (figure === undefined) return;
    const worth = match.value("figure:defeat-vp", { figure: id }, figureCostOf(context, match, id));
    const vp = half ? Math.floor(worth / 2) : worth;
    table.figures = without(table.figures, id);
    const group = match.own(match.own(table, "groups"), figure.group);
    group.figures = group.figures.filter((other) => other !== id);
    const { seat, card, spaces } = figure;
    // what it carried drops before either player has won by it
    dropCarried(id, spaces, match);
    const fell = { figure: id, seat, group: figure.group, card, spaces: [...spaces], vp };
    match.publish("figure:fell", fell);
    match.open("figure:defeated", fell);
    if (seat === NOBODY) {
      if (group.figures.length === 0) table.groups = without(table.groups, figure.group);
      if (figure.foe !== undefined) match.queue({ type: "creature:credit", card, seat: figure.foe, vp });
      return;
    }
    if (figure.status !== "neutral") match.queue({ type: "figure:score", figure: id, seat: otherSeat(seat), vp });
    if (group.figures.length === 0) {
      table.groups = without(table.groups, figure.group);
      match.queue({ type: "group:leave", group: figure.group, seat });
    }
    if (!hasFiguresLeft(table, seat)) match.queue({ type: "match:finish", winner: otherSeat(seat), by: "no-figures" });
  },

  // whatever was done in its window to what it is worth counts, down to nothing
  "figure:score": (_table, { figure, seat, vp }, match) => {
    const changes = match.lasting("ia:worth").filter(({ data }) => data.figure === figure);
    for (const { id } of changes) match.queue({ type: "kernel:expire", id });
    const worth = changes.reduce((sum, { data }) => Math.max(0, sum + data.vp), vp);
    match.queue({ type: "seat:score", seat, vp: worth, by: "defeat" });
  },
});

/** An attachment is scored with the last figure of its group; a negative cost lowers the score (rules 10). */
export const attachmentPoints =
  (context: Context) =>
  ({ figure: id }: { readonly figure: string }, match: IaMatch): readonly Contribution[] => {
    if (!isInPlay(match, id)) return [];
    const group = match.slices["imperial-assault"].groups[figureOf(match, id).group];
    if (group === undefined || group.figures.some((other) => other !== id)) return [];
    return group.attachments.flatMap((attachment) => {
      const card = context.facts.deployment[attachment];
      return card?.kind === "upgrade" ? [match.add(costOn(context.facts, card.cost, group.card), attachment)] : [];
    });
  };

/** Has it suffered as much as it can, and is it still there? */
export function isDying(context: Context, match: IaMatch, id: string): boolean {
  return isInPlay(match, id) && figureOf(match, id).damage >= healthOf(context, match, id);
}
