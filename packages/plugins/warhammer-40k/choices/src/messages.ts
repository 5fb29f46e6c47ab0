import { type Catalog, messagesOf } from "@riposte/words";

/** English by message id. */
export const messages = {
  "cc:use": "{name} ({cost} CP)",
  "cc:on": "{name} ({cost} CP) on {unit}",
  "cc:against": "{name} ({cost} CP): {unit} against {enemy}",
  "cc:re-roll": "{name} ({cost} CP): roll the {face} again",
  "cc:choice": "{name}: {on}",
  "cc:choice-for": "{name}: {option}, for {on}",
  "cc:too-few-points": "it costs {cost} CP, and there are {points}",
  "cc:used-this-phase": "it was used this phase",
  "cc:used-this-turn": "it was used this turn",
  "cc:used-this-battle": "it was used this battle",
} as const satisfies Catalog;

/** A message of these, with what its template asks for. */
export const say = messagesOf(messages);
