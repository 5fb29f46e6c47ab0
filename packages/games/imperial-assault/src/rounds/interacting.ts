import { type AnyEffectOf, effectsOf, type Message, type Offer } from "@riposte/kernel";
import { isAtDoor, isOnOrNextTo, type LaidToken, spaceNamed } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch, IaReads, ImperialAssault } from "../declared.js";
import { boardOf, fieldIn, standing } from "../figures/field.js";
import { bodyOf, figureOf } from "../figures/lookup.js";
import { say } from "../messages.js";
import { missionOf } from "../mission/objects.js";

const effects = effectsOf<ImperialAssault>();

/** Interact actions: doors and mission tokens on or next to the figure; companions cannot (rules 13, 14). */
export function interactions(context: Context, match: IaMatch, figure: string): readonly Offer[] {
  const beside = interactables(context, match, figure);
  if (beside.length === 0) return NO_OFFERS;
  return beside
    .filter(({ free }) => free !== true)
    .map(({ key, label, effect }) =>
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
}

const NO_OFFERS: readonly Offer[] = [];

/** What the mission lets a figure retrieve without an action. */
export const freeInteractions = (context: Context, match: IaMatch, figure: string): readonly Offer[] =>
  hasFreeTokens(context, match)
    ? interactables(context, match, figure).flatMap(({ key, label, effect, free }) =>
        free === true ? [match.offer({ key, label, effects: [effect] })] : [],
      )
    : NO_OFFERS;

const hasFreeTokens = (context: Context, match: IaReads): boolean =>
  missionOf(context, match)?.tokens.some(({ carried }) => typeof carried === "object" && carried.free) === true;

/** Something to interact with, and what that does. */
interface Interactable {
  readonly key: string;
  readonly label: Message;
  readonly effect: AnyEffectOf<ImperialAssault>;
  /** It costs no action. */
  readonly free?: boolean;
}

/** What a figure may interact with where it stands. */
export function interactables(context: Context, match: IaMatch, id: string): readonly Interactable[] {
  if (!canInteract(context, match, id)) return NOTHING;
  const doors = closedDoors(context, match, id);
  const tokens = tokensBeside(context, match, id);
  // few figures stand beside anything
  if (tokens.length === 0) return doors;
  return doors.length === 0 ? tokens : [...doors, ...tokens];
}

const NOTHING: readonly Interactable[] = [];

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
  if (board.doors.length === openDoors.length) return NOTHING;
  const { spaces } = standing(context, match, id);
  // few figures stand at a door, so that is asked first
  if (!board.doors.some(({ edges }) => isAtDoor(edges, spaces))) return NOTHING;
  return board.doors
    .filter(
      ({ id: door, edges }) => isAtDoor(edges, spaces) && !openDoors.includes(door) && !isLocked(context, match, door),
    )
    .map((door) => ({
      key: `open:${door.id}`,
      label: say("ia:open-door", { door: door.id }),
      effect: { type: "door:open", door: door.id },
    }));
}

/** Mission tokens on or next to the figure that it can retrieve or turn over. */
function tokensBeside(context: Context, match: IaMatch, id: string): readonly Interactable[] {
  const mission = missionOf(context, match);
  if (mission === undefined || !mission.tokens.some(canInteractWith)) return NOTHING;
  const tokens = mission.tokens.filter(canInteractWith);
  const field = fieldIn(context, match);
  const figure = standing(context, match, id);
  return Object.values(match.slices["imperial-assault"].objects).flatMap(({ id: object, kind, space }) => {
    const token = tokens.find((one) => one.id === kind);
    if (token === undefined || space === null) return [];
    if (!isOnOrNextTo(field, figure, spaceNamed(field.board, space))) return [];
    return [...retrieving(token, object, id), ...turning(match, token, object, figureOf(match, id).seat)];
  });
}

const canInteractWith = ({ carried, flips }: LaidToken): boolean => carried !== false || flips !== undefined;

function retrieving({ carried, label }: LaidToken, object: string, figure: string): readonly Interactable[] {
  if (carried === false) return [];
  return [
    {
      key: `retrieve:${object}`,
      label: say("ia:retrieve", { token: label }),
      effect: { type: "object:retrieve", object, figure },
      free: typeof carried === "object" && carried.free,
    },
  ];
}

/** A player turns only so many in a round. */
function turning(match: IaMatch, { id, flips }: LaidToken, object: string, seat: number): readonly Interactable[] {
  if (flips === undefined) return [];
  const turned = match.lasting("ia:turned").filter((one) => one.seat === seat && one.data.token === id);
  if (turned.length >= (flips.perRound ?? Number.POSITIVE_INFINITY)) return [];
  const effect = { type: "object:turn", object, seat } as const;
  return [{ key: `turn:${object}`, label: say("ia:turn", { token: object }), effect }];
}
