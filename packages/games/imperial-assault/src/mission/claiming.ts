import { choose, type Questions } from "@riposte/kernel";
import { nameOf, type RuleOf, TERRAIN } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch, ImperialAssault } from "../declared.js";
import { boardOf, fieldIn } from "../figures/field.js";
import { otherSeat } from "../figures/lookup.js";
import { say } from "../messages.js";
import { creatureGroup } from "../setup/mission-figures.js";
import { newFigure } from "../setup/muster-side.js";
import type { Side } from "../slice.js";
import { creatureCard } from "./creature-cards.js";
import { missionOf } from "./objects.js";
import { inOrder } from "./rule-order.js";

const KEEP = "keep";

/** Figures of the mission that players have defeated, and may send back. */
export const claiming = (context: Context): Pick<Effects, "creature:credit" | "creature:place"> => ({
  "creature:credit": (table, { card, seat, vp }, match) => {
    const board = boardOf(context, match);
    const token = missionOf(context, match)?.tokens.find(({ id }) => creatureCard(board, table.mission, id) === card);
    if (token?.attackable?.claimed === true) {
      const side = match.own(match.own(table, "sides"), seat);
      side.claimed = [...(side.claimed ?? []), card];
      match.publish("creature:claimed", { card, seat });
    }
    if (vp > 0) match.queue({ type: "seat:score", seat, vp, by: "mission" });
  },
  "creature:place": (table, { card, space, seat }, match) => {
    const side = table.sides[seat] as Side;
    const at = side.claimed?.indexOf(card) ?? -1;
    const board = boardOf(context, match);
    const kind = missionOf(context, match)?.tokens.find(
      ({ id }) => creatureCard(board, table.mission, id) === card,
    )?.id;
    if (at < 0 || kind === undefined) return;
    match.own(match.own(table, "sides"), seat).claimed = side.claimed?.filter((_, index) => index !== at) ?? [];
    const groups = match.own(table, "groups");
    groups[kind] ??= creatureGroup(board, table.mission, kind);
    const group = match.own(groups, kind);
    const id = `${kind}-${match.stamp()}`;
    group.figures = [...group.figures, id];
    // a record of its own: who is in play is told by which record it is
    table.figures = { ...table.figures, [id]: { ...newFigure(id, group, card), spaces: [space] } };
    match.publish("creature:placed", { figure: id, space, seat });
  },
});

/** In order of initiative each player may put one it claimed into the opponent's zone. */
export function returnClaimed(context: Context, match: IaMatch, { token }: RuleOf<"return-claimed">): void {
  const { sides, mission } = match.slices["imperial-assault"];
  const card = creatureCard(boardOf(context, match), mission, token);
  for (const seat of inOrder(match))
    if (sides[seat]?.claimed?.includes(card) === true) match.ask("ia:claimed", seat, { card });
}

export const claimedQuestion = (context: Context): Questions<ImperialAssault>["ia:claimed"] => ({
  prompt: ({ about }) => say("ia:claimed", { card: about.card }),
  publicName: "ia:claimed",
  ifNone: "skip",
  choices: ({ seat }, match) => {
    const spaces = freeIn(context, match, otherSeat(seat));
    return choose.one([
      ...spaces.map((to) => ({ key: to, label: say("ia:to", { to }) })),
      { key: KEEP, label: say("ia:keep-claimed") },
    ]);
  },
  answer: (answer, { about, seat }, match) => {
    if (answer !== KEEP) match.queue({ type: "creature:place", card: about.card, space: String(answer), seat });
  },
});

/** Spaces of a player's zone where a figure could stop. */
function freeIn(context: Context, match: IaMatch, seat: number): readonly string[] {
  const board = boardOf(context, match);
  const { occupants, terrain } = fieldIn(context, match);
  const { zone } = match.slices["imperial-assault"].sides[seat] as Side;
  return board.zones[zone ?? "red"]
    .filter((space) => occupants[space] === undefined)
    .filter((space) => terrain[space] === TERRAIN.normal || terrain[space] === TERRAIN.difficult)
    .map((space) => nameOf(board, space));
}
