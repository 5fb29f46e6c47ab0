import { choose, type Questions } from "@riposte/kernel";
import { assign } from "../army/assignment.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch, ImperialAssault } from "../declared.js";
import { say } from "../messages.js";
import type { Group, Side } from "../slice.js";
import { newFigure } from "./muster-side.js";

/** An attachment goes on a group, and leaves play with it; a squad upgrade's figure joins it (rules 2, 9). */
export const attaching = (context: Context): Pick<Effects, "setup:attach" | "group:leave"> => ({
  "setup:attach": (table, { seat, card, group: id }, match) => {
    const side = match.own(match.own(table, "sides"), seat);
    const waiting = side.unassigned.findIndex((one) => one.card === card);
    if (waiting >= 0) match.own(side, "unassigned").splice(waiting, 1);
    match.own(side, "upgrades").push({ card, group: id, ready: true });
    const group = match.own(match.own(table, "groups"), id);
    match.own(group, "attachments").push(card);
    match.publish("card:attached", { card, group: id, seat });
    if (context.facts.deployment[card]?.kind !== "squadUpgrade") return;
    const figure = `${id}.squad`;
    match.own(group, "figures").push(figure);
    // a record of its own: who is in play is told by which record it is
    table.figures = { ...table.figures, [figure]: newFigure(figure, group, card) };
  },
  "group:leave": (table, { group, seat }, match) => {
    const { upgrades } = table.sides[seat] as Side;
    if (table.groups[group] !== undefined || !upgrades.some((one) => one.group === group)) return;
    match.own(match.own(table, "sides"), seat).upgrades = upgrades.filter((one) => one.group !== group);
  },
});

/** The next attachment a player has to assign. */
export const nextToAttach = ({ slices }: IaMatch, seat: number): string | undefined =>
  (slices["imperial-assault"].sides[seat] as Side).unassigned[0]?.card;

/** Which group takes the first waiting attachment: one without another, that leaves room for the rest. */
export const attachQuestion: Questions<ImperialAssault>["ia:attach"] = {
  prompt: (_asked, match) => say("ia:attach", { card: nextToAttach(match, _asked.seat) ?? "" }),
  publicName: "ia:attach",
  choices: ({ seat }, match) =>
    choose.one(hostsFor(match, seat).map(({ id, card }) => ({ key: id, label: say("ia:group", { card }) }))),
  answer: (group, { seat }, match) =>
    match.queue({ type: "setup:attach", seat, card: nextToAttach(match, seat) as string, group: String(group) }),
};

function hostsFor({ slices }: IaMatch, seat: number): readonly Pick<Group, "id" | "card">[] {
  const { groups, sides } = slices["imperial-assault"];
  const [first, ...rest] = (sides[seat] as Side).unassigned;
  const free = Object.values(groups).filter((group) => group.seat === seat && group.attachments.length === 0);
  return free.filter(({ id }) => {
    if (first?.hosts.includes(id) !== true) return false;
    const left = free.filter((other) => other.id !== id);
    const fits = (item: number, slot: number) => rest[item]?.hosts.includes(left[slot]?.id ?? "") === true;
    return assign(rest.length, left.length, fits).every((slot) => slot !== undefined);
  });
}
