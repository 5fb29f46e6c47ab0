import { definePlugin } from "@riposte/kernel";
import { DUEL_DEFAULTS, type DuelOptions } from "../options.js";
import { asOffer, asQuestion, asTrigger, unlessQueued } from "../responding.js";
import { CARD_ABILITIES } from "./abilities.js";
import { cardEffects } from "./card-effects.js";
import { discarded, slot, top } from "./choices.js";
import { type DuelCards, declareCards } from "./declaration.js";
import { CARD_MESSAGES } from "./messages.js";
import { playAsAttackDeclared, playAsAttackRolled, playAtArrival, playAtCard, playInTurn } from "./playing.js";
import { noDamageInTruce, strengthFromCards } from "./strength.js";

/** Cards played from the hand at the duel's windows; every card waits for a response before it acts. */
export function duelCards({ protocol = DUEL_DEFAULTS.protocol }: Partial<Pick<DuelOptions, "protocol">> = {}) {
  return definePlugin<DuelCards>(declareCards(protocol), {
    effects: cardEffects,
    modify: { "attack:strength": strengthFromCards },
    veto: { "duel:damage": noDamageInTruce },
    offer: unlessQueued(protocol, {
      "turn:opening": asOffer(playInTurn),
      "move:arrived": asOffer(playAtArrival),
      "attack:declared": asOffer(playAsAttackDeclared),
      "attack:rolled": asOffer(playAsAttackRolled),
      "cards:response": asOffer(playAtCard),
    }),
    trigger: {
      "duel:turn-opened": asTrigger(protocol, "turn:opening", playInTurn),
      "duel:stepped": asTrigger(protocol, "move:arrived", playAtArrival),
      "duel:attack-declared": asTrigger(protocol, "attack:declared", playAsAttackDeclared),
      "duel:attack-rolled": asTrigger(protocol, "attack:rolled", playAsAttackRolled),
      "cards:announced": asTrigger(protocol, "cards:response", playAtCard),
    },
    questions: {
      "cards:slot": slot,
      "cards:discarded": discarded,
      "cards:top": top,
      "cards:play-in-turn": asQuestion(playInTurn),
      "cards:play-at-attack": asQuestion(playAsAttackDeclared),
      "cards:play-at-roll": asQuestion(playAsAttackRolled),
      "cards:play-at-arrival": asQuestion(playAtArrival),
      "cards:play-at-card": asQuestion(playAtCard),
    },
    abilities: CARD_ABILITIES,
    facts: { protocol },
    messages: CARD_MESSAGES,
  });
}
