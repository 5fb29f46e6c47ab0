import type { Course } from "../../learn/lesson.js";

/** A whole battle with the ready armies. */
export const battle: Course = {
  game: "warhammer-40k",
  title: "Your first battle",
  about: "You lead the Ember Host against the Thorn Swarm, on lanes.",
  minutes: 25,
  lessons: [
    {
      id: "before",
      title: "Before the battle",
      about: "scouts and infiltrators",
      topics: ["wh:infiltrate", "wh:scout"],
      coach: "Some units come closer before the first round. An objective early is worth more than a shot early.",
      label: "Lit: where the unit may be set up.",
      words: ["Objective"],
    },
    {
      id: "command",
      title: "Command",
      about: "orders at the start of a turn",
      topics: ["command:start"],
      coach:
        "Your turn begins with command points and orders. Choose what helps the units that will act this turn; declining costs nothing.",
      words: ["Command point"],
    },
    {
      id: "move",
      title: "Move",
      about: "each unit once",
      topics: [
        "wh:mover",
        "wh:move",
        "wh:destination",
        "wh:disembark",
        "wh:arrive",
        "wh:arrival",
        "move:start",
        "move:end",
        "movement:end",
      ],
      coach:
        "Every unit may move its inches along its lane or to the next. Advancing goes farther, and then it does not shoot. Most players move onto objectives, and bring guns just into range.",
      label: "The lit edge of a lane: where the front of the unit may stand.",
      words: ["Lane"],
    },
    {
      id: "shoot",
      title: "Shoot",
      about: "whom, at what odds",
      topics: ["wh:shooter", "wh:target", "wh:attack", "targets:declared", "unit:selected"],
      coach:
        "Each possible target shows the models it would lose on average. Strong guns against few tough models, many shots against many weak ones.",
      label: "A lit unit: the number is what you can expect of your fire.",
      words: ["Save", "Cover"],
    },
    {
      id: "rolls",
      title: "Rolls",
      about: "a die may be turned once",
      topics: ["roll:made", "battle-shock:test", "wh:allocate"],
      coach:
        "A roll lies there, and something you have may change it. Spend it on the roll that decides, not on the first one.",
      words: [],
    },
    {
      id: "charge",
      title: "Charge",
      about: "into the fight",
      topics: ["wh:charger", "wh:charge"],
      coach:
        "A charge rolls two dice: the unit needs that many inches. 7 or less is more than an even chance. Who charges strikes first.",
      label: "In reach of a charge.",
      words: [],
    },
    {
      id: "fight",
      title: "Fight",
      about: "strike and hold",
      topics: ["wh:fighter", "wh:strike", "wh:consolidate"],
      coach:
        "Units in touch strike in turn. Choose the one that would lose most by waiting. Afterwards it may step toward the next enemy or objective.",
      label: "Lit: who fights next, or whom it strikes.",
      words: [],
    },
  ],
  glossary: [
    { name: "Objective", text: "A ring on a lane. Whoever has more there when points are counted scores." },
    { name: "Command point", text: "What stratagems cost. One comes at the start of each turn." },
    { name: "Lane", text: "The battlefield is two line-ups on lanes; inches are counted along them." },
    {
      name: "Save",
      text: "What armour stops: a roll of so much or more. Armour piercing makes it worse.",
      also: ["saves"],
    },
    { name: "Cover", text: "A unit in ruins saves one better." },
    { name: "Stratagem", text: "A trick for command points, once in a phase." },
    {
      name: "Wound",
      text: "What a model can take before it is gone; and the second roll of an attack, strength against toughness.",
    },
    { name: "Mortal wound", text: "Harm that no armour stops." },
    { name: "Feel No Pain", text: "A last roll for each lost wound: so much or more ignores it." },
    {
      name: "Battle-shock",
      text: "A unit below half strength may lose its nerve: it holds no objective until its next turn.",
      also: ["battle-shocked"],
    },
    {
      name: "Advance",
      text: "A move that goes D6 inches farther; afterwards the unit does not shoot.",
      also: ["Advancing", "advanced"],
    },
    { name: "Engagement range", text: "Within an inch: here units fight instead of shooting.", also: ["engaged"] },
    { name: "Charge", text: "A run of 2D6 inches into the fight.", also: ["charging", "charger"] },
  ],
};
