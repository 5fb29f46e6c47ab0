import { choose, type Questions } from "@riposte/kernel";
import { distancesFrom, type Field, nameOf, type RuleOf, spaceNamed, TERRAIN } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch, ImperialAssault } from "../declared.js";
import { boardOf, fieldIn } from "../figures/field.js";
import { say } from "../messages.js";
import { tokensOf } from "./control.js";
import { objectIn, objectsOf } from "./objects.js";
import { inOrder } from "./rule-order.js";

type TokenMove = ImperialAssault["questions"]["ia:token"];

const STAY = "stay";

/** Asks for each token in turn; the initiative player chooses among equal ways. */
export function moveTokens(match: IaMatch, { token, spaces, toward }: RuleOf<"move-tokens">): void {
  const { initiative } = match.slices["imperial-assault"];
  for (const { id } of objectsOf(match, token)) match.ask("ia:token", initiative, { object: id, spaces, toward });
}

/** Each player pushes the tokens he controls, wherever he likes. */
export function pushControlled(context: Context, match: IaMatch, { token, spaces }: RuleOf<"push-controlled">): void {
  const pushed = inOrder(match).map((seat) => [seat, tokensOf(context, match, token, seat)] as const);
  for (const [seat, objects] of pushed)
    for (const { id } of objects) match.ask("ia:token", seat, { object: id, spaces });
}

export const tokenQuestion = (context: Context): Questions<ImperialAssault>["ia:token"] => ({
  prompt: ({ about }) => ({
    id: about.toward === undefined ? "ia:token-pushed" : "ia:token",
    params: { token: about.object },
  }),
  publicName: "ia:token",
  ifNone: "skip",
  choices: ({ about }, match) => {
    const board = boardOf(context, match);
    const places = (about.toward === undefined ? within : destinations)(context, match, about);
    const options = places.map((space) => ({
      key: nameOf(board, space),
      label: say("ia:to", { to: nameOf(board, space) }),
    }));
    return choose.one(
      about.toward === undefined && options.length > 0
        ? [...options, { key: STAY, label: say("ia:token-stays") }]
        : options,
    );
  },
  answer: (to, { about }, match) => {
    if (to !== STAY) match.queue({ type: "object:move", object: about.object, to: String(to) });
  },
});

/** Wherever a token can be pushed: it may lie under a figure, never on blocking terrain. */
function within(context: Context, match: IaMatch, { object, spaces }: TokenMove): readonly number[] {
  const name = objectIn(match, object)?.space;
  if (name == null) return [];
  const field = fieldIn(context, match);
  const steps = distancesFrom(field, spaceNamed(field.board, name));
  return reached(field, steps, spaces).filter((space) => field.terrain[space] !== TERRAIN.impassable);
}

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
  const free = reached(field, steps, spaces).filter((space) => field.occupants[space] === undefined);
  const found = field.figures.flatMap((figure, index) => {
    if (far[index] !== nearest) return [];
    const back = distancesFrom(field, figure);
    const closest = Math.min(...free.map((space) => back[space] as number).filter((one) => one >= 1));
    return free.filter((space) => back[space] === closest);
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

const reached = ({ board }: Field, steps: Int16Array, most: number): readonly number[] =>
  board.spaces.filter((space) => (steps[space] as number) > 0 && (steps[space] as number) <= most);

function nearestOf(steps: Int16Array, spaces: readonly number[]): number {
  const counted = spaces.map((space) => steps[space] as number).filter((one) => one >= 0);
  return counted.length === 0 ? -1 : Math.min(...counted);
}
