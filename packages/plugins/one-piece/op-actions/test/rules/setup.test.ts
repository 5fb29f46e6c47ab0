import { compose, startMatch } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { expect, test } from "vitest";
import { opActions } from "../../src/index.js";
import { fact } from "../position.js";

const FILLER = "T03-003";
const leader = (id: string) => ({
  ...fact(id, {
    kind: "Leader",
    life: 5,
    abilities: [{ timing: "startOfGame", optional: true, steps: [{ type: "op:draw", count: 1 }] }],
  }),
  cost: undefined,
});
const context = createContext(
  cardsOrThrow([leader("T03-001"), leader("T03-002"), fact(FILLER, { construction: { copies: "any" } })]),
);
const decks = [
  { leader: "T03-001", cards: { [FILLER]: 50 } },
  { leader: "T03-002", cards: { [FILLER]: 50 } },
];

test("effects at the start of the game come before the opening hands, those of the player who chose first", () => {
  const match = startMatch(compose([onePiece(context), opActions(context)]), { seed: 1, setup: { decks, chooser: 0 } });
  match.answer(0, "second");
  const handOf = (seat: number) => match.slices["one-piece"].sides[seat]?.hand.length;
  expect(match.decision).toMatchObject({ question: "op:activate", seat: 0 });
  expect([handOf(0), handOf(1)]).toEqual([0, 0]);
  match.answer(0, "yes");
  expect(match.decision).toMatchObject({ question: "op:activate", seat: 1 });
  match.answer(1, "no");
  expect(match.decision).toMatchObject({ question: "op:mulligan", seat: 1 });
  expect([handOf(0), handOf(1)]).toEqual([6, 5]);
});
