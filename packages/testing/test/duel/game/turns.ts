import { type Behaviour, choose, type Match, type Message, type Question, type Reads } from "@riposte/kernel";
import type { Duel } from "./declaration.js";
import { areAdjacent, fighterOf } from "./fighters.js";
import { otherSeat, TRACK } from "./table.js";

const ACTIONS_PER_TURN = 2;

type Effects = Behaviour<Duel>["effects"];

/** Rounds and turns: who is active, and how much it may still do. */
export const turnEffects = (reactions: number) =>
  ({
    "duel:begin-turn": (slice, { seat }) => {
      if (seat === slice.first) {
        slice.round += 1;
        slice.reactions = [reactions, reactions];
      }
      slice.active = seat;
      slice.actions = ACTIONS_PER_TURN;
    },
    "duel:act": (slice) => {
      slice.actions -= 1;
    },
    "duel:react": (slice, { seat }, match) => {
      const left = match.own(slice, "reactions");
      left[seat] = (left[seat] ?? 0) - 1;
    },
  }) satisfies Partial<Effects>;

export function beginTurn(match: Match<Duel>, { turn }: { readonly turn: "first" | "second" }): void {
  const { first } = match.slices.duel;
  match.queue({ type: "duel:begin-turn", seat: turn === "first" ? first : otherSeat(first) });
}

export function openTurn(match: Match<Duel>): void {
  const seat = match.slices.duel.active;
  match.setVar("seat", seat);
  match.queue({ type: "duel:draw", seat, amount: 1 });
  match.publish("duel:turn-opened", { seat });
}

/** What the active seat does next; the last choice ends the turn. */
export const action: Question<Duel> = {
  prompt: (_asked, match) => ({ id: "duel:action", params: { left: match.slices.duel.actions } }),
  publicName: "duel:action",
  choices: ({ seat }, match) =>
    choose.one(ACTIONS.filter((key) => reasonAgainst(key, seat, match) === undefined).map(labelled)),
  refusals: ({ seat }, match) =>
    ACTIONS.flatMap((key) => {
      const reason = reasonAgainst(key, seat, match);
      return reason === undefined ? [] : [{ key, reason }];
    }),
  answer(answer, { seat }, match) {
    match.queue({ type: "duel:act" });
    const from = fighterOf(match, seat).at;
    switch (answer as Action) {
      case "back":
        return match.call("move", { seat, from, to: from - 1 });
      case "forth":
        return match.call("move", { seat, from, to: from + 1 });
      case "strike":
        return match.call("attack", { attacker: seat, defender: otherSeat(seat) });
      case "rest":
        return match.queue({ type: "duel:focus", seat, amount: 1 });
    }
  },
};

const ACTIONS = ["back", "forth", "strike", "rest"] as const;
type Action = (typeof ACTIONS)[number];

const labelled = (key: Action) => ({ key, label: { id: `duel:action-${key}` } });

function reasonAgainst(key: Action, seat: number, match: Reads<Duel>): Message | undefined {
  const { at } = fighterOf(match, seat);
  const blocked = fighterOf(match, otherSeat(seat)).at;
  if (key === "back" && (at === 0 || at - 1 === blocked)) return { id: "duel:no-room" };
  if (key === "forth" && (at === TRACK - 1 || at + 1 === blocked)) return { id: "duel:no-room" };
  if (key === "strike" && !areAdjacent(match)) return { id: "duel:too-far" };
  return undefined;
}
