import { type Board, nameOf, type RuleOf, spaceNamed } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch } from "../declared.js";
import { boardOf } from "../figures/field.js";
import type { MissionObject, Side, Table } from "../slice.js";
import { controlledBy, tokensOf } from "./control.js";
import { missionOf, whereIs } from "./objects.js";

/** Points for what is controlled: for all of it the same, or by the side that is up. */
export function scoreControl(context: Context, match: IaMatch, { control, vp }: RuleOf<"score-control">): void {
  if (typeof vp === "number") {
    score(
      match,
      controlledBy(context, match, control).map((things) => things * vp),
    );
    return;
  }
  if (!("token" in control)) return;
  const worth = ({ side, colour }: Readonly<MissionObject>) => vp[side ?? colour ?? "gray"] ?? 0;
  score(
    match,
    [0, 1].map((seat) => tokensOf(context, match, control.token, seat).reduce((sum, object) => sum + worth(object), 0)),
  );
}

/** Points for each token a figure carries in its own deployment zone. */
export function scoreCarried(context: Context, match: IaMatch, rule: RuleOf<"score-carried">): void {
  const { objects, figures } = match.slices["imperial-assault"];
  const home = [0, 1].map((seat) =>
    Object.values(objects).filter(
      (object) =>
        object.kind === rule.token &&
        object.carrier !== null &&
        figures[object.carrier]?.seat === seat &&
        isInZone(context, match, object, seat),
    ),
  );
  score(
    match,
    home.map((scored) => scored.length * rule.vp),
  );
  if (rule.discard) for (const { id } of home.flat()) match.queue({ type: "object:remove", object: id });
}

/** Each player takes the tokens off what he controls, for points. */
export function scoreHeld(context: Context, match: IaMatch, { token, on, vp }: RuleOf<"score-held">): void {
  const taken = [0, 1].map((seat) => tokensOf(context, match, on, seat));
  score(
    match,
    taken.map((objects) => objects.reduce((sum, { holds }) => sum + (holds?.[token] ?? 0) * vp, 0)),
  );
  for (const { id } of taken.flat()) match.queue({ type: "object:clear", object: id, held: token });
}

/** The player who controls it counts as having points for each token, for a while. */
export function countControl(context: Context, match: IaMatch, rule: RuleOf<"count-control">): void {
  const { round } = match.slices["imperial-assault"];
  const [first, second] = controlledBy(context, match, rule.control);
  const until = rule.until === "end-of-round" ? round : round + 1;
  const seat = first === second ? null : first > second ? 0 : 1;
  match.queue({ type: "seat:count", seat, token: rule.token, each: rule.vpPerToken, until });
}

/** Tokens in a player's zone count as points for as long as they are there. */
export const recounting = (context: Context): Pick<Effects, "mission:recount"> => ({
  "mission:recount": (table, _effect, match) => {
    const board = boardOf(context, match);
    for (const seat of [0, 1]) {
      const side = table.sides[seat] as Side;
      const now = countedInZone(board, table.mission, table, side.zone);
      if (now.length === 0) return;
      const others = side.counted.filter(({ token }) => now.every((one) => one.token !== token));
      match.own(match.own(table, "sides"), seat).counted = [...others, ...now];
    }
    // nothing more is scored, but what counts may be enough
    match.queue({ type: "seats:score", scores: [] });
  },
});

/** What a player counts as having for the tokens in the own zone. */
export function countedInZone(
  board: Board,
  mission: "a" | "b",
  table: Pick<Table, "objects" | "figures">,
  zone: Side["zone"],
): Side["counted"] {
  const here = zone === null ? [] : board.zones[zone].map((space) => nameOf(board, space));
  return (board.missions[mission]?.rules ?? []).flatMap((rule) => {
    if (rule.type !== "count-in-zone") return [];
    const number = Object.values(table.objects).filter(
      ({ kind, space }) => kind === rule.token && space !== null && here.includes(space),
    ).length;
    return [{ token: rule.token, each: rule.vp, until: FOREVER, number }];
  });
}

/** No match has so many rounds. */
const FOREVER = 999;

/** A token that is elsewhere may be in a zone now, or no longer. */
export const recountAfter =
  (context: Context) =>
  (_event: unknown, match: IaMatch): void => {
    if (missionOf(context, match)?.rules.some(({ type }) => type === "count-in-zone"))
      match.queue({ type: "mission:recount" });
  };

function isInZone(context: Context, match: IaMatch, object: Readonly<MissionObject>, seat: number): boolean {
  const board = boardOf(context, match);
  const { zone } = match.slices["imperial-assault"].sides[seat] as Side;
  return zone !== null && whereIs(match, object).some((space) => board.zones[zone].includes(spaceNamed(board, space)));
}

/** Both players' points of one rule come at the same moment. */
export function score(match: IaMatch, points: readonly number[]): void {
  const scores = points.map((vp, seat) => ({ seat, vp, by: "mission" })).filter(({ vp }) => vp > 0);
  if (scores.length > 0) match.queue({ type: "seats:score", scores });
}
