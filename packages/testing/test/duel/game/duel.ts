import { definePlugin, type Match } from "@riposte/kernel";
import { z } from "zod";
import { announceRoll, attackEffects, declareAttack, focusDice, spendFocus } from "./attacking.js";
import { bid, biddingEffects } from "./bidding.js";
import { type Duel, declareDuel } from "./declaration.js";
import { fighterEffects, fighterInvariants, soak } from "./fighters.js";
import { attackMachine } from "./machines/attack.js";
import { matchMachine } from "./machines/match.js";
import { moveMachine } from "./machines/move.js";
import { roundMachine } from "./machines/round.js";
import { turnMachine } from "./machines/turn.js";
import { DUEL_MESSAGES } from "./messages.js";
import { announceLeaving, isPinned, makeStep, pinMover, strikeAtLeaving } from "./moving.js";
import { DUEL_DEFAULTS, type DuelOptions } from "./options.js";
import { asOffer, asQuestion, asTrigger, unlessQueued } from "./responding.js";
import { otherSeat } from "./table.js";
import { action, beginTurn, openTurn, turnEffects } from "./turns.js";
import { mulligan, zoneEffects, zoneInvariants } from "./zones.js";

/** The game: two fighters on a track, secret bids, hidden hands, attacks with dice that may interrupt each other. */
export function duel(chosen: Partial<DuelOptions> = {}) {
  const options: DuelOptions = { ...DUEL_DEFAULTS, ...chosen };
  const { protocol } = options;
  return definePlugin<Duel>(declareDuel(options), {
    effects: {
      ...fighterEffects,
      ...zoneEffects(options.hand),
      ...biddingEffects,
      ...turnEffects(options.reactions),
      ...attackEffects,
    },
    on: {
      "duel:hurt": pinMover,
      "duel:fell": (_event, match) => match.queue({ type: "duel:finish" }),
    },
    modify: { "attack:dice": focusDice },
    offer: unlessQueued(protocol, {
      "move:leaving": asOffer(strikeAtLeaving),
      "attack:declared": asOffer(spendFocus),
    }),
    trigger: {
      "duel:leaving": asTrigger(protocol, "move:leaving", strikeAtLeaving),
      "duel:attack-declared": asTrigger(protocol, "attack:declared", spendFocus),
    },
    questions: {
      "duel:mulligan": mulligan,
      "duel:bid": bid,
      "duel:action": action,
      "duel:soak": soak,
      "duel:parting-strike": asQuestion(strikeAtLeaving),
      "duel:focus-attack": asQuestion(spendFocus),
    },
    procedures: {
      match: matchMachine,
      round: roundMachine,
      turn: turnMachine,
      move: moveMachine,
      attack: attackMachine,
    },
    actions: {
      "ask-mulligans": (match) => askEach(match, "duel:mulligan"),
      "ask-bids": (match) => askEach(match, "duel:bid"),
      "show-bids": (match) => match.queue({ type: "duel:show-bids" }),
      "begin-turn": beginTurn,
      "open-turn": openTurn,
      "end-round": (match) => match.publish("duel:round-ended", { round: match.slices.duel.round }),
      "announce-leaving": announceLeaving,
      "make-step": makeStep,
      declare: declareAttack,
      roll: (match) => match.queue({ type: "duel:roll" }),
      "announce-roll": announceRoll,
      land: (match) => {
        match.setVar("landed", true);
        match.queue({ type: "duel:land" });
      },
      "end-attack": (match) => match.queue({ type: "duel:end-attack" }),
      finish: (match) => match.queue({ type: "duel:finish" }),
    },
    guards: {
      "is-limit-reached": ({ slices }) => slices.duel.round >= slices.duel.limit,
      "has-actions": ({ slices }) => slices.duel.actions > 0,
      "is-pinned": isPinned,
    },
    game: {
      main: "match",
      parseSetup: (setup) => z.strictObject({}).parse(setup),
      seats: () => 2,
      order: ({ slices }) => [slices.duel.active, otherSeat(slices.duel.active)],
      setup: (_setup, match) => match.queue({ type: "duel:deal" }),
    },
    invariants: (match) => [...fighterInvariants(match), ...zoneInvariants(match, options.decks)],
    facts: options,
    messages: DUEL_MESSAGES,
  });
}

function askEach(match: Match<Duel>, question: "duel:mulligan" | "duel:bid"): void {
  for (const seat of match.order()) match.ask(question, seat);
}
