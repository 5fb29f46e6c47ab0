import { choose, type Questions } from "@riposte/kernel";
import { distancesFrom, type Field, nameOf, spaceNamed } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch, ImperialAssault } from "../declared.js";
import { boardOf, fieldIn } from "../figures/field.js";
import { objectIn, objectsOf } from "./objects.js";

type TokenMove = ImperialAssault["questions"]["ia:token"];

/** Asks for each token in turn; the initiative player chooses among equal ways. */
export function moveTokens(match: IaMatch, kind: string, spaces: number): void {
  const { initiative } = match.slices["imperial-assault"];
  for (const { id } of objectsOf(match, kind)) match.ask("ia:token", initiative, { object: id, spaces });
}

export const tokenQuestion = (context: Context): Questions<ImperialAssault>["ia:token"] => ({
  prompt: ({ about }) => ({ id: "ia:token", params: { token: about.object } }),
  publicName: "ia:token",
  ifNone: "skip",
  choices: ({ about }, match) => {
    const board = boardOf(context, match);
    return choose.one(
      destinations(context, match, about).map((space) => ({
        key: nameOf(board, space),
        label: { id: "ia:to", params: { to: nameOf(board, space) } },
      })),
    );
  },
  answer: (to, { about }, match) => match.queue({ type: "object:move", object: about.object, to: String(to) }),
});

/** The spaces within so many steps that are closest to one of the nearest figures, next to it at most; none when it is there. */
function destinations(context: Context, match: IaMatch, { object, spaces }: TokenMove): readonly number[] {
  const name = objectIn(match, object)?.space;
  if (name == null) return [];
  const field = fieldIn(context, match);
  const from = spaceNamed(field.board, name);
  const steps = distancesFrom(field, from);
  const far = field.figures.map((figure) => nearestOf(steps, figure.spaces));
  const nearest = Math.min(...far.filter((one) => one >= 0));
  if (!Number.isFinite(nearest) || nearest <= 1) return [];
  const within = field.board.spaces.filter(
    (space) => (steps[space] as number) > 0 && (steps[space] as number) <= spaces && isFree(field, space),
  );
  const found = field.figures.flatMap((figure, index) => {
    if (far[index] !== nearest) return [];
    const back = distancesFrom(field, figure);
    const closest = Math.min(...within.map((space) => back[space] as number).filter((one) => one >= 1));
    return within.filter((space) => back[space] === closest);
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

const isFree = (field: Field, space: number): boolean => field.occupants[space] === undefined;

function nearestOf(steps: Int16Array, spaces: readonly number[]): number {
  const counted = spaces.map((space) => steps[space] as number).filter((one) => one >= 0);
  return counted.length === 0 ? -1 : Math.min(...counted);
}
