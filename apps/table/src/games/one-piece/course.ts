import type { Course } from "../../learn/lesson.js";

/** A whole duel with the ready decks. */
export const duel: Course = {
  game: "one-piece",
  title: "Your first duel",
  about: "You play the Straw Hats against the Beasts.",
  minutes: 15,
  lessons: [
    {
      id: "first",
      title: "Who begins",
      about: "first or second",
      topics: ["op:first"],
      coach:
        "Whoever begins draws no card and has one DON!! in the first turn; the other has two and draws. Neither may attack in a first turn. Most players like to begin.",
      words: ["DON!!"],
    },
    {
      id: "mulligan",
      title: "Your hand",
      about: "keep it, or draw anew once",
      topics: ["op:mulligan"],
      coach:
        "You may put all five cards back once and draw five others. Keep a hand with something to play in the first turns; most players draw anew when the cheapest card costs 4 or more.",
      words: ["Life"],
    },
    {
      id: "main",
      title: "Your turn",
      about: "play, give DON!!, attack",
      topics: ["main:act"],
      coach:
        "Pay DON!! to play cards, or give it to a card: each gives 1000 power on your turn. Then attack with cards that stood since your last turn: the Leader to take Life, or a rested Character to K.O. it. An attack with equal power hits. Most players play first, attack after, and end when nothing lit helps.",
      label: "Lit: what can act now. Drag it onto its target, or click both.",
      words: ["Rested", "K.O."],
    },
    {
      id: "targets",
      title: "Targets",
      about: "what a card is aimed at",
      topics: ["op:targets", "op:take", "op:put-back"],
      coach:
        "A card asks what it is meant for. Take what hurts most: their strongest Character, or your own that attacks next.",
      label: "The lit cards can be chosen.",
      words: [],
    },
    {
      id: "block",
      title: "Block",
      about: "somebody steps in",
      topics: ["battle:block"],
      coach:
        "You are attacked. A Blocker may rest and take the attack upon itself. Worth it when a Life card is worth more to you than the Blocker.",
      label: "A lit Character can step in.",
      words: ["Blocker"],
    },
    {
      id: "counter",
      title: "Counter",
      about: "cards from the hand",
      topics: ["battle:counter"],
      coach:
        "Cards in your hand with a counter add that much power in this battle, and go to the trash. You need more power than the attacker, not as much. Early most players take the hit: a Life card comes into the hand. With 1 or 2 Life left they counter.",
      words: ["Counter"],
    },
    {
      id: "activate",
      title: "Abilities",
      about: "may be used",
      topics: ["op:activate", "cards:leaving"],
      coach:
        "An ability may be used now. Its card says what it costs and does; what is free is nearly always worth it.",
      words: [],
    },
  ],
  glossary: [
    { name: "DON!!", text: "What cards cost, and what makes them stronger: two more each turn, ten in all." },
    {
      name: "Life",
      text: "Cards beside your Leader. A hit takes one into your hand; a hit with none left loses the match.",
    },
    {
      name: "Rested",
      text: "Turned sideways: it has acted. Only rested Characters can be attacked.",
      also: ["rest", "rests"],
    },
    { name: "K.O.", text: "A Character that loses a battle goes to the trash.", also: ["K.O.'d"] },
    { name: "Blocker", text: "A Character that may take an attack on another of your cards upon itself." },
    { name: "Counter", text: "The number at the edge of a Character in your hand: +1000 or +2000 for one battle." },
    { name: "Leader", text: "Your own captain. It can be attacked, and it can attack." },
    { name: "Power", text: "The number on a card. In a battle, equal or more wins for the attacker." },
    { name: "Trash", text: "Where used and defeated cards lie, face up." },
    { name: "Trigger", text: "What a Life card may do at once when a hit takes it." },
    { name: "Character", text: "A card that stays in play and fights from the next turn on; five at most." },
    { name: "Event", text: "A card that does what it says and goes to the trash." },
    { name: "Stage", text: "A card that stays in play and helps; one at most." },
    { name: "Main phase", text: "Where you play cards, give DON!! and attack, in any order." },
  ],
};
