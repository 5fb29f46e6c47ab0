import { type Catalog, messagesOf } from "@riposte/words";

/** English for every prompt, label and reason. */
export const messages = {
  "window:player:losing": "You are about to lose. Do you respond?",
  "op:first": "Do you go first or second?",
  "op:go-first": "Go first",
  "op:go-second": "Go second",
  "op:mulligan": "{first.goes} first. Do you keep this hand?",
  "op:keep": "Keep it",
  "op:redraw": "Return it, shuffle and draw five",
  "op:main": "Main Phase: what next?",
  "op:end-turn": "End the turn",
  "op:play": "Play {name} for {cost}",
  "op:give": "Give a DON!! to {name} ({at})",
  "op:attack": "Attack {target} ({targetAt}) with {attacker} ({attackerAt})",
  "op:too-dear": "{name} costs {cost}, and {active} DON!! are active",
  "op:may-not-play": "{name} may not be played now",
  "op:first-turn": "{name} ({at}) cannot attack in your first turn",
  "op:is-rested": "{name} ({at}) is rested",
  "op:is-new": "{name} ({at}) came into play this turn",
  "op:may-not-attack": "{name} ({at}) may not attack",
  "op:block": "{attacker} ({power}) attacks {target} ({against}). Block?",
  "op:block-any": "Block?",
  "op:no-block": "Do not block",
  "op:block-with": "Block with {name} ({at})",
  "op:counter": "{attacker} ({power}) attacks {target} ({against}). Counter?",
  "op:counter-any": "Counter?",
  "op:no-counter": "No more counters",
  "op:counter-with": "{name}: +{amount} for {target} ({at})",
  "op:trigger": "You lose a Life card. Use its Trigger?",
  "op:to-hand": "Take it to your hand",
  "op:make-room": "Which Character makes room for {name}?",
  "op:room-of": "Trash {name} ({at})",
  "op:instead": "What happens instead?",
  "op:which-effect": "Which effect resolves next?",
} as const satisfies Catalog;

/** A message of these, with what its template asks for. */
export const say = messagesOf(messages);
