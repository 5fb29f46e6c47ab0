import { type BaselineResult, type Difficulty, tokens } from "./baseline-game.js";

/** What the player is asked: the next action, the details of an ability, or an order for the present. */
type Asked = "next" | "two-cards" | "one-card" | "put-back" | "order-past" | "order-under" | "reorder";

/** The boardgame.io state: plain JSON, the way its tutorial writes it. */
export interface G extends Omit<BaselineResult, "won" | "lost" | "inputs"> {
  asked: Asked;
  outcome: "playing" | "won" | "lost";
}

const candyCards = new Set([3, 6, 10, 15, 21, 28, 36, 45]);

/** The state before the first decision. */
export function setup(deck: readonly number[], difficulty: Difficulty): G {
  const [coffee, active, reserve] = tokens[difficulty];
  const areas = { draw: [...deck], present: [], past: [], future: [], candy: new Array<number>(48).fill(0) };
  const stashes = { finished: 0, coffee, active, reserve, turns: 0 };
  const state: G = { ...areas, ...stashes, asked: "next", outcome: "playing" };
  startTurn(state);
  return state;
}

/** Starts a turn with the waiting set, or with three cards and whatever was parked alone. */
function startTurn(state: G): void {
  const area = state.future[0];
  if (area?.kind !== "all") drawMany(state, 3);
  if (area === undefined || state.outcome !== "playing") return;
  state.present.push(...area.cards);
  state.future.shift();
  scoreAll(state);
}

/** Draws cards one by one, scoring in between. */
export function drawMany(state: G, count: number): void {
  for (let drawn = 0; drawn < count && state.outcome === "playing"; drawn++) {
    drawCard(state);
    scoreAll(state);
  }
}

/** Scores as long as the next number lies in the present. */
export function scoreAll(state: G): void {
  while (state.outcome === "playing") {
    const next = state.finished + 1;
    const at = state.present.indexOf(next);
    if (at < 0) return;
    state.present.splice(at, 1);
    freeCandy(state, next);
    state.finished = next;
    if (next === 48) state.outcome = "won";
    else drawCard(state);
  }
}

/** Moves the present to the past or under the stack, pays runs, charges 48, trims the past, starts the next turn. */
export function finishTurn(state: G, to: "past" | "under"): void {
  const cards = state.present;
  state.turns += 1;
  for (const card of cards) freeCandy(state, card);
  const reward = Math.min(runReward(cards), state.reserve);
  state.reserve -= reward;
  state.active += reward;
  (to === "past" ? state.past : state.draw).push(...cards);
  state.present = [];
  if (cards.includes(48)) payCoffee(state);
  if (state.outcome !== "playing") return;
  if (state.past.length > 3) state.draw.push(...state.past.splice(0, state.past.length - 3));
  startTurn(state);
}

/** Takes a coffee for card 48; without one the game is lost. */
export function payCoffee(state: G): void {
  if (state.coffee > 0) state.coffee -= 1;
  else state.outcome = "lost";
}

/** Returns the candy on a card to the reserve. */
export function freeCandy(state: G, card: number): void {
  const candy = state.candy[card - 1]!;
  if (candy === 0) return;
  state.reserve += candy;
  state.candy[card - 1] = 0;
}

function drawCard(state: G): void {
  const card = state.draw.shift();
  if (card !== undefined) {
    state.present.push(card);
    if (candyCards.has(card) && state.reserve > 0) {
      state.reserve -= 1;
      state.active += 1;
    }
    return;
  }
  const oldest = state.past.shift();
  if (oldest !== undefined) state.present.push(oldest);
}

function runReward(cards: readonly number[]): number {
  let reward = 0;
  let length = 1;
  for (let at = 1; at <= cards.length; at++) {
    if (at < cards.length && cards[at] === cards[at - 1]! + 1) length++;
    else {
      if (length >= 3) reward += length - 1;
      length = 1;
    }
  }
  return reward;
}
