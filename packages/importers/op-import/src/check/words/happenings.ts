import { belongs, type Phrase, says } from "../tell.js";

/** What happens, and by what. */
export const HAPPENINGS: readonly Phrase[] = [
  [
    "(is|are|was|were) removed from (?=(a |your |your opponent's )?(or |your )*(opponent's )?Life)",
    says("event:lifeLost"),
  ],
  [
    "number of Life cards becomes ([0-9]+)",
    (m, scan) => [`${scan.whose ?? "any"}.Life`, "event:lifeLost", `n:${m[1]}`],
  ],
  ["(is |are )?removed from the field", says("event:left")],
  ["is removed from", says("event:lifeLost")],
  ["is added to", says("event:lifeTaken")],
  [
    "adds? a card from (your|their) Life( area| cards)? to (your|their) hand",
    (m) => [
      "event:lifeTaken",
      `${m[1] === "their" ? "opponent" : "you"}.Life`,
      `${m[1] === "their" ? "opponent" : "you"}.hand`,
    ],
  ],
  ["removed from the field", says("event:left")],
  ["(is|are) (returned|placed)(?= (to|at) (the owner's|your hand|their hand|the bottom))", says("event:left")],
  ["(is|are) returned to (your|their|the) DON!! deck", says("event:donReturned")],
  ["is given a", says("event:donGiven")],
  ["(is|are|becomes) rested", says("state:rested")],
  ["(is|are) attacked", says("event:defended")],
  ["attacks or is attacked", says("event:attacked", "event:defended")],
  ["attacks", says("event:attacked")],
  ["(battles|battled) and K\\.O\\.'s", says("event:koed", "cause:battle")],
  ["(battles|battled)(?! with)", says("event:battled")],
  ["you battled with", says("battled")],
  ["(deals?|takes?) damage( to)?", says("event:damageDealt")],
  ["activates? a card's", says("do:activate")],
  ["outside of your Draw Phase", says("outsideDraw")],
  [
    "(if|when) (that|the selected) (Leader or Character|Character|Leader|card) attacks(?= during this turn)",
    says("ifAttacks"),
  ],
  ["(if|when) your Leader attacks(?= during this turn)", says("ifAttacks", "you.Leader")],
  ["in battle", says("cause:battle")],
  ["by (the )?effects? of your opponent's", belongs("opponent", "cause:effect", "by:opponent")],
  ["(?<=by your opponent's .{1,40}(Leader|Character|Event|Stage) )effects?", says("cause:effect")],
  ["by (an effect|(the )?effects|a card effect|card effects)", says("cause:effect")],
  ["by your opponent's effects?", says("cause:effect", "by:opponent")],
  ["by your effects?", says("cause:effect", "by:you")],
  ["by your opponent's (?=.{1,40}effect)", belongs("any", "by:opponent")],
];
