import { sentence } from "@riposte/words";
import { timingPhrase } from "./timing-phrases.js";

type Rewriting = readonly [RegExp, string | ((...found: string[]) => string)];

const ONCE: Readonly<Record<string, string>> = {
  round: "once per round",
  attack: "once per attack",
  activation: "once per activation",
  mission: "once per mission",
  "group/round": "once per round and group",
  "figure/round": "once per round and figure",
  hostile: "once for each hostile figure",
};

/** The shorthand of the facts, longest first: each is written out as people say it. */
const SHORTHAND: readonly Rewriting[] = [
  [
    /\b1\/(group\/round|figure\/round|round|attack|activation|mission|hostile)\b/g,
    (_, what) => ONCE[what as string] as string,
  ],
  [/\bw\/in\b/g, "within"],
  [/\bw\/o\b/g, "without"],
  [/\b(on|in|own|you)\/adj\b/g, (_, what) => `${what === "own" ? "your own" : what} or adjacent`],
  [/\badj\b/g, "adjacent"],
  [/\bnon-adj\b/g, "not adjacent"],
  [/\bopp's\b/g, "the opponent's"],
  [/\bopp\b/g, "the opponent"],
  [/\bLOS\b/g, "line of sight"],
  [/\b(1) MP\b/g, "1 movement point"],
  [/\bMP\b/g, "movement points"],
  [/\b1 VP\b/g, "1 victory point"],
  [/\bVP\b/g, "victory points"],
  [/\bdmg\b/g, "damage"],
  [/\bDCs\b/g, "deployment cards"],
  [/\bDC\b/g, "deployment card"],
  [/\bCCs\b/g, "command cards"],
  [/\bCC\b/g, "command card"],
  [/\bMerc\b/g, "Mercenary"],
  [/\bImp\b/g, "Imperial"],
  [/\bReb\b/g, "Rebel"],
  [/\bvs\b/g, "against"],
  [/\bmills\b/g, "discards from the top of the deck"],
  [/\bmilled\b/g, "discarded from the top of the deck"],
  [/\bmill\b/g, "discard from the top of the deck"],
  [/\btutors\b/g, "searches the deck for"],
  [/\btutor\b/g, "search your deck for"],
  [/\binterrupt-attack\b/g, "interrupt to attack"],
  [/\bre-draw\b/g, "draw it again"],
  [/\b(Focus|Stun|Hide|Weaken|Bleed) self\b/g, "$1 yourself"],
  [/\bself\b/g, "yourself"],
  [/\bfriendlies\b/g, "friendly figures"],
  [/\bhostiles\b/g, "hostile figures"],
  [/\b(cost|Speed|Health|range|distance) ?<= ?(\w+)/g, "$1 $2 or less"],
  [/\b(cost|Speed|Health|range|distance) ?>= ?(\w+)/g, "$1 $2 or more"],
  [/<= ?(\w+)/g, "up to $1"],
  [/>= ?(\w+)/g, "at least $1"],
  [/ ?-> ?/g, ": "],
  [/ ?& ?/g, " and "],
  [/ \+ /g, " and "],
  [/ = /g, " equal to "],
  [/ ?\/ /g, " or "],
  [/(?<=[a-z)])\/(?=[A-Za-z])/g, " or "],
  [/(?<=[a-z])\+(?=[a-z])/g, " and "],
];

/** What a card does, as sentences: the gist of its facts written out. */
export function gistSentences(gist: string): string {
  const written = SHORTHAND.reduce((text, [found, words]) => text.replaceAll(found, words as string), gist);
  const named = written.replaceAll(/\b[A-Z]{3,6}2?\b/g, (code) => timingPhrase(code) ?? code);
  return sentence(named.replaceAll("; ", ". "));
}
