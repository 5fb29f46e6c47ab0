import { bound, statOf } from "../stat-bounds.js";
import { type Phrase, says } from "../tell.js";

/** Numbers with their role: of cards, of how many, of how much. */
export const AMOUNTS: readonly Phrase[] = [
  ["with a total (power|cost) of ([0-9]+) or less", (m) => [`total:${m[1]}<=${m[2]}`]],
  [
    "(base )?(cost|power) (of )?((?:([0-9]+) or less )?that is )?equal to or less than",
    (m) => [`${statOf(m[1], m[2])}<=*`, ...(m[5] === undefined ? [] : [`${statOf(m[1], m[2])}<=${m[5]}`])],
  ],
  [
    "(base )?(cost|power) of ([0-9]+)(?: to ([0-9]+)| or (less|more))?",
    (m) => bound(statOf(m[1], m[2]), m[3], m[4], m[5]),
  ],
  ["cost ([0-9]+)(?: to ([0-9]+)| or (less|more))?", (m) => bound("cost", m[1], m[2], m[3])],
  ["([0-9]+)(?: to ([0-9]+)) (base )?power", (m) => bound(statOf(m[3], "power"), m[1], m[2], undefined)],
  ["(?<![+-])([0-9]+) or (less|more) (base )?power", (m) => bound(statOf(m[3], "power"), m[1], undefined, m[2])],
  ["(?<![+-])([0-9]+) (base )?power(?: or (less|more))?", (m) => bound(statOf(m[2], "power"), m[1], undefined, m[3])],
  ["([+-])([0-9]+) (power|cost|Counter)", (m) => [`give:${(m[3] as string).toLowerCase()}${m[1]}${m[2]}`]],
  ["cost of ([0-9]+) or ([0-9]+) or more", (m) => [`cost=${m[1]}`, `cost>=${m[2]}`]],
  ["base (power|cost) (becomes?|of .{3,60}? becomes?)", (m) => [`becomes:base${(m[1] as string).toLowerCase()}`]],
  ["set the base (power|cost) of", (m) => [`setting:base${(m[1] as string).toLowerCase()}`]],
  ["set the (power|cost) of", (m) => [`setting:${(m[1] as string).toLowerCase()}`]],
  ["up to ([0-9]+) (of )?each of", (m) => [`upTo:${m[1]}`, "each"]],
  ["(up to a total of|a total of up to|up to) ([0-9]+)( total)?", (m) => [`upTo:${m[2]}`]],
  ["any number of", says("upTo:any")],
  [
    "(for every|for each)( of)?( ([0-9]+))?",
    (m) => (m[4] === undefined || m[4] === "1" ? ["per"] : ["per", `per:${m[4]}`]),
  ],
  ["at least ([0-9]+) (less|fewer|more)", (m) => [`by:${m[1]}`, m[2] === "more" ? ">=*" : "<=*"]],
  ["equal to or (less|more) than", (m) => [m[1] === "less" ? "<=*" : ">=*"]],
  ["(less|fewer)", says("by:1", "<=*")],
  ["(more|greater)", says("by:1", ">=*")],
  [
    "until (you have|your opponent has|they have|you each have) ([0-9]+)( (Life cards?|cards? in (your|their) (decks?|hands?)|DON!! cards on their field))?(?! DON)",
    (m) => [`by:${m[2]}`],
  ],
  ["(the )?(total )?number of", says()],
  ["the number", says()],
  ["(a|the) total of", says()],
  ["total", says()],
  ["([0-9]+) or (less|more)", (m) => [`${m[2] === "less" ? "<=" : ">="}${m[1]}`]],
  ["([0-9]+)", (m) => [`n:${m[1]}`]],
  ["all", says("all")],
];
