import { drawMany, finishTurn, freeCandy, type G, payCoffee, scoreAll } from "./boardgame-io-rules.js";

/** Rejected moves, as boardgame.io spells them. */
export const invalidMove = "INVALID_MOVE";

type Ability = (state: G) => void;

const abilities = new Map<number, Ability>();
const printed: [Ability, number[]][] = [
  [(state) => drawMany(state, 1), [9, 14, 20, 27, 31, 34, 46, 47]],
  [(state) => drawMany(state, 2), [2]],
  [(state) => ask(state, "two-cards"), [5, 11, 17, 23, 25, 41]],
  [exchange, [13, 22, 33, 39, 43]],
  [fromPast, [8, 18, 30, 44]],
  [(state) => ask(state, "one-card"), [12, 19, 32, 40]],
  [allIntoFuture, [16, 24, 26, 35, 38]],
  [clearCandy, [37]],
  [(state) => ask(state, "order-under"), [4, 7, 29, 42]],
];
for (const [ability, cards] of printed) for (const card of cards) abilities.set(card, ability);

/** Whether a present card may be activated now. */
export function isUsable(state: G, card: number): boolean {
  const ability = abilities.get(card);
  if (ability === undefined || state.active === 0) return false;
  if (state.candy[card - 1]! >= (card === 47 ? 3 : 1)) return false;
  if ([2, 9, 14, 20, 27, 31, 34, 46, 47, 13, 22, 33, 39, 43].includes(card)) {
    return state.draw.length + state.past.length > 0;
  }
  if ([5, 11, 17, 23, 25, 41].includes(card)) return state.present.length >= 2;
  return ![8, 18, 30, 44].includes(card) || state.past.length > 0;
}

/** The moves of the game: each changes the state in place or rejects. */
export const moves = {
  activate(state: G, card: number): typeof invalidMove | undefined {
    if (state.asked !== "next" || !state.present.includes(card) || !isUsable(state, card)) return invalidMove;
    state.active -= 1;
    state.candy[card - 1]! += 1;
    abilities.get(card)!(state);
    return undefined;
  },
  sort(state: G): typeof invalidMove | undefined {
    if (state.asked !== "next" || state.present.length < 2) return invalidMove;
    state.asked = "reorder";
    return undefined;
  },
  end(state: G): typeof invalidMove | undefined {
    if (state.asked !== "next") return invalidMove;
    state.asked = "order-past";
    return undefined;
  },
  twoIntoPast(state: G, first: number, second: number): typeof invalidMove | undefined {
    if (state.asked !== "two-cards" || first === second || !hasAll(state, [first, second])) return invalidMove;
    state.asked = "next";
    for (const card of [first, second]) {
      freeCandy(state, card);
      removeCard(state, card);
      state.past.push(card);
    }
    if (first === 48 || second === 48) payCoffee(state);
    drawMany(state, 2);
    return undefined;
  },
  oneIntoFuture(state: G, card: number): typeof invalidMove | undefined {
    if (state.asked !== "one-card" || !hasAll(state, [card])) return invalidMove;
    state.asked = "next";
    removeCard(state, card);
    if (state.future.length > 0) state.future[0]!.cards.push(card);
    else state.future.push({ kind: "one", cards: [card] });
    return undefined;
  },
  putBack(state: G, card: number): typeof invalidMove | undefined {
    if (state.asked !== "put-back" || !hasAll(state, [card])) return invalidMove;
    state.asked = "next";
    freeCandy(state, card);
    removeCard(state, card);
    state.draw.unshift(card);
    return undefined;
  },
  order(state: G, cards: number[]): typeof invalidMove | undefined {
    const { asked } = state;
    if (asked !== "reorder" && asked !== "order-past" && asked !== "order-under") return invalidMove;
    if (cards.length !== state.present.length || !hasAll(state, cards)) return invalidMove;
    state.asked = "next";
    state.present = [...cards];
    if (asked !== "reorder") finishTurn(state, asked === "order-past" ? "past" : "under");
    return undefined;
  },
};

function ask(state: G, asked: G["asked"]): void {
  state.asked = asked;
}

function exchange(state: G): void {
  drawMany(state, 1);
  if (state.present.length > 0) state.asked = "put-back";
}

function fromPast(state: G): void {
  state.present.push(...state.past.splice(Math.max(0, state.past.length - 2)));
  scoreAll(state);
}

function allIntoFuture(state: G): void {
  const parked = state.future[0]?.kind === "one" ? state.future.shift()!.cards : [];
  state.future.unshift({ kind: "all", cards: [...state.present, ...parked] });
  state.present = [];
  drawMany(state, 3);
}

function clearCandy(state: G): void {
  for (let card = 1; card <= 48; card++) if (card !== 37) freeCandy(state, card);
}

function hasAll(state: G, cards: readonly number[]): boolean {
  return cards.every((card) => state.present.includes(card));
}

function removeCard(state: G, card: number): void {
  state.present.splice(state.present.indexOf(card), 1);
}
