import { type Catalog, messagesOf } from "@riposte/words";

/** English by message id. */
export const messages = {
  "window:cc:declared": "{played} was played. Do you answer it?",
  "window:cc:discarded": "{discarded} was discarded. Do you answer?",
  "cc:play": "Play {card}",
  "cc:play-as": "Play {card} with {figure}",
  "cc:play-free": "Play {card} with {figure}, for no action",
  "cc:source": "Which card may be played from the discard pile?",
  "cc:same-name": "{card} was played at this moment already.",
  "cc:banned": "{card} may not be played now.",
  "cc:no-action": "{card} takes {actions|action}, and that cannot be taken now.",
  "cc:no-interrupt": "{card} cannot interrupt a figure that shares a space.",
  "cc:condition": "What {card} asks for is not so.",
  "cc:unpayable": "The cost of {card} cannot be paid.",
  "cc:no-effect": "{card} would have no effect.",
  "cc:no-tiles": "{card} asks for a tile, and of this map it is not known which spaces are one.",
  "cc:nobody": "No figure of yours may play {card} now.",
  "cc:not-now": "{card} is played {timing}.",
  "cc:never": "{card} is not played from hand.",
  "cc:not-asked": "The match does not wait for you.",
  "cc:no-window": "You are asked something else; no card is played in answer to it.",
  "cc:none-playable": "No command card can be played now.",
  "cc:not-in-hand": "{card} is not in your hand.",
  "cc:manual": "Carry out by hand: {text}",
} as const satisfies Catalog;

/** A message of these, with what its template asks for. */
export const say = messagesOf(messages);
