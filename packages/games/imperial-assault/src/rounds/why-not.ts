import type { Key, Message } from "@riposte/kernel";
import { distance, findSpace, nameOf, reachable, stepCost } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import { targetSpaces } from "../figures/aiming.js";
import { boardOf, fieldIn, moverIn, standing } from "../figures/field.js";
import { bodyOf, deployed, figureOf, isInPlay, suffers } from "../figures/lookup.js";
import { attackTypeOf } from "../figures/stats.js";
import { say } from "../messages.js";
import { attackableOf } from "../mission/objects.js";
import { pointsWithin } from "../moving/going.js";
import { mayNotLeave } from "../moving/modes.js";
import { canInteract, isLocked } from "./interacting.js";

/** What people may wonder about: every hostile figure out of sight or reach, every space next to the figure it cannot enter. */
export const actingRefusals =
  (context: Context) =>
  (_subject: unknown, seat: number, match: IaMatch): readonly { readonly key: Key; readonly reason: Message }[] => {
    const { activation } = match.slices["imperial-assault"];
    const id = activation?.figure;
    if (activation == null || id == null || !isInPlay(match, id) || figureOf(match, id).seat !== seat) return [];
    const field = fieldIn(context, match);
    const { spaces } = standing(context, match, id);
    const around = spaces.length > 1 ? [] : field.deltas.map((delta) => (spaces[0] as number) + delta);
    const keys = [
      ...deployed(match)
        .filter((figure) => figure.seat !== seat)
        .flatMap((figure) => figure.spaces.map((space) => `attack:${figure.id}:${space}`)),
      ...around.filter((space) => field.terrain[space] !== 0).map((space) => `go:${nameOf(field.board, space)}`),
      ...field.board.doors.map((door) => `open:${door.id}`),
    ];
    return keys.flatMap((key) => {
      const reason = whyNot(context, match, key);
      return reason === undefined ? [] : [{ key, reason }];
    });
  };

/** Why the active figure cannot do what a key of `activation:act` names; undefined when the rules have no objection. */
export function whyNot(context: Context, match: IaMatch, key: string): Message | undefined {
  const { activation } = match.slices["imperial-assault"];
  const figure = activation?.figure;
  if (activation == null || figure == null) return say("ia:not-active");
  const [verb, ...rest] = key.split(":") as [string, ...string[]];
  if (verb === "go") {
    const points = pointsWithin(context, match, figure);
    return whyNoMove(context, match, figure, points, (rest[0] ?? "").split("+"));
  }
  if (activation.actions === 0) return say("ia:no-actions");
  if (verb === "attack") return whyNoAttack(context, match, figure, rest[0] ?? "");
  if ((verb === "open" || verb === "retrieve") && !canInteract(context, match, figure))
    return say("ia:cannot-interact", { figure });
  if (verb === "open" && isLocked(context, match, rest[0] ?? "")) return say("ia:door-locked", { door: rest[0] ?? "" });
  return undefined;
}

function whyNoMove(
  context: Context,
  match: IaMatch,
  id: string,
  points: number,
  to: readonly string[],
): Message | undefined {
  const params = { to: to.join("+") };
  if (suffers(match, id, "stun")) return say("ia:stunned-stays", params);
  if (match.slices["imperial-assault"].halted.includes(id)) return say("ia:halted", params);
  if (mayNotLeave(match, id)) return say("ia:held", { figure: id });
  const board = boardOf(context, match);
  const spaces = to.map((space) => findSpace(board, space));
  if (spaces.some((space) => space === undefined)) return say("ia:no-such-space", params);
  const field = fieldIn(context, match);
  const mover = moverIn(context, match, id);
  const step = stepCost(field, mover, spaces as number[], { points });
  const isReachable = reachable(field, mover, points).stops.some((stop) => stop.spaces.join() === spaces.join());
  if (isReachable) return undefined;
  if (!step.ok && step.code !== "not-one-step") return say(`ia:step-${step.code}`, params);
  return say("ia:out-of-reach", { ...params, points });
}

function whyNoAttack(context: Context, match: IaMatch, id: string, target: string): Message | undefined {
  const params = { target };
  const { attack } = bodyOf(context, match, id);
  if (attack === null) return say("ia:cannot-attack");
  if (suffers(match, id, "stun")) return say("ia:stunned-declares-nothing");
  const isObject = attackableOf(context, match, target) !== undefined;
  if (!isObject && !isInPlay(match, target)) return say("ia:no-such-target", params);
  if (!isObject && figureOf(match, target).seat === figureOf(match, id).seat) return say("ia:friendly", params);
  const type = attackTypeOf(context, match, id) ?? attack.type;
  if (targetSpaces(context, match, id, target, type).length === 0)
    return { id: type === "ranged" ? "ia:no-line-of-sight" : whyNoReach(context, match, id, target), params };
  return match.slices["imperial-assault"].activation?.hasAttacked === true ? say("ia:attacked-already") : undefined;
}

function whyNoReach(context: Context, match: IaMatch, id: string, target: string): string {
  const field = fieldIn(context, match);
  const other = field.figures.find((figure) => figure.id === target);
  const far = other === undefined ? undefined : distance(field, standing(context, match, id), other);
  const reaches = bodyOf(context, match, id).keywords.reach === true && far !== undefined && far <= 2;
  return reaches ? "ia:no-line-of-sight" : "ia:not-adjacent";
}
