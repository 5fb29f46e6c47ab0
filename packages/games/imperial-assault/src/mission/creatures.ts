import { choose, effectsOf, type Questions } from "@riposte/kernel";
import { type Figure as BoardFigure, type Field, isAdjacent, moveX, nameOf, type RuleOf } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch, IaReads, ImperialAssault } from "../declared.js";
import { boardOf, fieldIn, standing } from "../figures/field.js";
import { deployed, figureOf, isInPlay, otherSeat, type SeenFigure } from "../figures/lookup.js";
import { say } from "../messages.js";
import { creatureCard } from "./creature-cards.js";
import { inOrder } from "./rule-order.js";

const effects = effectsOf<ImperialAssault>();

/** The mission's figures of a kind that are in play. */
export function creaturesOf(context: Context, match: IaReads, kind: string): readonly SeenFigure[] {
  const card = creatureCard(boardOf(context, match), match.slices["imperial-assault"].mission, kind);
  return deployed(match).filter((figure) => figure.card === card);
}

/** In order of initiative each player chooses one that was not chosen yet and pushes it, until all were. */
export function pushInTurn(context: Context, match: IaMatch, { token, spaces }: RuleOf<"push-in-turn">): void {
  const waiting = creaturesOf(context, match, token).map(({ id }) => id);
  if (waiting.length > 0) match.ask("ia:creature", inOrder(match)[0], { spaces, waiting });
}

export const creatureQuestion = (context: Context): Questions<ImperialAssault>["ia:creature"] => ({
  prompt: say("ia:creature"),
  publicName: "ia:creature",
  ifNone: "skip",
  choices: ({ about: { spaces, waiting } }, match) =>
    choose.one(
      waiting
        .filter((id) => isInPlay(match, id))
        .flatMap((id) =>
          crowdedStops(context, match, id, spaces).map((to) => ({
            key: `${id}>${to}`,
            label: { id: isHere(match, id, to) ? "ia:creature-stays" : "ia:displaced-to", params: { figure: id, to } },
          })),
        ),
    ),
  answer: (answer, { about: { spaces, waiting }, seat }, match) => {
    const [figure, to] = String(answer).split(">") as [string, string];
    if (!isHere(match, figure, to)) match.queue(effects.call("move", { figure, to: [to], mode: "displaced" }));
    const left = waiting.filter((id) => id !== figure);
    if (left.length > 0) match.ask("ia:creature", otherSeat(seat), { spaces, waiting: left });
  },
});

const isHere = (match: IaReads, id: string, space: string): boolean => figureOf(match, id).spaces[0] === space;

/** Where it is next to as many figures of the players as it can get to. */
function crowdedStops(context: Context, match: IaMatch, id: string, spaces: number): readonly string[] {
  const field = fieldIn(context, match);
  const creature = standing(context, match, id);
  const places = [
    creature.spaces[0] as number,
    ...moveX(field, creature, spaces)
      .stops.filter(({ cost }) => cost > 0)
      .map((stop) => stop.spaces[0] as number),
  ];
  const beside = places.map((space) => neighboursOf(field, creature, space));
  const most = Math.max(...beside);
  return [...new Set(places.filter((_, at) => beside[at] === most))].map((space) => nameOf(field.board, space));
}

const neighboursOf = (field: Field, creature: BoardFigure, space: number): number =>
  field.figures.filter(
    (figure) => figure.side !== creature.side && isAdjacent(field, { ...creature, spaces: [space] }, figure),
  ).length;
