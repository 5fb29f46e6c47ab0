import { choose, effectsOf, type Questions } from "@riposte/kernel";
import { type Figure as BoardFigure, displacedBy, fits, footprintOf, nearestStops, staying } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch, ImperialAssault } from "../declared.js";
import { boardOf, fieldIn, namesOf, standing } from "../figures/field.js";
import { deciderOf, figureOf, isInPlay } from "../figures/lookup.js";
import { treadOf } from "../figures/stats.js";
import { say } from "../messages.js";
import { fieldFor } from "./treading.js";

const effects = effectsOf<ImperialAssault>();

/** A figure that has to go, and the nearest places it can go to. */
interface Displaced {
  readonly figure: string;
  readonly by: "push" | "place";
  readonly places: readonly string[][];
}

/**
 * No figure stays where it may not: figures under a Massive one are pushed aside, the mover's friends first, each by its own
 * player; any other figure that shares a space is pushed itself (rules 7).
 */
export const settlingEffects = (context: Context): Pick<Effects, "figure:settle" | "figure:trample"> => ({
  "figure:settle": (table, { figure: id }, match) => {
    const { seat, figures } = unsettled(context, match, id);
    const isMassive = figures.length > 0 && figures[0] !== id;
    const hasJustStopped = table.passing.includes(id);
    if (hasJustStopped && (isMassive || figures.length === 0))
      table.passing = table.passing.filter((other) => other !== id);
    if (figures.length === 0) return;
    if (isMassive && !table.halted.includes(id)) match.own(table, "halted").push(id);
    // what happens to those it stopped on comes before they make way
    if (isMassive && hasJustStopped)
      match.queue({ type: "figure:trample", figure: id, others: underfoot(context, match, id) });
    else match.ask("ia:displace", seat, { figure: id });
    match.queue({ type: "figure:settle", figure: id });
  },
  "figure:trample": (_table, { figure, others }, match) =>
    match.publish("figure:trampled", { figure, others: [...others] }),
});

export const displaceQuestion = (context: Context): Questions<ImperialAssault>["ia:displace"] => ({
  prompt: say("ia:displace"),
  publicName: "ia:displace",
  choices: ({ about }, match) =>
    choose.one(
      displacedIn(context, match, about.figure).flatMap(({ figure, places }) =>
        places.map((spaces) => ({
          key: `${figure}>${spaces.join("+")}`,
          label: say("ia:displaced-to", { figure, to: spaces[0] as string }),
        })),
      ),
    ),
  answer: (answer, { about }, match) => {
    const [figure, spaces] = String(answer).split(">") as [string, string];
    const to = spaces.split("+");
    const displaced = displacedIn(context, match, about.figure).find((one) => one.figure === figure);
    match.queue(
      displaced?.by === "push"
        ? effects.call("move", { figure, to, mode: "displaced" })
        : { type: "figure:place", figure, to },
    );
  },
});

/** The opponent may not interrupt a figure's move while it shares a space with another figure (rules 7). */
export const isSheltered =
  (context: Context) =>
  (step: unknown, seat: number, match: IaMatch): boolean => {
    const { figure } = step as { readonly figure: string };
    return (
      isInPlay(match, figure) && figureOf(match, figure).seat !== seat && !canBeInterrupted(context, match, figure)
    );
  };

/** Is it on its way through spaces of others, where it could not stop? */
export const isOnItsWay = (context: Context, match: IaMatch, id: string): boolean =>
  match.slices["imperial-assault"].passing.includes(id) && !canBeInterrupted(context, match, id);

/** Whether an interrupt may happen to the figure's action: not while it shares a space with another figure (rules 7). */
export function canBeInterrupted(context: Context, match: IaMatch, id: string): boolean {
  const { occupants } = fieldIn(context, match);
  return standing(context, match, id).spaces.every((space) =>
    (occupants[space] ?? []).every((other) => other.id === id || other.companion === true),
  );
}

function displacedIn(context: Context, match: IaMatch, because: string): readonly Displaced[] {
  const board = boardOf(context, match);
  const field = fieldIn(context, match);
  return unsettled(context, match, because).figures.map((figure) => {
    const { by, stops } = nearestStops(field, standing(context, match, figure));
    return { figure, by, places: stops.map((spaces) => namesOf(board, spaces)) };
  });
}

const underfoot = (context: Context, match: IaMatch, id: string): string[] => {
  const mover = standing(context, match, id);
  return displacedBy(fieldIn(context, match), mover, mover.spaces).map((figure) => figure.id);
};

/** Does the ground let it stay there? What is only passed does not. */
function maySettle(context: Context, match: IaMatch, mover: BoardFigure): boolean {
  const tread = treadOf(match, mover.id);
  const field = fieldFor(context, match, mover.id, staying(tread));
  return fits(field, mover, footprintOf(field, mover.spaces));
}

/** Who has to go because of a figure, and which seat moves them: all of the mover's side before the other side's. */
function unsettled(context: Context, match: IaMatch, id: string): { seat: number; figures: readonly string[] } {
  const nobody = { seat: 0, figures: [] };
  if (!isInPlay(match, id)) return nobody;
  const field = fieldIn(context, match);
  const mover = standing(context, match, id);
  if (mover.spaces.length === 0) return nobody;
  const under = mover.companion === true ? [] : displacedBy(field, mover, mover.spaces);
  const seat = deciderOf(match, id);
  const isStuck = !maySettle(context, match, mover);
  if (isStuck || (under.length > 0 && mover.massive !== true)) return { seat, figures: [id] };
  const friends = under.filter(({ side }) => side === mover.side);
  const first = friends.length > 0 ? friends : under;
  return { seat: friends.length > 0 ? seat : 1 - seat, figures: first.map(({ id: figure }) => figure) };
}
