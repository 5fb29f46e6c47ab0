/** Mechanics that cards share; every two of them meet somewhere, or cannot. */
export const MECHANICS = [
  "cost",
  "prevention",
  "replacement",
  "conversion",
  "subtraction",
  "reroll",
  "cancel",
  "trigger",
  "grant",
  "now",
  "cannot",
  "until",
  "inside",
] as const;
export type Mechanic = (typeof MECHANICS)[number];

/** Shown by the scenario of this title in this file, or why the two cannot meet. */
export type Cell = { readonly shown: string; readonly in: string } | { readonly never: string };

const shown = (file: string, title: string): Cell => ({ shown: title, in: file });
const never = (why: string): Cell => ({ never: why });

const PAID = "plugins/imperial-assault/dc-abilities/test/interactions/paid-costs.test.ts";
const TURNED = "plugins/imperial-assault/dc-abilities/test/interactions/turned-results.test.ts";
const POINTS = "plugins/imperial-assault/dc-abilities/test/interactions/points-elsewhere.test.ts";
const AVENGER = "plugins/imperial-assault/dc-abilities/test/deployment-cards/wookiee-avenger.ts";
const CANCELLED_DICE = "plugins/imperial-assault/cc-effects/test/interactions/cancelled-dice.test.ts";
const CANCELLED_CARDS = "plugins/imperial-assault/cc-effects/test/interactions/cancelled-cards.test.ts";
const AS_IT_IS = "plugins/imperial-assault/cc-effects/test/interactions/attack-as-it-is.test.ts";
const MEETING = "plugins/imperial-assault/cc-effects/test/interactions.test.ts";
const FREE = "plugins/imperial-assault/cc-effects/test/free-specials.test.ts";
const NAMES = "plugins/imperial-assault/cc-effects/test/traps.test.ts";
const REROLLS = "games/imperial-assault/test/attack/rerolls.test.ts";
const OUTCOME = "games/imperial-assault/test/attack/outcome.test.ts";
const HARM = "games/imperial-assault/test/figures/harm.test.ts";
const ACTIVATIONS = "games/imperial-assault/test/rounds/activations.test.ts";
const RETARGETING = "games/imperial-assault/test/attack/retargeting.test.ts";
const FORMS = "plugins/imperial-assault/dc-abilities/test/rules/form-cards.test.ts";
const SUPPLIED = "games/imperial-assault/test/attack/supplied.test.ts";

const TURNED_DICE = "plugins/imperial-assault/cc-effects/test/interactions/turned-dice.test.ts";
const REROLLED_BY = "plugins/imperial-assault/cc-effects/test/interactions/rerolled-by.test.ts";
const IN_ATTACK = "plugins/imperial-assault/cc-effects/test/interactions/attack-in-attack.test.ts";
const ANY_COLOUR = "plugins/imperial-assault/cc-effects/test/interactions/dice-of-any-colour.test.ts";
const WHOLE_ROUND = "plugins/imperial-assault/cc-effects/test/interactions/until-the-next-round.test.ts";
const WORTH = "plugins/imperial-assault/cc-effects/test/interactions/worth.test.ts";
const STAYING = "plugins/imperial-assault/cc-effects/test/interactions/conditions-that-stay.test.ts";
const LENT = "plugins/imperial-assault/cc-effects/test/interactions/lent-abilities.test.ts";

const WORN_OFF = "plugins/imperial-assault/cc-effects/test/interactions/worn-off.test.ts";

const DICE_ONLY = "It is about symbols on dice in an attack; the other is not.";
const BEFORE_DICE = "A card is cancelled when it is played, before it could touch a die.";

/**
 * cost: what an ability's player pays. prevention: harm prevented, reduced or redirected. replacement: this instead of that. conversion:
 * results turned into others. subtraction: results or dice taken away. reroll: dice rolled again. cancel: a played card undone. trigger:
 * what answers a fact. grant: actions, attacks and points given by something else. now: what a figure or attack is, whatever is printed.
 * cannot: what is forbidden. until: how long something lasts. inside: attacks and interrupts inside others.
 */
export const MATRIX: { readonly [One in Mechanic]?: { readonly [Other in Mechanic]?: Cell } } = {
  cost: {
    cost: shown(
      "plugins/imperial-assault/surge/test/spending.test.ts",
      "only what can be paid is offered: a double surge ability needs two surges",
    ),
    prevention: shown(PAID, "Murne Rin prevents none of it"),
    replacement: shown(PAID, "its player may still discard from the top of the deck instead of damage"),
    conversion: never(DICE_ONLY),
    subtraction: shown(PAID, "Headhunter reduces none of it"),
    reroll: never("It is paid before the die is chosen, and what the die shows then does not change the price."),
    cancel: shown(MEETING, "a cancelled special action costs its action and does nothing"),
    trigger: shown(PAID, "Paz Vizsla removes no cards for what he pays himself"),
    grant: shown(AVENGER, "it is free, and then paid for to be used again; neither way comes twice"),
    now: shown(
      "plugins/imperial-assault/cc-effects/test/deployment-cards.test.ts",
      "rules 9: strain that cannot be suffered pays no cost",
    ),
    cannot: shown(STAYING, "Query: a figure that cannot gain Bleeding does not choose it"),
    until: never("A price is paid at once; nothing of it lasts."),
    inside: shown(MEETING, "a figure that falls before it moves does not move, and what was paid stays paid"),
  },
  prevention: {
    prevention: never("Each takes its part of what is left, in the order its player uses them; none looks at another."),
    replacement: shown(HARM, "each point is damage or the top card of the deck, as its player likes"),
    conversion: never(DICE_ONLY),
    subtraction: shown(OUTCOME, "damage that would be suffered can be capped before it is"),
    reroll: never(DICE_ONLY),
    cancel: never(
      "A card that prevents and is cancelled prevents nothing: the harm is then as if it was never played.",
    ),
    trigger: shown(MEETING, "what keeps a figure from being defeated leaves nothing to answer"),
    grant: never("Harm is prevented by whoever suffers it, whoever gave the attack or the action."),
    now: shown(
      "games/imperial-assault/test/figures/status.test.ts",
      "is no target, and suffers neither damage nor strain nor conditions",
    ),
    cannot: shown(LENT, "Choose a Side: a fireproof figure does not burn by the Flamethrower of another either"),
    until: never("Harm is prevented when it comes; what forbids it for a while is a thing that cannot be."),
    inside: shown(MEETING, "what keeps a figure from being defeated leaves nothing to answer"),
  },
  replacement: {
    replacement: never("The kernel asks the affected player which comes first, and each acts once on one effect."),
    conversion: shown(TURNED, "Wookiee Avenger: the dodge is an evade, and that cancels the surge"),
    subtraction: shown(
      "games/imperial-assault/test/attack/weakened.test.ts",
      "Weakened cancels the evade of a die, so that cancelling the die takes nothing more",
    ),
    reroll: shown(
      "plugins/imperial-assault/steps/test/steps/attacks.test.ts",
      "do:recolor swaps a rolled die for one of another colour and rolls that",
    ),
    cancel: shown(MEETING, "the cancellation of that one stands for the first cancellation again"),
    trigger: shown(HARM, "what says that a figure is defeated skips the lethal window"),
    grant: shown(SUPPLIED, "has none of the printed keywords when it is plain, only those it brings"),
    now: shown(
      RETARGETING,
      "retargeting opens the declare window again for the new defender only, and pool changes stay behind",
    ),
    cannot: shown(WHOLE_ROUND, "Maul, whose activation is over, falls as by damage: he may lunge before"),
    until: never("A replacement acts on one effect: it is there when that comes, or it is not."),
    inside: shown(MEETING, "inside an interrupt are resolved first, then what they interrupted goes on"),
  },
  conversion: {
    conversion: never(
      "A result that was turned is another one: what turns that one turns it too, in the order of its player.",
    ),
    subtraction: shown(TURNED, "Defensive Stance: the rerolled dodge is two blocks"),
    reroll: shown(TURNED, "Soresu Form: so it is for a friend"),
    cancel: never(BEFORE_DICE),
    trigger: never("Nothing answers a result; what answers an attack looks at it when it is over."),
    grant: never("What is granted brings dice and results of its own, and they are turned like any others."),
    now: never("A conversion asks what the dice show, not what a figure is."),
    cannot: never("No card forbids that results are turned."),
    until: never("Results are turned in their attack and gone with it."),
    inside: shown(IN_ATTACK, "Defensive Stance turns no dodge of the second because it rerolled a die of the first"),
  },
  subtraction: {
    subtraction: shown(OUTCOME, "leftover negatives do nothing"),
    reroll: shown(REROLLS, "a die that was rerolled or cancelled before is not offered to Professional"),
    cancel: never(BEFORE_DICE),
    trigger: shown(CANCELLED_DICE, "Indiscriminate Fire reads no die that Elusive cancelled"),
    grant: shown(
      "plugins/imperial-assault/surge/test/spending.test.ts",
      "X is the number of surges the dice show, also after one was cancelled",
    ),
    now: shown(
      RETARGETING,
      "what the attacker added or took away counts against the new defender, what the old one had does not",
    ),
    cannot: never("No card forbids that results or dice are taken away."),
    until: never("What takes results away for a while is asked in each attack anew."),
    inside: never("A die is taken away in its own attack; the one inside has dice of its own."),
  },
  reroll: {
    reroll: shown(REROLLS, "each die is rerolled once per attack, whichever player rerolls it"),
    cancel: shown(CANCELLED_CARDS, "a die it would have rerolled lies as it fell: Hard to Hit"),
    trigger: shown(REROLLS, "turning a die is not rerolling it"),
    grant: shown(
      FORMS,
      "a Form's Professional is one with what else makes its figure Professional: one die is rerolled",
    ),
    now: shown(REROLLS, "an effect makes a figure Professional, and takes it away"),
    cannot: shown(REROLLS, "each die is rerolled once per attack, whichever player rerolls it"),
    until: never("What rerolls dice for a while is offered in each attack anew."),
    inside: shown(IN_ATTACK, "Lando rerolls a die of each"),
  },
  cancel: {
    cancel: shown(MEETING, "a cancelled cancellation lets the first card resolve"),
    trigger: shown(CANCELLED_CARDS, "what answers the playing of a card answers it too"),
    grant: shown(CANCELLED_CARDS, "it is discarded, and another card is played in the same moment: Blitz"),
    now: shown(MEETING, "a card that waits to be cancelled has left the hand"),
    cannot: never("Whoever cannot play cards plays no cancellation: it is a card like any other."),
    until: never("A cancelled card leaves nothing that could last."),
    inside: shown(MEETING, "a cancelled cancellation lets the first card resolve"),
  },
  trigger: {
    trigger: shown(MEETING, "each acts once, the attacker first, and neither a second time"),
    grant: shown(FREE, "what follows a special action follows it, with no action left"),
    now: shown(NAMES, "every moment of a figure's own time is an instance of its own"),
    cannot: shown(STAYING, "Submit or Fight: a closed discard pile prevents no strain"),
    until: shown(WHOLE_ROUND, "Maul, whose activation is over, is defeated at the end of the round"),
    inside: shown(MEETING, "inside an interrupt inside an interrupt are windows of their own"),
  },
  grant: {
    grant: shown(FREE, "a special action that is granted is not taken twice either"),
    now: shown(POINTS, "buy nothing that is once in one's activation"),
    cannot: shown(LENT, "K-2SO: nobody spends a token, nor that of a friend"),
    until: shown(POINTS, "buy nothing that is once in one's activation"),
    inside: shown(ACTIVATIONS, "an attack granted without an action does not count"),
  },
  now: {
    now: shown(AS_IT_IS, "a figure whose attacks have become melee is no longer a ranged one for cards"),
    cannot: shown(LENT, "a Stunned figure is not offered Force Leap"),
    until: shown(WORN_OFF, "what lasts for this round is over when the end of the round is dealt with"),
    inside: never("What a figure is does not depend on how deep inside it is asked."),
  },
  cannot: {
    cannot: never("Two prohibitions forbid both; neither looks at the other."),
    until: shown(WHOLE_ROUND, "Maul, whose activation is over, is defeated at the end of the round"),
    inside: never("What is forbidden is so in every attack and interrupt inside as well."),
  },
  until: {
    until: shown(WHOLE_ROUND, "Smuggler's Tricks, until the start of the next round"),
    inside: shown(IN_ATTACK, "Lando rerolls a die of each"),
  },
  inside: {
    inside: shown(MEETING, "inside an interrupt inside an interrupt are windows of their own"),
  },
};

/** Further scenarios of a pair that the table shows with one. */
export const MORE: readonly (readonly [Mechanic, Mechanic, Cell])[] = [
  [
    "cost",
    "grant",
    shown(AVENGER, "after the free one a Bleeding figure suffers strain too: it is a special action all the same"),
  ],
  [
    "cost",
    "grant",
    shown(FREE, "rules 12.1: free once, then paid: it is taken again for its action, and not a third time"),
  ],
  ["grant", "grant", shown(ACTIVATIONS, "an attack granted without an action does not count")],
  ["conversion", "subtraction", shown(TURNED_DICE, "a cancelled die takes it along")],
  ["conversion", "reroll", shown(TURNED_DICE, "a die that is rerolled shows what it shows then")],
  ["reroll", "trigger", shown(REROLLED_BY, "the pirate's player answers it with Tough Luck")],
  ["reroll", "trigger", shown(REROLLED_BY, "Luke's player, who rerolled it, does not")],
  ["reroll", "grant", shown(IN_ATTACK, "Lando rerolls a die of each")],
  [
    "conversion",
    "grant",
    shown(IN_ATTACK, "Defensive Stance turns no dodge of the second because it rerolled a die of the first"),
  ],
  ["subtraction", "now", shown(ANY_COLOUR, "Run for Cover takes one of IG-88's")],
  ["subtraction", "now", shown(ANY_COLOUR, "Savage Vigor leaves two, of which Focused is one")],
  ["grant", "now", shown(ANY_COLOUR, "Close Quarters borrows them too, and the player whose figure it is chooses")],
  ["now", "now", shown(ANY_COLOUR, "Heavy Fire counts them as printed")],
  ["subtraction", "trigger", shown(WORTH, "Of No Importance takes nothing off the price on a head")],
  ["replacement", "trigger", shown(WORTH, "Evacuate halves the figure and not the price")],
  ["trigger", "now", shown(WORTH, "an object that is destroyed is not defeated")],
  ["trigger", "now", shown(WHOLE_ROUND, "Maul, whose activation is over, is defeated at the end of the round")],
  ["now", "now", shown(WHOLE_ROUND, "Smuggler's Tricks, until the start of the next round")],
  ["cost", "prevention", shown(STAYING, "Submit or Fight: a closed discard pile prevents no strain")],
  ["cost", "now", shown(STAYING, "Query: a figure that cannot gain Bleeding does not choose it")],
  ["cost", "now", shown(STAYING, "Induce Rage gives no token for a condition that stays")],
  ["replacement", "trigger", shown(STAYING, "Punishing Strike: the condition is another one, not one more")],
  [
    "prevention",
    "grant",
    shown(LENT, "Choose a Side: a fireproof figure does not burn by the Flamethrower of another either"),
  ],
  ["cost", "grant", shown(LENT, "K-2SO: nobody spends a token, nor that of a friend")],
  ["cost", "now", shown(LENT, "Improvised Weapons: without abilities a droid takes no card back")],
  ["grant", "now", shown(LENT, "The General's Ranks adds to a move, not to Speed")],
];
