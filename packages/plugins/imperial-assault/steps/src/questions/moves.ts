import {
  boardOf,
  type Context,
  comeIntoPlay,
  couldTarget,
  currentAttack,
  deploymentPlaces,
  distance,
  fieldFor,
  fieldIn,
  type IaMatch,
  interactables,
  isAdjacent,
  moverIn,
  nameOf,
  namesOf,
  placesWithin,
  reachable,
  spaceNamed,
  standing,
  TERRAIN,
  type Tread,
  treadOf,
  withoutPassed,
} from "@riposte/imperial-assault";
import { choose, type Questions } from "@riposte/kernel";
import type { SkirmishSteps, StepsMatch } from "../declared.js";
import { controlledNear, uncount } from "../in-force/control.js";
import { say } from "../messages.js";
import { runningScene } from "../reading/scene.js";
import { asked } from "./named.js";

interface Moving {
  readonly figure: string;
  readonly spaces?: number;
  readonly points?: number;
  readonly mobile?: boolean;
  readonly tread?: Tread;
  readonly pushed?: boolean;
  readonly near?: readonly string[];
  readonly open?: boolean;
  readonly targetable?: boolean;
  readonly optional?: boolean;
}

interface Placing {
  readonly figure: string;
  readonly within?: number;
  readonly from?: string;
  readonly space?: string;
}

/** Where figures move, are pushed and placed. */
export const moveQuestions = (
  context: Context,
): Pick<
  Questions<SkirmishSteps>,
  "do:move" | "do:place" | "do:deploy" | "do:companion" | "do:uncount" | "do:interact"
> => ({
  "do:move": {
    prompt: ({ about }) => say("do:move", { figure: about.figure }),
    publicName: "do:move",
    ifNone: "skip",
    choices({ about }, match) {
      const stops = stopsFor(context, match, about).map(({ key }) => ({ key }));
      const mayStay = about.optional !== false;
      return choose.one(stops.length > 0 && mayStay ? [...stops, { key: "stay", label: say("do:stay") }] : stops);
    },
    answer(answer, { about }, match) {
      const { figure, pushed, mobile, tread } = about;
      const stop = stopsFor(context, match, about).find(({ key }) => key === answer);
      const ground = tread === undefined ? {} : { tread };
      const how = { voluntary: pushed !== true, ...(mobile === true ? { mobile } : {}), ...ground };
      if (stop !== undefined) match.queue({ type: "do:walk", figure, path: stop.path(), ...how });
    },
  },
  "do:place": {
    prompt: ({ about }) => say("do:place", { figure: about.figure }),
    publicName: "do:place",
    ifNone: "skip",
    choices: ({ about }, match) =>
      choose.one(placesFor(context, match, about).map((spaces) => ({ key: spaces.join("+") }))),
    answer(answer, { about }, match) {
      const voluntary = about.figure === runningScene(context, match).self;
      match.queue({ type: "figure:place", figure: about.figure, to: String(answer).split("+"), voluntary });
    },
  },
  "do:deploy": {
    prompt: ({ about }) => say("do:place", { figure: about.figure }),
    publicName: "do:deploy",
    ifNone: "skip",
    choices: ({ about }, match) =>
      choose.one(
        deploymentPlaces(context, match, about.figure, ["red", "blue"]).map((spaces) => ({
          key: spaces.join("+"),
        })),
      ),
    answer(answer, { about }, match) {
      match.queueAll(comeIntoPlay(about.figure, String(answer).split("+")));
    },
  },
  "do:companion": {
    prompt: ({ about }) => say("do:place", { figure: about.card }),
    publicName: "do:companion",
    ifNone: "skip",
    choices({ about }, match) {
      const { card, figure, within } = about;
      const isMobile = context.body(card).keywords.mobile === true;
      const origin = standing(context, match, figure);
      const field = fieldIn(context, match);
      const board = boardOf(context, match);
      const near = board.spaces.filter(
        (space) => origin.spaces.includes(space) || (distance(field, origin, space) ?? 99) <= within,
      );
      return choose.one(
        near
          .filter(
            (space) =>
              isMobile || (board.terrain[space] !== TERRAIN.blocking && board.terrain[space] !== TERRAIN.impassable),
          )
          .map((space) => ({ key: nameOf(board, space) })),
      );
    },
    answer(space, { about, seat }, match) {
      const { card, figure } = about;
      const group = match.slices["imperial-assault"].figures[figure]?.group ?? "";
      match.queue({ type: "companion:deploy", seat, card, group, spaces: [String(space)] });
    },
  },
  "do:uncount": {
    ...asked("do:uncount"),
    choices: ({ about }, match) => choose.one(controlledNear(context, match, about.figure).map((key) => ({ key }))),
    answer: (place, { seat }, match) => match.queue(uncount(String(place), 1 - seat)),
  },
  "do:interact": {
    ...asked("do:interact"),
    choices: ({ about }, match) =>
      choose.one(
        interactables(context, match, about.figure).map(({ key, label }) => ({
          key,
          label,
        })),
      ),
    answer(answer, { about }, match) {
      const all = interactables(context, match, about.figure);
      const chosen = all.find(({ key }) => key === answer);
      if (chosen !== undefined) match.queue(chosen.effect);
    },
  },
});

function stopsFor(
  context: Context,
  match: StepsMatch,
  { figure, spaces, points = 0, mobile, tread, near, open, targetable }: Moving,
) {
  if (match.slices["imperial-assault"].figures[figure] === undefined) return [];
  const board = boardOf(context, match);
  const treads = tread ?? treadOf(match, figure);
  const plain = fieldIn(context, match);
  const field = fieldFor(context, match, figure, treads);
  const mover = { ...moverIn(context, match, figure), ...(mobile === true ? { mobile } : {}) };
  const found =
    spaces === undefined ? reachable(field, mover, points) : reachable(field, mover, spaces, { ignoreCosts: true });
  const reach = field === plain ? found : withoutPassed(plain, mover, treads, found);
  return reach.stops
    .filter(({ cost }) => cost > 0)
    .filter((stop) => open !== true || stop.spaces.every((space) => isOpen(board.terrain[space])))
    .filter(
      (stop) =>
        near === undefined ||
        near.some((id) => isAdjacent(field, { ...mover, spaces: stop.spaces }, standing(context, match, id))),
    )
    .filter((stop) => targetable !== true || isTargetable(context, match, { ...mover, spaces: stop.spaces }))
    .map((stop) => ({
      key: namesOf(board, stop.spaces).join("+"),
      path: () => reach.pathTo(stop).map((step) => namesOf(board, step)),
    }));
}

/** Could the attack under way target it there? */
function isTargetable(context: Context, match: IaMatch, moved: ReturnType<typeof standing>): boolean {
  const attack = currentAttack(match);
  return attack !== undefined && couldTarget(context, match, attack.attacker, moved, attack.type);
}

function placesFor(
  context: Context,
  match: StepsMatch,
  { figure, within, from = figure, space }: Placing,
): readonly string[][] {
  if (match.slices["imperial-assault"].figures[figure] === undefined) return [];
  const board = boardOf(context, match);
  const field = fieldIn(context, match);
  const placed = standing(context, match, figure);
  const origin = space === undefined ? standing(context, match, from) : spaceNamed(board, space);
  return placesWithin(field, placed, board.spaces)
    .filter((spaces) => within === undefined || spaces.some((one) => (distance(field, origin, one) ?? 99) <= within))
    .filter((spaces) => spaces.join() !== placed.spaces.join())
    .map((spaces) => namesOf(board, spaces));
}

const isOpen = (terrain: number | undefined): boolean => terrain !== TERRAIN.blocking && terrain !== TERRAIN.impassable;
