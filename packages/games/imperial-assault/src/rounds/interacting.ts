import { type AnyEffectOf, effectsOf, type Message, type Offer } from "@riposte/kernel";
import { isAdjacent, isAdjacentToDoor, spaceNamed } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch, IaReads, ImperialAssault } from "../declared.js";
import { boardOf, fieldIn, standing } from "../figures/field.js";
import { bodyOf } from "../figures/lookup.js";
import { missionOf, tokenOf } from "../mission/objects.js";

const effects = effectsOf<ImperialAssault>();

/** Interact actions: doors and mission tokens on or next to the figure; companions cannot (rules 13, 14). */
export const interactions = (context: Context, match: IaMatch, figure: string): readonly Offer[] =>
  interactables(context, match, figure).map(({ key, label, effect }) =>
    match.offer({
      key,
      label,
      effects: [
        { type: "action:spend", actions: 1 },
        effect,
        { type: "action:resolve", kind: "interact" },
        effects.open("action:resolved", { figure, kind: "interact" }),
      ],
    }),
  );

/** Something to interact with, and what that does. */
interface Interactable {
  readonly key: string;
  readonly label: Message;
  readonly effect: AnyEffectOf<ImperialAssault>;
}

/** What a figure may interact with where it stands. */
export function interactables(context: Context, match: IaMatch, id: string): readonly Interactable[] {
  if (!canInteract(context, match, id)) return [];
  return [...closedDoors(context, match, id), ...retrievable(context, match, id)];
}

/** Companions cannot interact, nor those a card forbids it. */
export const canInteract = (context: Context, match: IaMatch, figure: string): boolean =>
  match.value("figure:interact", { figure }, bodyOf(context, match, figure).kind === "companion" ? 0 : 1) > 0;

/** A door is locked by the map or by the mission. */
export const isLocked = (context: Context, match: IaReads, door: string): boolean =>
  boardOf(context, match).doors.some(({ id, locked }) => id === door && locked) ||
  missionOf(context, match)?.lockedDoors.includes(door) === true;

function closedDoors(context: Context, match: IaMatch, id: string): readonly Interactable[] {
  const board = boardOf(context, match);
  const { openDoors } = match.slices["imperial-assault"];
  const { spaces } = standing(context, match, id);
  return board.doors
    .filter((door) => !openDoors.includes(door.id) && !isLocked(context, match, door.id))
    .filter((door) => isAdjacentToDoor(board, door.id, spaces))
    .map((door) => ({
      key: `open:${door.id}`,
      label: { id: "ia:open-door", params: { door: door.id } },
      effect: { type: "door:open", door: door.id },
    }));
}

function retrievable(context: Context, match: IaMatch, id: string): readonly Interactable[] {
  const { objects } = match.slices["imperial-assault"];
  const near = Object.values(objects).filter(
    ({ kind, space }) => space !== null && tokenOf(context, match, kind)?.carried === true,
  );
  if (near.length === 0) return [];
  const field = fieldIn(context, match);
  const figure = standing(context, match, id);
  return near
    .filter(({ space }) => {
      const at = spaceNamed(field.board, space as string);
      return figure.spaces.includes(at) || isAdjacent(field, figure, at);
    })
    .map(({ id: object, kind }) => ({
      key: `retrieve:${object}`,
      label: { id: "ia:retrieve", params: { token: tokenOf(context, match, kind)?.label ?? kind } },
      effect: { type: "object:retrieve", object, figure: id },
    }));
}
