/** What happens at windows whose question does not say it: a sentence of ours. */
export const WINDOW_WORDS: Readonly<Record<string, string>> = {
  "ability:resolved": "An ability did what it says. Whoever has something to say to that says it now.",
  "action:granted": "Somebody got an action out of turn and performs it now, or declines.",
  "activation:act": "The figure's own time: its actions, and what costs none, until it passes.",
  "attack:aiming": "The target is being chosen. Who can draw an attack to somebody else does it now.",
  "attack:rerolls": "The dice lie. Whoever may roll one again does it now, each ability once. Open to both sides.",
  "attack:surges": "The attacker spends surges, one after the other, as long as there are some.",
  "dice:rolled": "Dice that belong to no attack were rolled. Who may change them does it now.",
  "points:spending": "Movement points were gained to be used at once; they may buy something else instead.",
  "battle:block": "An attack was declared. Who is attacked may put a Blocker in its way.",
  "battle:counter": "Who is attacked raises power: cards with a counter, and Events that counter.",
  "cards:leaving": "Cards are about to leave the field. What may happen instead is chosen now.",
  "cards:resting": "Cards are about to be rested. What may happen instead is chosen now.",
  "effects:waiting": "Several effects came up at once. Their owner says which comes first.",
  "life:trigger": "A Life card was taken. If it has a Trigger, its owner may use it instead of keeping the card.",
  "main:act": "The Main Phase: play cards, give DON!!, attack, use abilities, until the turn is ended.",
};
