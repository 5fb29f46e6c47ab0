import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { OnePiece } from "../declared.js";

/** A match: decks, who goes first, opening hands, Life, then turn after turn (rules 3); a written position skips the setup. */
export const matchMachine: AnyStateMachine = setup({
  actors: { turn: procedureStub },
  actions: {
    ...flowActions<OnePiece>(),
    shuffleDecks: () => {},
    decideFirst: () => {},
    askMulligans: () => {},
    layLife: () => {},
  },
  guards: { isPosition: () => true },
}).createMachine({
  id: "match",
  initial: "begin",
  states: {
    begin: { on: { next: [{ guard: "isPosition", target: "turn" }, { target: "shuffled" }] } },
    shuffled: { entry: "shuffleDecks", on: { next: "deciding" } },
    deciding: { entry: "decideFirst", on: { next: "starting" } },
    // "at the start of the game" comes before the opening hands
    starting: { meta: { window: "effects:waiting" }, on: { next: "hands" } },
    hands: { entry: { type: "queue", params: { type: "setup:hands" } }, on: { next: "mulligans" } },
    mulligans: { entry: "askMulligans", on: { next: "life" } },
    life: { entry: "layLife", on: { next: "turn" } },
    turn: { invoke: { src: "turn", onDone: { target: "turn", reenter: true } } },
  },
});
