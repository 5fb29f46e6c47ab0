import {
  type Controlled,
  controllerOfArea,
  controllerOfToken,
  type Field,
  nameOf,
  spaceNamed,
} from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import { boardOf, fieldIn } from "../figures/field.js";
import type { MissionObject } from "../slice.js";
import { objectsOf } from "./objects.js";
import { terminalsIn } from "./terminals.js";

/** How many of the things each seat controls (rules 6.6). */
export function controlledBy(context: Context, match: IaMatch, what: Controlled): readonly [number, number] {
  const controllers = controllersOf(context, match, what);
  const of = (seat: number) => controllers.filter((controller) => controller === String(seat)).length;
  return [of(0), of(1)];
}

/** Tokens of a kind that a seat controls. */
export function tokensOf(
  context: Context,
  match: IaMatch,
  kind: string,
  seat: number,
): readonly Readonly<MissionObject>[] {
  const controllers = controllersOf(context, match, { token: kind });
  return objectsOf(match, kind).filter((_, at) => controllers[at] === String(seat));
}

function controllersOf(context: Context, match: IaMatch, what: Controlled): readonly (string | undefined)[] {
  const field: Field = fieldIn(context, match);
  const board = boardOf(context, match);
  // effects can exclude a figure from counting
  const counts = ({ id }: { readonly id: string }) => match.value("figure:control", { figure: id }, 1) > 0;
  const missing = (place: string) => (side: string) =>
    match.value("control:uncounted", { seat: Number(side), place }, 0);
  const token = (space: number) => controllerOfToken(field, space, counts, missing(nameOf(board, space)));
  if ("area" in what) {
    const area = board.areas.find(({ id }) => id === what.area);
    return area === undefined ? [] : [controllerOfArea(field, area.spaces, counts, missing(area.id))];
  }
  if ("terminals" in what) {
    const ruler = [0, 1].find((seat) => match.value("control:terminals", { seat }, 0) > 0);
    return terminalsIn(context, match).map((space) => (ruler === undefined ? token(space) : String(ruler)));
  }
  if ("space" in what) return [token(spaceNamed(board, what.space))];
  return objectsOf(match, what.token).map(({ space }) => token(spaceNamed(board, space as string)));
}
