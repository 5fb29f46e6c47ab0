import { bound, statOf } from "../stat-bounds.js";
import { belongs, ofLast, type Phrase, says, subject } from "../tell.js";

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

/** Phrases that are longer than their words: rules of the game, and what has a meaning only as a whole. */
export const WHOLE_PHRASES: readonly Phrase[] = [
  ["(, )?according to the rules", says()],
  ["to activate this effect", says()],
  ["K\\.O\\.'s(?= [0-9]+ of their)", says("do:ko")],
  [
    "(your opponent's|your) Leader's power is ([0-9]+)(?: or (less|more))?",
    (m) => [/opp/i.test(m[1] as string) ? "opponent.Leader" : "you.Leader", ...bound("power", m[2], undefined, m[3])],
  ],
  ["(this (Character|Leader) is attacking|the attack target is)(?= (a|an|your|1) )", says()],
  ["one of your", belongs("you")],
  ["under the rules of this game", says("rules")],
  ["also treat this card's name as", says("alsoNamed")],
  ["you may have any number of this card in your deck", says("copies")],
  ["your DON!! deck consists of ([0-9]+) cards", (m) => [`donDeck:${m[1]}`]],
  ["you can only include", says("only")],
  ["you cannot include", says("exclude")],
  ["when your deck is reduced to 0, you win the game instead of losing", says("would:lose", "why:deck", "do:win")],
  [
    "(under the rules of this game, )?you do not lose when your deck has 0 cards\\. you lose at the end of the turn in which your deck becomes 0 cards",
    says("would:lose", "why:deck", "later:endOfThisTurn", "do:lose"),
  ],
  [
    "when your deck is reduced to 0, you lose( the game)? at the end of (that|the) turn instead",
    says("would:lose", "why:deck", "later:endOfThisTurn", "do:lose"),
  ],
  ["to (your|their|the owner's) cost area( rested)?", says("donBack")],
  [
    "(up to a total of|a total of up to) ([0-9]+)(?= (rested |active )?DON!! cards? to (your|each|all))",
    (m) => [`upTo:${m[2]}`, "inAll"],
  ],
  [
    "your( currently)? given DON!! cards(?= to (your|the owner's) cost area)",
    says("given", "you.Leader", "you.Character"),
  ],
  ["DON!! cards given to(?! this)", says("given")],
  ["the Counter( value)? of", says("setting:counter")],
  ["(have|has) a ([0-9]+) Counter", (m) => ["setting:counter", `n:${m[2]}`]],
  ["has ([0-9]+) or more DON!! cards given", (m) => ["given", `>=${m[1]}`]],
  ["you win the game", says("do:win")],
  ["take an extra turn after this one", says("do:extraTurn")],
  ["choose a cost", says("do:chooseNumber")],
  ["you start the game with ([0-9]+) Life cards", (m) => [`startLife:${m[1]}`]],
  ["you only have(?! [0-9])", subject("you", "only")],
  ["swap the base power of this (Character|Leader) (and|with)", says("self", "becomes:basepower", "becomes:basepower")],
  ["the (Characters?|cards?) played (by|with) this effect", says()],
  ["in (your opponent's|their) cost area", ofLast("opponent")],
  ["in your cost area", ofLast("you")],
  ["each of your Leader and 1 of your Characters", says("you.Leader", "you.Character")],
  ["cannot (use|activate) (Counters?|\\[Counter\\])( values)?", says("ban:counter")],
  ["cannot activate Events", says("ban:useEvents")],
  ["cannot give DON!! cards", says("ban:giveDon")],
  ["cannot be returned to (the owner's|your|their|the) hand", says("ban:returnToHand")],
  ["cannot be (placed at the bottom of|returned to) (the owner's|your|their|the) deck", says("ban:returnToDeck")],
  ["loses? ([0-9]+) power", (m) => [`give:power-${m[1]}`]],
  ["loses?(?= \\[)", says("loses")],
  ["(deal|take) ([0-9]+) damage to yourself", (m) => ["do:damage", `n:${m[2]}`]],
  ["draw cards equal to the number of(?! cards (trashed|drawn|returned))", says("do:draw")],
  ["DON!! cards given to this (Character|Leader|card)", says("given", "self")],
  ["the base (power|cost) of(?=.{3,80} becomes?)", (m) => [`becomes:base${(m[1] as string).toLowerCase()}`]],
  ["becomes?(?= [0-9])", says()],

  ["colors? (include|is)", says()],
  [
    "(it|this) is your (first|second|third|fourth|fifth) turn( or later)?",
    (m) => [`${m[3] === undefined ? "n:" : ">="}${ORDINALS.indexOf((m[2] as string).toLowerCase()) + 1}`],
  ],
  [
    "swap the base power of the selected (Leader and Character|Characters|cards)( cards?)? with each other",
    says("becomes:basepower", "becomes:basepower"),
  ],
  ["with (a )?(DON!! cards? given|given DON!! cards?)", says("given")],
  ["with ([0-9]+) or more DON!! cards given", (m) => ["given", `>=${m[1]}`]],
  ["with ([0-9]+) DON!! cards? given", (m) => ["given", `=${m[1]}`]],
  ["you and your opponent each draw ([0-9]+) cards?", (m) => ["do:draw", `n:${m[1]}`, "by:opponent"]],
  ["each of your and your opponent's Life cards", says("you.Life", "opponent.Life")],
  ["cannot play cards from your hand", says("ban:playFromHand")],
  ["you deal damage", says("event:damageDealt", "by:you")],

  ["return ([0-9]+) Characters? to your hand", (m) => [`n:${m[1]}`, "you.Character", "to:hand"]],
  ["this Leader or 1 of your Characters", says("you.Leader", "you.Character")],
  ["give 1 Character(?= [-+])", says()],
  [
    "you do not have ([0-9]+)(?! or)",
    (m, scan) => {
      scan.subject = "you";
      return ["none", `>=${m[1]}`];
    },
  ],
  ["was played on this turn", says("new")],
  ["(the|your) opponent's Character you battled with", says("battled")],
  ["hand or field", (_m, scan) => ["hand", "Character", "Stage"].map((noun) => `${scan.whose ?? "any"}.${noun}`)],
  [
    "your face-up Life cards are placed at the bottom of your deck instead of being added to your hand",
    says("faceUpLifeToDeck"),
  ],
  ["until you have the same number of DON!! cards on your field as your opponent", says("you.DON", "opponent.DON")],
  ["the same number of cards from the top of your deck as you did from your hand", says("end:top", "you.deck")],
  ["(either )?you or your opponent has", belongs("any", "eitherPlayer")],
  ["the total (base )?(power|cost) of", (m) => [`total:${statOf(m[1], m[2])}`]],

  ["all of your DON!! cards are rested", says("you.DON", "state:active", "n:0", "state:rested")],
  [
    "look at (up to )?1 card from the top of your or your opponent's Life cards",
    says("do:look", "end:top", "you.Life", "opponent.Life", "n:1"),
  ],
  ["the top or bottom of the Life cards", says("to:life-either")],
  ["this (Character )?card from your trash", says("self")],
  ["the only Characters on your field are", says("only", "you.Character")],
  ["your opponent's attacking (Leader or Character|Leader|Character)( card)?", says("attacker")],
  ["for every ([0-9]+) cards placed at the bottom of your deck", (m) => ["per", `per:${m[1]}`]],
  [
    String.raw`for (every|each) (card trashed|Character K\.O\.'d|returned Character|card returned|DON!! card rested|DON!! card returned|card placed)( this way)?`,
    says("per"),
  ],
  [
    "you and your opponent trash cards from your hands until you each have ([0-9]+) cards in your hands",
    (m) => [
      "do:trash",
      "you.hand",
      "you.hand",
      `by:${m[1]}`,
      "by:opponent",
      "do:trash",
      "opponent.hand",
      "opponent.hand",
      `by:${m[1]}`,
    ],
  ],
  ["instead of a Character with a cost of ([0-9]+) or less", says("insteadOf")],
  ["instead of that Character being K\\.O\\.'d", says("instead")],
  ["cost of ([0-9]+) or more that is equal to or less than", (m) => [`cost>=${m[1]}`, "cost<=*"]],

  ["the chosen cost", says("cost=chosen")],
  ["change the (attack target|target of (that|the) attack) to", says("do:redirect")],
  ["negate the effects? of", says("negated")],
  ["(is|are) played rested", says("do:play", "state:rested")],
];
