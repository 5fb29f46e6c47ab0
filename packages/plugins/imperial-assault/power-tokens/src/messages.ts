import { type Catalog, messagesOf } from "@riposte/words";

/** English by message id. */
export const messages = {
  "power-tokens:spend": "Spend a {token} token",
  "power-tokens:type": "Which power token?",
  "power-tokens:excess": "One token too many: which is discarded?",
  "power-tokens:distribute": "Who gets the {count} {token} tokens?",
  "power-tokens:figure": "{figure}",
  "power-tokens:hit": "Hit",
  "power-tokens:surge": "Surge",
  "power-tokens:block": "Block",
  "power-tokens:evade": "Evade",
} as const satisfies Catalog;

/** A message of these, with what its template asks for. */
export const say = messagesOf(messages);
