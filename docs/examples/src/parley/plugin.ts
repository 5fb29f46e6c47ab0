import { choose, definePlugin, type Match, type Plugin } from "@riposte/kernel";
import { declared, MOST, type Parley } from "./declared.js";
import { parleyMachine } from "./machines/parley.js";

/** Before a battle is fought both name a number in secret; the higher one draws a card, and equal ones are named anew. */
export const parley = (): Plugin<Parley> =>
  definePlugin<Parley>(declared, {
    on: { "attack:declared": ({ seat }, match) => match.call("parley", { attacker: seat }) },
    procedures: { parley: parleyMachine },
    actions: {
      askAttacker: (match) => match.ask("parley:bid", attackerOf(match)),
      askDefender: (match) => match.ask("parley:bid", 1 - attackerOf(match)),
    },
    guards: { isTied: (match) => match.slices.parley.isTied },
    questions: {
      "parley:bid": {
        prompt: { id: "parley:bid" },
        choices: () => choose.number(0, MOST),
        answer: (answer, { seat }, match) => match.queue({ type: "parley:bid", seat, bid: Number(answer) }),
      },
    },
    effects: {
      "parley:bid": (slice, { seat, bid }, match) => {
        match.own(slice, "bids")[seat] = bid;
      },
      "parley:settle": (slice, _effect, match) => {
        const [one = 0, other = 0] = slice.bids.map((bid) => bid ?? 0);
        const winner = one === other ? null : one > other ? 0 : 1;
        slice.bids = [null, null];
        slice.isTied = winner === null;
        match.publish("parley:settled", { bids: [one, other], winner });
        if (winner !== null)
          match.queue({ type: "deck:draw", seat: winner, count: 1, cause: { kind: "effect", seat: winner } });
      },
    },
    messages: {
      "parley:bid": "Name a number.",
      "parley:settled": "The numbers were {bids}.",
    },
  });

const attackerOf = (match: Match<Parley>): number => match.vars.attacker as number;
