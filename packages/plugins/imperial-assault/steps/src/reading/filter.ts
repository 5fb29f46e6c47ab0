import { attackableObjects, deployed, namesIn } from "@riposte/imperial-assault";
import type { Filter, Who } from "../language/filter.js";
import { cardFits } from "./fitting/card.js";
import { groupCardFits } from "./fitting/group-card.js";
import type { Fits, Looked } from "./fitting/looked.js";
import { sideFits } from "./fitting/side.js";
import { stateFits } from "./fitting/state.js";
import { fitsPlace } from "./places.js";
import { figuresBound, type Scene, tableOf } from "./scene.js";

/** Figures in play that fit, in table order; the incapacitated only where the filter asks for them (rules 13). */
export function figuresThat(scene: Scene, filter: Filter, isMeant = isLookedAt): readonly string[] {
  const found: string[] = [];
  for (const figure of deployed(scene.match)) {
    if (isMeant(figure.status, filter) && fitsIn(scene, figure, filter)) found.push(figure.id);
  }
  return found;
}

/** Is there one? It stops at the first, where a list would try them all. */
function hasFigureThat(scene: Scene, filter: Filter, isMeant = isLookedAt): boolean {
  const { figures } = tableOf(scene);
  for (const id of namesIn(figures)) {
    const figure = figures[id] as SeenFigure;
    if (figure.spaces.length > 0 && isMeant(figure.status, filter) && fitsIn(scene, figure, filter)) return true;
  }
  return false;
}

/** Does one stand there, for what only looks? A friend that lies incapacitated is a neighbour all the same (rules 12.1). */
export const hasNeighbourThat = (scene: Scene, filter: Filter): boolean => hasFigureThat(scene, filter, isFound);
export const neighboursThat = (scene: Scene, filter: Filter): readonly string[] => figuresThat(scene, filter, isFound);

type SeenFigure = ReturnType<typeof deployed>[number];

const isLookedAt = (status: string | undefined, { incapacitated = "not" }: Filter): boolean =>
  status === "incapacitated" ? incapacitated !== "not" : incapacitated !== "only";

const isFound = (status: string | undefined, filter: Filter): boolean =>
  isLookedAt(status, filter) || (filter.incapacitated === undefined && isNextToFriends(filter));

const isNextToFriends = ({ side, adjacent, within }: Filter): boolean =>
  side === "friendly" && (adjacent !== undefined || within !== undefined);

/** What a step may choose: figures that fit, and objects that stand where they would if it says so. */
export const choosable = (scene: Scene, choice: Choosing): readonly string[] =>
  choice.objects === undefined
    ? figuresThat(scene, choice.from)
    : [...figuresThat(scene, choice.from), ...objectsThat(scene, choice.from)];

/** Is there anything it may choose? */
export const isChoosable = (scene: Scene, { from, objects }: Choosing): boolean =>
  hasFigureThat(scene, from) || (objects !== undefined && objectsThat(scene, from).length > 0);

interface Choosing {
  readonly from: Filter;
  readonly objects?: true;
}

const objectsThat = (scene: Scene, from: Filter): readonly string[] =>
  attackableObjects(scene.context, scene.match).filter((id) => fitsPlace(scene, id, from));

/** A bound figure, or all that fit. */
export const figuresOf = (scene: Scene, who: Who): readonly string[] =>
  typeof who === "string" ? figuresBound(scene, who) : figuresThat(scene, who);

/** Does a figure fit? Only what the filter says is looked at. */
export function fits(scene: Scene, id: string, filter: Filter): boolean {
  const figure = tableOf(scene).figures[id];
  return figure !== undefined && fitsIn(scene, figure, filter);
}

function fitsIn(scene: Scene, { id, seat, card }: SeenFigure, filter: Filter): boolean {
  return fitsAll(IN_PLAY, { scene, id, seat, card: scene.context.body(card) }, filter) && fitsPlace(scene, id, filter);
}

/** A figure that fell is no longer there: its side and its card still are. */
export function fitsFallen(scene: Scene, filter: Filter): boolean {
  const fallen = scene.bindings.fallen as Fallen | undefined;
  if (fallen === undefined) return false;
  const { figure: id, seat, card } = fallen;
  return fitsAll(FALLEN, { scene, id, seat, card: scene.context.body(card) }, filter);
}

interface Fallen {
  readonly figure: string;
  readonly card: string;
  readonly seat: number;
}

const FALLEN = { ...sideFits, ...cardFits, ...groupCardFits };
const IN_PLAY = {
  ...FALLEN,
  ...stateFits,
  having: ({ scene, id }, filter) => hasNeighbourThat({ ...scene, bindings: { ...scene.bindings, it: id } }, filter),
  any: ({ scene, id }, filters) => filters.some((one) => fits(scene, id, one)),
} satisfies Partial<Fits<keyof Filter>>;

function fitsAll(checks: Partial<Fits<keyof Filter>>, looked: Looked, filter: Filter): boolean {
  for (const field in filter) {
    const check = checks[field as keyof Filter];
    const wanted = filter[field as keyof Filter];
    if (check !== undefined && wanted !== undefined && !check(looked, wanted as never, filter)) return false;
  }
  return true;
}
