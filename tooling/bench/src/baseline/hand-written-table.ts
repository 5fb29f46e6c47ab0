import { type Difficulty, type FutureArea, tokens } from "./baseline-game.js";

/** The whole state of a hand-written game, changed in place. */
export interface Table {
  /** A ring of 64: `drawTop` is the top card, `drawSize` cards follow. */
  readonly draw: Uint8Array;
  drawTop: number;
  drawSize: number;
  readonly present: Uint8Array;
  presentSize: number;
  readonly past: Uint8Array;
  pastSize: number;
  future: FutureArea[];
  readonly candy: Uint8Array;
  finished: number;
  coffee: number;
  active: number;
  reserve: number;
  turns: number;
  outcome: "playing" | "won" | "lost";
}

const ring = 63;
const takesCandy = new Uint8Array(49);
for (const card of [3, 6, 10, 15, 21, 28, 36, 45]) takesCandy[card] = 1;

/** Sets out a deck (top first) and the tokens; the first turn has not begun. */
export function setOut(deck: readonly number[], difficulty: Difficulty): Table {
  const [coffee, active, reserve] = tokens[difficulty];
  const draw = new Uint8Array(64);
  draw.set(deck);
  return {
    draw,
    drawTop: 0,
    drawSize: deck.length,
    present: new Uint8Array(48),
    presentSize: 0,
    past: new Uint8Array(48),
    pastSize: 0,
    future: [],
    candy: new Uint8Array(49),
    finished: 0,
    coffee,
    active,
    reserve,
    turns: 0,
    outcome: "playing",
  };
}

/** Brings the waiting set back, or draws three and lets a parked card join them. */
export function beginTurn(table: Table): void {
  const waiting = table.future[0];
  if (waiting?.kind !== "all") drawCards(table, 3);
  if (waiting === undefined || table.outcome !== "playing") return;
  table.future.shift();
  for (const card of waiting.cards) table.present[table.presentSize++] = card;
  score(table);
}

/** Draws one card at a time, each scored before the next. */
export function drawCards(table: Table, cards: number): void {
  for (let drawn = 0; drawn < cards && table.outcome === "playing"; drawn++) {
    if (drawOne(table)) score(table);
  }
}

/** Moves every card whose number is next to the finished pile, drawing a replacement for each. */
export function score(table: Table): void {
  const { present } = table;
  for (;;) {
    const next = table.finished + 1;
    let at = 0;
    while (at < table.presentSize && present[at] !== next) at++;
    if (at === table.presentSize) return;
    takeFromPresent(table, at);
    returnCandy(table, next);
    table.finished = next;
    if (next === 48) {
      table.outcome = "won";
      return;
    }
    drawOne(table);
  }
}

/** Ends a turn: the present goes to the past, or under the stack, and may pay for runs. */
export function leavePresent(table: Table, under: boolean): void {
  const { present, presentSize: size } = table;
  table.turns++;
  for (let at = 0; at < size; at++) returnCandy(table, present[at]!);
  payRuns(table);
  let clock = false;
  for (let at = 0; at < size; at++) {
    const card = present[at]!;
    if (card === 48) clock = true;
    if (under) putUnder(table, card);
    else table.past[table.pastSize++] = card;
  }
  table.presentSize = 0;
  if (clock) drinkCoffee(table);
  if (table.outcome !== "playing") return;
  const extra = table.pastSize - 3;
  if (extra > 0) {
    for (let at = 0; at < extra; at++) putUnder(table, table.past[at]!);
    table.past.copyWithin(0, extra, table.pastSize);
    table.pastSize = 3;
  }
  beginTurn(table);
}

/** Pays for a pass of card 48, or loses the game. */
export function drinkCoffee(table: Table): void {
  if (table.coffee === 0) table.outcome = "lost";
  else table.coffee--;
}

/** Frees the candy on a card that leaves the table. */
export function returnCandy(table: Table, card: number): void {
  table.reserve += table.candy[card]!;
  table.candy[card] = 0;
}

/** Takes the card at a place out of the present and closes the gap. */
export function takeFromPresent(table: Table, at: number): number {
  const { present } = table;
  const card = present[at]!;
  const last = --table.presentSize;
  for (let place = at; place < last; place++) present[place] = present[place + 1]!;
  return card;
}

/** Lays a card on top of the draw stack. */
export function putOnTop(table: Table, card: number): void {
  table.drawTop = (table.drawTop - 1) & ring;
  table.draw[table.drawTop] = card;
  table.drawSize++;
}

function putUnder(table: Table, card: number): void {
  table.draw[(table.drawTop + table.drawSize++) & ring] = card;
}

function drawOne(table: Table): boolean {
  if (table.drawSize > 0) {
    const card = table.draw[table.drawTop]!;
    table.drawTop = (table.drawTop + 1) & ring;
    table.drawSize--;
    if (takesCandy[card] === 1 && table.reserve > 0) {
      table.reserve--;
      table.active++;
    }
    table.present[table.presentSize++] = card;
    return true;
  }
  // An empty stack falls back on the oldest past card, which never pays candy.
  if (table.pastSize === 0) return false;
  table.present[table.presentSize++] = table.past[0]!;
  table.past.copyWithin(0, 1, table.pastSize--);
  return true;
}

function payRuns(table: Table): void {
  const { present, presentSize: size } = table;
  let reward = 0;
  for (let start = 0; start < size; ) {
    let end = start + 1;
    while (end < size && present[end] === present[end - 1]! + 1) end++;
    if (end - start >= 3) reward += end - start - 1;
    start = end;
  }
  if (reward > table.reserve) reward = table.reserve;
  table.reserve -= reward;
  table.active += reward;
}
