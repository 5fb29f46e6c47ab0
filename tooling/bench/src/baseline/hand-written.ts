import type { BaselineGame, BaselineResult, Difficulty } from "./baseline-game.js";
import {
  arrange,
  factorial,
  park,
  parkAll,
  resetCandies,
  sendTwoIntoPast,
  takeFromPast,
} from "./hand-written-abilities.js";
import {
  beginTurn,
  drawCards,
  leavePresent,
  putOnTop,
  returnCandy,
  setOut,
  type Table,
  takeFromPresent,
} from "./hand-written-table.js";

/** The mutable Finished! (official ruleset) that the bench takes as the speed limit. */
export interface HandWrittenGame extends BaselineGame {
  /** The legal answers of `next`: card numbers, then `reorderAnswer` and `endAnswer`; empty at other decisions. */
  enumerate(): readonly number[];
}

export const reorderAnswer = 49;
export const endAnswer = 50;

/** Starts a game on a deck (top first, 48 last) and runs it to the first decision. */
export function createGame(deck: readonly number[], difficulty: Difficulty): HandWrittenGame {
  const play: Play = { table: setOut(deck, difficulty), decision: Decision.Next, answers: [], inputs: 0 };
  beginTurn(play.table);
  settle(play);
  return {
    count: () => countAnswers(play),
    enumerate: () => (play.decision === Decision.Next ? play.answers : []),
    answerIndex: (index) => {
      play.inputs++;
      answer(play, index);
      settle(play);
    },
    done: () => play.table.outcome !== "playing",
    result: () => resultOf(play),
  };
}

interface Play {
  readonly table: Table;
  decision: Decision;
  readonly answers: number[];
  inputs: number;
}

enum Decision {
  Next,
  TwoCards,
  OneCard,
  PutBack,
  OrderPast,
  OrderUnder,
  Reorder,
}

enum Ability {
  None,
  Draw,
  IntoPast,
  Exchange,
  FromPast,
  OneFuture,
  AllFuture,
  Reset,
  Under,
}

const ability = new Uint8Array(49);
const slots = new Uint8Array(49);
const printed: [Ability, number[]][] = [
  [Ability.Draw, [2, 9, 14, 20, 27, 31, 34, 46, 47]],
  [Ability.IntoPast, [5, 11, 17, 23, 25, 41]],
  [Ability.Exchange, [13, 22, 33, 39, 43]],
  [Ability.FromPast, [8, 18, 30, 44]],
  [Ability.OneFuture, [12, 19, 32, 40]],
  [Ability.AllFuture, [16, 24, 26, 35, 38]],
  [Ability.Reset, [37]],
  [Ability.Under, [4, 7, 29, 42]],
];
for (const [kind, cards] of printed) {
  for (const card of cards) {
    ability[card] = kind;
    slots[card] = card === 47 ? 3 : 1;
  }
}

/** Answers forced decisions and lists the legal answers of the first free one. */
function settle(play: Play): void {
  while (play.table.outcome === "playing") {
    if (play.decision === Decision.Next) listAnswers(play);
    if (countAnswers(play) !== 1) return;
    answer(play, 0);
  }
}

function countAnswers({ table, decision, answers }: Play): number {
  if (table.outcome !== "playing") return 0;
  const size = table.presentSize;
  if (decision === Decision.Next) return answers.length;
  if (decision === Decision.TwoCards) return size * (size - 1);
  if (decision === Decision.OneCard || decision === Decision.PutBack) return size;
  return factorial[size]!;
}

function listAnswers({ table, answers }: Play): void {
  const { present, presentSize, candy } = table;
  let count = 0;
  if (table.active > 0) {
    for (let at = 0; at < presentSize; at++) {
      const card = present[at]!;
      if (candy[card]! < slots[card]! && canDo(table, ability[card]!)) answers[count++] = card;
    }
  }
  if (presentSize >= 2) answers[count++] = reorderAnswer;
  answers[count++] = endAnswer;
  answers.length = count;
}

function canDo(table: Table, kind: Ability): boolean {
  if (kind === Ability.Draw || kind === Ability.Exchange) return table.drawSize + table.pastSize > 0;
  if (kind === Ability.IntoPast) return table.presentSize >= 2;
  return kind !== Ability.FromPast || table.pastSize > 0;
}

function answer(play: Play, index: number): void {
  const { table, decision } = play;
  play.decision = Decision.Next;
  switch (decision) {
    case Decision.Next: {
      const chosen = play.answers[index]!;
      if (chosen === endAnswer) play.decision = Decision.OrderPast;
      else if (chosen === reorderAnswer) play.decision = Decision.Reorder;
      else activate(play, chosen);
      return;
    }
    case Decision.TwoCards:
      sendTwoIntoPast(table, index);
      return;
    case Decision.OneCard:
      park(table, takeFromPresent(table, index));
      return;
    case Decision.PutBack: {
      const card = takeFromPresent(table, index);
      returnCandy(table, card);
      putOnTop(table, card);
      return;
    }
    default:
      arrange(table, index);
      if (decision !== Decision.Reorder) leavePresent(table, decision === Decision.OrderUnder);
  }
}

function activate(play: Play, card: number): void {
  const { table } = play;
  table.active--;
  table.candy[card]!++;
  switch (ability[card]! as Ability) {
    case Ability.Draw:
      drawCards(table, card === 2 ? 2 : 1);
      return;
    case Ability.IntoPast:
      play.decision = Decision.TwoCards;
      return;
    case Ability.Exchange:
      drawCards(table, 1);
      if (table.presentSize > 0) play.decision = Decision.PutBack;
      return;
    case Ability.FromPast:
      takeFromPast(table);
      return;
    case Ability.OneFuture:
      play.decision = Decision.OneCard;
      return;
    case Ability.AllFuture:
      parkAll(table);
      return;
    case Ability.Reset:
      resetCandies(table);
      return;
    default:
      play.decision = Decision.OrderUnder;
  }
}

function resultOf({ table, inputs }: Play): BaselineResult {
  const { finished, coffee, active, reserve, turns } = table;
  return {
    won: table.outcome === "won",
    lost: table.outcome === "lost",
    finished,
    coffee,
    active,
    reserve,
    turns,
    inputs,
    draw: Array.from({ length: table.drawSize }, (_, at) => table.draw[(table.drawTop + at) & 63]!),
    present: [...table.present.subarray(0, table.presentSize)],
    past: [...table.past.subarray(0, table.pastSize)],
    future: table.future.map(({ kind, cards }) => ({ kind, cards: [...cards] })),
    candy: [...table.candy.subarray(1)],
  };
}
