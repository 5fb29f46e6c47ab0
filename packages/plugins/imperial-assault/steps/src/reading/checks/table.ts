import { boardOf, currentAttack, isHarmful, spaceNamed, standing } from "@riposte/imperial-assault";
import { amountIn } from "../amount.js";
import { fits } from "../filter.js";
import { isUsed } from "../limits.js";
import { reservesOf } from "../reserves.js";
import { figuresBound, type Scene, tableOf } from "../scene.js";
import { storedOn } from "../stored.js";
import { type Checks, inBounds } from "./check.js";

/** What a condition says about the activation under way. */
export const activationChecks: Checks<"ownActivation" | "activating" | "moved" | "attacked" | "special" | "action"> = {
  ownActivation: (scene, wanted) => (tableOf(scene).activation?.figure === scene.self) === wanted,
  activating: (scene, filter) => {
    const figure = tableOf(scene).activation?.figure;
    return figure != null && fits(scene, figure, filter);
  },
  moved: ({ match, self }, wanted) => {
    const moves = match.lasting("do:moved").filter(({ data }) => data.figure === self);
    return wanted === "voluntarily" ? moves.some(({ data }) => data.voluntary) : moves.length > 0 === wanted;
  },
  attacked: ({ match, self }, wanted) =>
    match.lasting("do:attacked").some(({ data }) => data.figure === self) === wanted,
  special: ({ bindings }, wanted) => isSpecial(bindings.kind) === wanted,
  action: ({ bindings }, kind) => bindings.kind === kind,
};

/** What a condition says about the rest of the table, and about the moment itself. */
export const tableChecks: Checks<
  | "compare"
  | "aligned"
  | "token"
  | "round"
  | "hand"
  | "deck"
  | "opposingDeck"
  | "opposingHand"
  | "opposing"
  | "discarded"
  | "played"
  | "reserve"
  | "stored"
  | "vpBehind"
  | "bound"
  | "damageAtLeast"
  | "army"
  | "damageBy"
  | "rerolledBy"
  | "resolved"
  | "harmful"
  | "gained"
  | "surge"
  | "openDiscards"
  | "used"
> = {
  compare: (scene, { left, is, right }) => {
    const [a, b] = [amountIn(scene, left), amountIn(scene, right)];
    if (is === "=") return a === b;
    if (is.startsWith("<")) return a < b || (is === "<=" && a === b);
    return a > b || (is === ">=" && a === b);
  },
  aligned: (scene) => isAligned(scene),
  token: ({ bindings }, token) => bindings.token === token,
  round: (scene, bounds) => inBounds(tableOf(scene).round, bounds),
  hand: (scene, bounds) => inBounds(sideOf(scene)?.hand.length ?? 0, bounds),
  deck: (scene, bounds) => inBounds(sideOf(scene)?.deck.length ?? 0, bounds),
  opposingDeck: (scene, bounds) => inBounds(opponentOf(scene)?.deck.length ?? 0, bounds),
  opposingHand: (scene, bounds) => inBounds(opponentOf(scene)?.hand.length ?? 0, bounds),
  opposing: ({ bindings, seat }) => bindings.seat !== seat,
  discarded: ({ bindings, seat }, { from }) =>
    bindings.discarded === bindings.card && bindings.seat === seat && (from === undefined || bindings.from === from),
  played: ({ bindings }, name) => bindings.played !== undefined && bindings.played === bindings[name],
  reserve: (scene) => reservesOf(scene).length > 0,
  stored: (scene) => storedOn(scene).length > 0,
  vpBehind: (scene, points) => (opponentOf(scene)?.vp ?? 0) - (sideOf(scene)?.vp ?? 0) >= points,
  bound: (scene, name) => scene.bindings[name] !== undefined || figuresBound(scene, name).length > 0,
  damageAtLeast: ({ bindings }, amount) => Number(bindings.amount ?? 0) >= amount,
  army: (scene, affiliation) => sideOf(scene)?.affiliation === affiliation,
  damageBy: ({ bindings }, by) => bindings.by === by,
  rerolledBy: ({ bindings }, by) => bindings.by === by,
  resolved: ({ bindings }, resolved) => bindings.resolved === resolved,
  harmful: ({ bindings }) => isHarmful(bindings.condition),
  gained: ({ bindings }, condition) => bindings.condition === condition,
  surge: ({ bindings }, surge) => bindings.surge === surge,
  openDiscards: ({ match, seat }) => match.value("discard:open", { seat }, 1) > 0,
  used: ({ match, self }, ability) => isUsed(match, `${ability}@${self}`),
};

const sideOf = (scene: Scene) => tableOf(scene).sides[scene.seat];
const opponentOf = (scene: Scene) => tableOf(scene).sides[1 - scene.seat];

/** Discarding Stunned or Bleeding is a special action too (rules 8.3). */
const isSpecial = (kind: unknown): boolean => kind === "special" || kind === "discard";

function isAligned(scene: Scene): boolean {
  const match = scene.match;
  const board = boardOf(scene.context, match);
  const target = scene.bindings.targetSpace ?? currentAttack(match)?.targetSpace;
  if (typeof target !== "string") return false;
  const space = spaceNamed(board, target);
  const { spaces } = standing(scene.context, match, scene.self);
  return (
    spaces.every((own) => own % board.stride === space % board.stride) ||
    spaces.every((own) => Math.floor(own / board.stride) === Math.floor(space / board.stride))
  );
}
