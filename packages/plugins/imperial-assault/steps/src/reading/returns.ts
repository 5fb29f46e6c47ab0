import {
  type Board,
  boardOf,
  deployed,
  fieldIn,
  isAdjacent,
  namesOf,
  placesWithin,
  standing,
} from "@riposte/imperial-assault";
import type { EffectOf } from "@riposte/kernel";
import type { SkirmishSteps } from "../declared.js";
import { fitsFallen } from "./filter.js";
import type { Scene } from "./scene.js";

type Step = EffectOf<SkirmishSteps, "do:revive">;

/** A figure that fell, and a space to come back to. */
export interface Return {
  readonly figure: string;
  readonly card: string;
  readonly group: string;
  readonly spaces: readonly string[];
}

/** Every defeated friendly figure that fits, with every empty place for it; of a group's equal ones the first. */
export function returnsFor(scene: Scene, { from, near }: Step): readonly Return[] {
  const { context, match } = scene;
  const field = fieldIn(context, match);
  const board = boardOf(context, match);
  const seen = new Set<string>();
  return match.lasting("do:fallen").flatMap(({ seat, data }) => {
    const { figure, card, group } = data;
    const bindings = { ...scene.bindings, fallen: { figure, card, seat } };
    if (seat !== scene.seat || seen.has(`${group}/${card}`) || !fitsFallen({ ...scene, bindings }, from)) return [];
    seen.add(`${group}/${card}`);
    const hosts =
      near === "self" ? [scene.self] : deployed(match).flatMap((one) => (one.group === group ? [one.id] : []));
    const beside = hosts.map((host) => standing(context, match, host));
    const { base, keywords } = context.body(card);
    const footprint = Array.from(
      { length: base.width * base.length },
      (_, at) => Math.floor(at / base.width) * board.stride + (at % base.width),
    );
    const body = { id: figure, side: String(seat), spaces: footprint, mobile: keywords.mobile === true };
    // whatever is next to a host is not farther from it than the figure is long
    const around = spacesAround(board, beside, Math.max(base.width, base.length));
    return placesWithin(field, body, around)
      .filter((spaces) => spaces.every((space) => (field.occupants[space] ?? []).length === 0))
      .filter((spaces) => beside.some((host) => isAdjacent(field, { ...body, spaces }, host)))
      .map((spaces) => ({ figure, card, group, spaces: namesOf(board, spaces) }));
  });
}

/** Spaces that many rows and columns away from a figure, or fewer. */
function spacesAround(
  { spaces, stride }: Board,
  standers: readonly { readonly spaces: readonly number[] }[],
  most: number,
): readonly number[] {
  const isAround = new Set<number>();
  for (const { spaces: taken } of standers)
    for (const space of taken)
      for (let row = -most; row <= most; row++)
        for (let column = -most; column <= most; column++) isAround.add(space + row * stride + column);
  return spaces.filter((space) => isAround.has(space));
}
