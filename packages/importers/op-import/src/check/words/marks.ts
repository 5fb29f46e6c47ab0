import { type Phrase, says } from "../tell.js";

const TIMINGS: Readonly<Record<string, string>> = {
  "on play": "onPlay",
  "when attacking": "whenAttacking",
  "when attacked": "whenAttacked",
  "on k.o.": "onKo",
  "on block": "onBlock",
  "activate: main": "activateMain",
  main: "main",
  counter: "counter",
  "end of your turn": "endOfYourTurn",
  "end of your opponent's turn": "endOfOpponentsTurn",
  "on your opponent's attack": "onOpponentsAttack",
};

/** Printed marks, moments and lengths. */
export const MARKS: readonly Phrase[] = [
  [
    String.raw`\[(On Play|When Attacking|When Attacked|On K\.O\.|On Block|Activate: Main|Main|Counter|End of Your Turn|End of Your Opponent's Turn|On Your Opponent's Attack)\]`,
    (m) => [`at:${TIMINGS[(m[1] as string).toLowerCase()]}`],
  ],
  [String.raw`\[Trigger\]`, says("trigger")],
  [String.raw`\[Your Turn\]`, says("turn:you")],
  [String.raw`\[Opponent's Turn\]`, says("turn:opponent")],
  [String.raw`\[Once Per Turn\]`, says("once")],
  ["once per turn", says("once")],
  [String.raw`\[DON!! x([0-9]+)\]`, (m) => [`don:${m[1]}`]],
  [String.raw`\[(Rush: Character|Rush|Blocker|Double Attack|Banish|Unblockable)\]`, (m) => [`keyword:${m[1]}`]],
  ["DON!! -([0-9]+)", (m) => ["do:returnDon", `n:${m[1]}`]],
  ["⟨([0-9]+)⟩", (m) => ["do:rest", `n:${m[1]}`, "you.DON"]],
  ["at the start of your turn", says("at:startOfYourTurn")],
  ["at the start of your opponent's turn", says("at:startOfOpponentsTurn")],
  ["at the start of your Main Phase", says("at:startOfMain")],
  ["at the start of their next Main Phase", says("later:startOfOpponentsNextMain")],
  ["at the end of your turn", says("at:endOfYourTurn")],
  ["at the end of your opponent's turn", says("at:endOfOpponentsTurn")],
  ["at the start of the game", says("at:startOfGame")],
  ["at the end of this turn", says("later:endOfThisTurn")],
  ["at the end of this battle", says("later:endOfThisBattle")],
  ["at the end of a battle in which", says("when")],
  ["during this battle", says("for:thisBattle")],
  ["(during |on )?this turn", says("for:thisTurn")],
  ["until the start of your next turn", says("for:untilStartOfYourNextTurn")],
  ["(until the end of|during) (your opponent's|their) next (turn|End Phase)", says("for:untilEndOfOpponentsNextTurn")],
  ["until the end of your next (turn|End Phase)", says("for:untilEndOfYourNextTurn")],
  ["on the turn in which (it is|they are) played", says("new")],
];
