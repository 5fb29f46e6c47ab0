import { choose, pick, type Questions, shuffle } from "@riposte/kernel";
import { byRule } from "../cause.js";
import type { Context } from "../context.js";
import type { Effects, OnePiece, OpMatch } from "../declared.js";
import { say } from "../messages.js";
import type { Table } from "../slice.js";
import { cardOf, otherSeat, sideOf, tableOf } from "../table/lookup.js";
import { relocate, sideAt } from "../table/relocate.js";

const HAND = 5;

type Names = "setup:chooser" | "setup:first" | "setup:hands" | "setup:redraw" | "setup:life" | "deck:shuffle";

/** Shuffling, who goes first, opening hands, Life (rules 3). */
export const setupEffects = (context: Context): Pick<Effects, Names> => ({
  // until the hands are drawn the chooser comes first: so do effects "at the start of the game"
  "setup:chooser": (slice, { seat }, match) => {
    slice.active = seat;
    match.ask("op:first", seat);
  },
  "setup:first": (slice, { first }, match) => {
    slice.first = first;
    match.publish("game:began", { first });
  },
  "setup:hands": (slice, _effect, match) => {
    slice.active = slice.first;
    for (const seat of match.order()) match.queue({ type: "deck:draw", seat, count: HAND, cause: byRule(seat) });
  },
  "deck:shuffle": (slice, { seat }, match) => {
    shuffleDeck(slice, match, seat);
    match.publish("deck:shuffled", { seat });
  },
  "setup:redraw": (slice, { seat, redraw }, match) => {
    match.publish("hand:kept", { seat, redrawn: redraw });
    if (!redraw) return;
    for (const id of [...sideAt(slice, match, seat).hand])
      relocate(slice, match, id, { zone: "deck", end: "bottom" }, byRule(seat));
    shuffleDeck(slice, match, seat);
    match.queue({ type: "deck:draw", seat, count: HAND, cause: byRule(seat) });
  },
  // one by one, so that the first card lies at the bottom
  "setup:life": (slice, { seat }, match) => {
    const { life: printed = 0, construction } = context.info(cardOf(match, sideOf(match, seat).leader).code);
    const life = construction?.life ?? printed;
    for (let count = 0; count < life; count++) {
      const [top] = sideOf(match, seat).deck;
      if (top !== undefined) relocate(slice, match, top, { zone: "life", end: "top" }, byRule(seat));
    }
  },
});

function shuffleDeck(slice: Table, match: OpMatch, seat: number): void {
  const side = sideAt(slice, match, seat);
  const { deck } = side;
  side.deck = match.chance(`deck-${seat}`, shuffle(deck.length)).map((place) => deck[place] as number);
}

/** Who chooses, by chance unless the setup says so. */
export const decideFirst = (match: OpMatch): void =>
  match.queue({ type: "setup:chooser", seat: tableOf(match).chooser ?? match.chance("first", pick(2)) });

export function askMulligans(match: OpMatch): void {
  for (const seat of match.order()) match.ask("op:mulligan", seat);
}

const first: Questions<OnePiece>["op:first"] = {
  prompt: say("op:first"),
  publicName: "op:first",
  choices: () =>
    choose.one([
      { key: "first", label: say("op:go-first") },
      { key: "second", label: say("op:go-second") },
    ]),
  answer: (answer, { seat }, match) =>
    match.queue({ type: "setup:first", first: answer === "first" ? seat : otherSeat(seat) }),
};

const mulligan: Questions<OnePiece>["op:mulligan"] = {
  prompt: (_asked, match) => say("op:mulligan", { first: tableOf(match).first }),
  publicName: "op:mulligan",
  choices: () =>
    choose.one([
      { key: "keep", label: say("op:keep") },
      { key: "redraw", label: say("op:redraw") },
    ]),
  answer: (answer, { seat }, match) => match.queue({ type: "setup:redraw", seat, redraw: answer === "redraw" }),
};

export const setupQuestions = { "op:first": first, "op:mulligan": mulligan };
