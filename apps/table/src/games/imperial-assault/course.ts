import type { Course } from "../../learn/lesson.js";

const trooper = (id: string, ...at: readonly string[]) => ({
  id,
  card: id,
  figures: at.map((space, place) => ({ id: `${id}.${place + 1}`, at: space })),
});

/** A few steps from a fight, with the base rules and what surges buy: the player need not be told to ignore the rest. */
export const skirmish: Course = {
  game: "imperial-assault",
  title: "Your first skirmish",
  about: "You lead Luke and three troopers in a small yard.",
  minutes: 12,
  plugins: ["surge"],
  setup: {
    map: "training-yard",
    mission: "a",
    position: {
      start: "round",
      seats: [
        {
          affiliation: "rebel",
          zone: "red",
          groups: [trooper("luke-skywalker", "d2"), trooper("rebel-trooper", "b2", "c1", "g2")],
        },
        {
          affiliation: "imperial",
          zone: "blue",
          groups: [trooper("stormtrooper", "c7", "e7", "g7"), trooper("probe-droid", "d8")],
        },
      ],
    },
  },
  lessons: [
    {
      id: "activate",
      title: "Choose a group",
      about: "one of yours, then one of theirs",
      topics: ["ia:activate"],
      coach:
        "You take turns, and each turn activates one group. A group acts once in a round. Most players begin with the group that can already hurt somebody, or that nobody can hurt yet.",
      label: "A lit ring: this group is ready. Click any of its figures.",
      words: ["Group", "Round"],
    },
    {
      id: "figure",
      title: "Choose a figure",
      about: "all of a group act in a row",
      topics: ["ia:figure"],
      coach:
        "All figures of this group act before the other side's turn. Begin with the one whose move makes room, or whose shot opens the way.",
      label: "Each lit figure may act next.",
      words: [],
    },
    {
      id: "act",
      title: "Move and attack",
      about: "two actions, one of them an attack",
      topics: ["activation:act"],
      coach:
        "A figure has two actions, and only one of them may be an attack. A move gives as many points as the figure is fast, spent space by space, also before and after the other action. An attack shows what it can do before you choose it; most players attack when more than half of the chance is on their side, else they move closer.",
      label: "Lit: whom it can attack and where it can go from here.",
      words: ["Line of sight", "Accuracy", "The yard"],
    },
    {
      id: "rerolls",
      title: "Dice",
      about: "what the symbols do",
      topics: ["attack:rerolls"],
      coach:
        "The dice lie on the table: bursts are hits, rings are accuracy, bolts are surges; shields block hits and arrows take a surge away. Reroll a die that shows less than it does on average.",
      words: ["Dodge"],
    },
    {
      id: "surges",
      title: "Surges",
      about: "bolts buy abilities",
      topics: ["attack:surges"],
      coach:
        "The bolts you rolled, less the defender's arrows, buy abilities of the attacker, each once in an attack. Accuracy first if the attack falls short: damage is worth nothing on a miss. What is left over is lost.",
      words: [],
    },
    {
      id: "target",
      title: "Aim",
      about: "at one of several spaces",
      topics: ["ia:target-space", "ia:weakened", "attack:after"],
      coach:
        "The attack is nearly done: choose what still has to be chosen. Accuracy is counted to the space you aim at.",
      label: "Aim at one of these spaces.",
      words: [],
    },
  ],
  glossary: [
    { name: "Group", text: "The figures of one card. They act one after the other, in the order you choose." },
    { name: "Round", text: "It ends when no group is ready. Then points are counted and all are ready again." },
    {
      name: "Line of sight",
      text: "A straight line that crosses no wall and no blocking space. Without one there is no ranged attack.",
    },
    { name: "Accuracy", text: "The farther away the target, the more you need: 3 spaces, 3 accuracy on the dice." },
    {
      name: "The yard",
      text: "Whoever stands alone in the tinted spaces when the round ends scores. 40 points win, and so does defeating everybody.",
    },
    { name: "Dodge", text: "The cross on the white die: the whole attack misses." },
    { name: "Action", text: "A figure has two in its activation. Only one of them may be an attack." },
    { name: "Activation", text: "The turn of one group: each of its figures acts.", also: ["activate", "activated"] },
    {
      name: "Movement point",
      text: "Pays for one space; difficult ground and hostile figures cost one more.",
    },
    { name: "Adjacent", text: "Next to it, corners included, with no wall or door between.", also: ["next to"] },
    { name: "Surge", text: "A bolt on the dice. It buys one of the attacker's abilities.", also: ["bolt"] },
    { name: "Block", text: "A shield on a defense die: it takes one hit away.", also: ["shield"] },
    { name: "Evade", text: "An arrow on a defense die: it takes one surge away.", also: ["arrow"] },
    { name: "Initiative", text: "Who has the token acts first when both could." },
    { name: "Strain", text: "Harm that tires: discard the top card of your deck for each, or suffer a damage." },
    { name: "Command card", text: "A card of your hand, played at its moment for what it costs." },
    {
      name: "Exhaust",
      text: "Turned over: the group or card has done its part in this round.",
      also: ["exhausted", "exhausts"],
    },
    { name: "Deployment zone", text: "Where your figures are set up before the first round.", also: ["zone"] },
  ],
};
