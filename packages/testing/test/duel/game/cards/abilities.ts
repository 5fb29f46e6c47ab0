import type { Behaviour } from "@riposte/kernel";
import type { DuelCards } from "./declaration.js";

/** What each card does, as data. */
export const CARD_ABILITIES: NonNullable<Behaviour<DuelCards>["abilities"]> = {
  lunge: {
    text: { id: "card:lunge" },
    steps: [{ type: "cards:last", lasting: "lunging", scope: "attack", whom: "self" }],
  },
  parry: {
    text: { id: "card:parry" },
    steps: [{ type: "cards:last", lasting: "parrying", scope: "attack", whom: "self" }],
  },
  // an attack inside the attack it answers
  counter: { text: { id: "card:counter" }, steps: [{ type: "cards:strike-back" }] },
  weary: {
    text: { id: "card:weary" },
    steps: [{ type: "cards:last", lasting: "weary", scope: "round", whom: "other" }],
  },
  warcry: {
    text: { id: "card:warcry" },
    steps: [{ type: "cards:last", lasting: "fervour", scope: "turn", whom: "self" }],
  },
  snare: {
    text: { id: "card:snare" },
    steps: [{ type: "cards:last", lasting: "pinned", scope: "turn", whom: "other" }],
  },
  truce: {
    text: { id: "card:truce" },
    steps: [{ type: "cards:last", lasting: "truce", scope: "turn", whom: "self" }],
  },
  negate: { text: { id: "card:negate" }, steps: [{ type: "cards:cancel" }] },
  foresight: { text: { id: "card:foresight" }, steps: [{ type: "cards:peek", amount: 3 }] },
  // without a whole slot to break the rest is lost
  sunder: {
    text: { id: "card:sunder" },
    steps: [{ type: "cards:choose-slot" }, { type: "cards:break" }, { type: "cards:focus", amount: 1 }],
  },
  // with nothing to recover the card is still drawn
  scavenge: {
    text: { id: "card:scavenge" },
    steps: [{ type: "cards:choose-discard" }, { type: "cards:recover" }, { type: "cards:draw", amount: 1 }],
  },
  bulwark: {
    text: { id: "card:bulwark" },
    steps: [{ type: "tokens:gain", amount: 1 }, { type: "tokens:ward" }],
  },
  omen: {
    text: { id: "card:omen" },
    steps: [
      { type: "kernel:manual", text: { id: "card:omen-by-hand" } },
      { type: "cards:focus", amount: 1 },
    ],
  },
};
