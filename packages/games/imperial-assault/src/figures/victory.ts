import { end } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { Effects, IaMatch } from "../declared.js";
import { faceOf } from "../dice/dice.js";
import { FACE } from "../dice/roll.js";
import type { Side, Table } from "../slice.js";
import { otherSeat } from "./lookup.js";

type Victory = Pick<Effects, "seat:score" | "seat:pay" | "seats:score" | "match:finish">;
type Seen = IaMatch["slices"]["imperial-assault"];

/** A player reaches this many victory points and the game ends at once. */
const ENOUGH = 40;

/** Victory points and the end (rules 10). */
export const victory = (context: Context): Victory => ({
  "seat:score": (_table, { seat, vp, by }, match) => match.queue({ type: "seats:score", scores: [{ seat, vp, by }] }),

  // the payer loses and the opponent gains; one that has less gives what there is
  "seat:pay": (table, { seat, vp, by }, match) => {
    const paid = Math.min(vp, (table.sides[seat] as Side).vp);
    if (paid === 0) return;
    const scores = [
      { seat, vp: -paid, by },
      { seat: otherSeat(seat), vp: paid, by },
    ];
    match.queue({ type: "seats:score", scores });
  },

  // never below zero; what is scored at the same moment counts before either player has won
  "seats:score": (table, { scores }, match) => {
    for (const { seat, vp, by } of scores) {
      const side = match.own(match.own(table, "sides"), seat);
      const scored = Math.max(0, side.vp + vp) - side.vp;
      side.vp += scored;
      if (by === "defeat") side.vpFromDefeats += scored;
      match.publish("vp:scored", { seat, vp: scored, by });
    }
    if (![0, 1].some((seat) => totalOf(table, seat) >= ENOUGH)) return;
    match.queue({ type: "match:finish", winner: aheadIn(context, table, match), by: "points" });
  },

  "match:finish": (table, { winner, by }, match) => {
    const vp = [0, 1].map((seat) => totalOf(table, seat));
    match.queue(end({ winners: [winner], by, round: table.round, vp }));
  },
});

/** Who has won if the game ends now; a draw of everything is rolled for. */
export const aheadIn = (context: Context, table: Table, match: IaMatch): number =>
  leaderOf(context, table) ?? luckier(match);

/** Victory points scored, and those a player counts as having while tokens lie on the map or on another token. */
export function totalOf({ sides, objects }: Seen, seat: number): number {
  const { vp, counted } = sides[seat] as Side;
  const lying = (kind: string) =>
    Object.values(objects).reduce(
      (sum, object) => sum + (object.kind === kind && object.space !== null ? 1 : 0) + (object.holds?.[kind] ?? 0),
      0,
    );
  return counted.reduce((sum, { token, each, number = lying(token) }) => sum + each * number, vp);
}

/** Most points; then more from defeats; then fewer wounds: damage on the living and Health of the fallen of groups in play. */
function leaderOf(context: Context, table: Table): number | undefined {
  const standings = [0, 1].map((seat) => [
    totalOf(table, seat),
    (table.sides[seat] as Side).vpFromDefeats,
    -woundsOf(context, table, seat),
  ]) as [number[], number[]];
  for (const [at, first] of standings[0].entries()) {
    const second = standings[1][at] as number;
    if (first !== second) return first > second ? 0 : 1;
  }
  return undefined;
}

function woundsOf(context: Context, { figures, groups }: Table, seat: number): number {
  const damage = Object.values(figures)
    .filter((figure) => figure.seat === seat)
    .reduce((sum, figure) => sum + figure.damage, 0);
  return Object.values(groups)
    .filter((group) => group.seat === seat)
    .reduce((sum, { card, figures: members, attachments }) => {
      const squads = attachments.filter((one) => context.facts.deployment[one]?.kind === "squadUpgrade");
      const lost = [card, ...squads].map((one) => {
        const body = context.body(one);
        const printed = body.kind === "figure" ? body.figures : 1;
        const living = members.filter((id) => figures[id]?.card === one).length;
        return Math.max(0, printed - living) * body.health;
      });
      return lost.reduce((all, health) => all + health, sum);
    }, damage);
}

/** One blue die each, higher accuracy; again while they are equal. */
function luckier(match: IaMatch): number {
  for (;;) {
    const [first, second] = [0, 1].map(() => faceOf("blue", match.chance("dice", FACE)).accuracy) as [number, number];
    if (first !== second) return first > second ? 0 : 1;
  }
}
