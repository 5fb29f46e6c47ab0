/** What to know when a decision is posed, by its question or, at a window, by the window. */
export const LESSONS: Readonly<Record<string, string>> = {
  "ia:activate":
    "Players take turns, and each turn activates one group. A group acts once in a round; the round ends when no group is ready. " +
    "Whoever has fewer ready groups than the other side may pass instead and let the other come closer.",
  "ia:figure": "All figures of a group act before the turn is over, one after the other, in the order you choose.",
  "activation:act":
    "A figure has two actions, and only one of them may be an attack. A move action gives as many movement points as the figure is " +
    "fast; they are spent space by space, also before and after the other action. Ranged attacks need a line of sight and, the " +
    "farther away, the more accuracy. Points go to whoever stands alone in the yard (d3 to e4, and d6) when the round ends, and " +
    "for defeated figures; 40 win, and so does defeating everybody.",
  "attack:surges":
    "The surge symbols you rolled, less the defender's evades, buy abilities of the attacker's card, each once in an attack. " +
    "Accuracy first if the attack falls short; damage is worth nothing on a miss. What is left over is lost.",
  "attack:after": "The damage is dealt. What the attack brings besides can be used now, or let go.",
  "ia:target-space": "The target stands on several spaces: aim at one you see. Accuracy is counted to it.",
  "ia:weakened": "A Weakened defender loses one evade, and chooses which.",
};
