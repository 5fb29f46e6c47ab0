import { missingOfHead } from "./check-heads.js";
import { misbuilt } from "./check-structure.js";
import { prepared } from "./prepare.js";

/** One thing a text may mean: how publishers say it, and how we tell it. */
type Token = readonly [name: string, printed: RegExp, told: RegExp];

const STATS = { attacks: "Attacks", strength: "Strength", damage: "Damage", toughness: "Toughness" } as const;

const TOKENS: readonly Token[] = [
  ["hit roll", /\bhit rolls?\b/, /\bto hit\b|\bhit rolls\b|overwatch hits/],
  ["wound roll", /\bwound rolls?\b/, /\bto wound\b|\bwound rolls\b/],
  ["damage roll", /\bdamage rolls?\b/, /\bto damage\b/],
  ["saving throw", /\bsaving throws?\b/, /\bto save\b/],
  ["re-roll of 1", /\bre-roll an? \w+ \w+ of 1\b|\bre-roll \w+ rolls of 1\b/, /\brolls of 1\b/],
  [
    "re-roll of any",
    /\bre-roll the (?:hit|wound|damage) roll|\bre-roll (?:hit|wound|damage) rolls(?! of)/,
    /\bany rolls\b/,
  ],
  ["re-roll of one", /\bre-roll one\b/, /\bone roll\b/],
  ["surge", /\bsurge move\b/, /\bsurge move\b/],
  ["opponent's turn", /\byour opponent's \w+ phase\b/, /\bthe opponent's turn\b/],
  ["fighting on", /\bdo not remove\b/, /\bfights on\b/],
  ["disembarking", /\bdisembarks?\b/, /\bdisembark|chargeafter/i],
  ["detection", /\bdetection range\b/, /\bdetection range\b/],
  ["critical", /\bcritical\b/, /\bare critical\b|\bcritical wounds:/],
  ["success", /\bsuccessful\b/, /\bsuccessful\b/],
  ["Save", /\bsave characteristic\b/, /\bthe save becomes\b/],
  ["AP", /\barmour penetration\b/, /\bAP\b/],
  ["skill", /\b(?:ballistic|weapon) skill\b/, /\bskill\b/],
  ["melee", /\bmelee\b|\bselected to fight, you can re-roll\b/, /\bmelee\b/],
  ["ranged", /\branged\b|\bselected to shoot, you can re-roll\b/, /\branged\b/],
  ["leading", /\bleading a unit\b/, /\bits model leads a unit\b/],
  ["led", /\bleading this unit\b/, /\ba leader is attached\b/],
  ["charge", /\bcharge move\b/, /\bcharged\b/],
  ["stationary", /\bremain(?:s|ed) stationary\b/, /\bremained stationary\b/],
  ["half strength", /\bhalf-strength\b/, /\bhalf strength\b/],
  ["starting strength", /\bstarting strength\b/, /\bstarting strength\b/],
  ["battle-shock", /\bbattle-shocked\b/, /\bbattle-shocked\b/],
  ["objective", /\bobjective markers?\b/, /\bobjective\b/],
  [
    "mark",
    /\bcan use this ability\b|\bselect one enemy\b|\bonce per battle, (?:when|at)\b[^.]*, until\b/,
    /\b(?:has|have) the mark\b/,
  ],
  ["friends", /\bfriendly\b|\bcannot have the benefit of cover\b/, /\bfor friendly units\b/],
  [
    "enemies",
    /\bwhile an enemy unit\b|\bwhile a unit is\b.*\bmakes\b|\bselect one enemy\b[^.]*\.[^.]*\beach time a model in that unit\b/,
    /\bfor enemy units\b/,
  ],
  [
    "exception",
    /\bexcluding\b|\bcannot fly\b|\bnot below\b|\bhas not fought\b|\bat its starting\b|\bunless\b|\bdo not control\b|\beach time [a-z ]*has shot, (?:you can )?select\b/,
    /\bnot:|\bnobody of its side/,
  ],
  ["closest", /\bclosest eligible\b/, /\bclosest eligible\b/],
  ["flying", /\bcan(?:not)? fly\b/, /\bis fly\b/],
  ["half range", /\bhalf range\b/, /\bhalf the range\b/],
  ["strength", /\bstrength characteristic of that attack is\b/, /\bstrength of the attack is\b/],
  ["cover", /\bbenefit of cover\b/, /\bbenefit of cover\b/],
  ["stealth", /\bstealth\b/, /\bstealth\b/],
  ["Feel No Pain", /\bfeel no pain\b/, /\bfeel no pain\b/],
  ["invulnerable", /\binvulnerable\b/, /\binvulnerable\b/],
  ["mortal wounds", /\bmortal wounds\b/, /\bmortal\b/],
  ["psychic", /\bpsychic attacks?\b/, /\bpsychic\b/],
  ["ignoring", /\bignore any\b|\bcannot have the benefit\b/, /\bignored\b/],
  ["halving", /\bhalve\b/, /\bdivided by 2\b/],
  ["setting", /\bchange the\b|\bcharacteristic of -?\d/, /\bbecomes\b/],
  ["overwatch", /\boverwatch\b/, /\boverwatch\b/],
  ["allegiance", /\byou control\b|\byou do not control\b|\bopponent controls\b/, /\bheld by\b/],
  [
    "shooting phase",
    /\bopponent's shooting phase, when\b|\b(?:in|of) your shooting phase\b|\bnext shooting phase\b|\bselected to shoot\b[^.]*(?:can use|, until)/,
    /\bshooting phase\b/,
  ],
];

/** What a reading says otherwise than its text, found by other means than it was read by; nothing where they agree. */
export function disagreement(text: string, told: readonly string[]): string | undefined {
  const { text: whole, printed } = prepared(text);
  const bare = whole.replace(/\[[^\]]*\]/g, " ");
  const said = told.join(". ");
  const plain = said
    .toLowerCase()
    .replace(/weapons have [a-z0-9 +-]+/g, " ")
    .replace(/(has|have) the mark(?: of either side)? [a-z0-9-]+/g, "$1 the mark");
  const missed = TOKENS.find(
    ([, mine, theirs]) => mine.test(bare) !== theirs.test(theirs.source.includes("AP") ? said : plain),
  );
  if (missed !== undefined) return missed[0];
  return [
    misbuilt(whole, told),
    missingOfHead(whole, printed, told),
    statSigns(bare, said),
    numbers(bare, plain),
    given(whole, said),
    keywords(printed, said),
  ].find((problem) => problem !== undefined);
}

const differing = (what: string, one: ReadonlySet<string>, other: ReadonlySet<string>): string | undefined => {
  const odd = [...one].filter((item) => !other.has(item)).concat([...other].filter((item) => !one.has(item)));
  return odd.length === 0 ? undefined : `${what} ${odd.join(", ")}`;
};

/** Characteristics with the direction they change in, and rolls with their sign. */
function statSigns(text: string, told: string): string | undefined {
  const printed = new Set<string>();
  for (const [, verb = "", list = ""] of text.matchAll(
    /\b(add|subtract|improve|worsen|halve)\b([^.]*?)characteristics?\b/g,
  ))
    for (const [word, name] of Object.entries(STATS))
      if (new RegExp(`\\b${word}\\b`).test(list.replace(/^.*\broll\b/, "")))
        printed.add(
          `${name} ${verb === "add" || verb === "improve" ? "plus" : verb === "halve" ? "divided by" : "minus"}`,
        );
  for (const [, verb = "", by = ""] of text.matchAll(/\b(add|subtract) (\d+) (?:to|from) the (?:hit|wound) roll/g))
    printed.add(`${verb === "add" ? "+" : "-"}${by}`);
  for (const [, verb = ""] of text.matchAll(/\b(improve|worsen) the [^.]*?armour penetration/g))
    printed.add(`AP ${verb === "improve" ? "minus" : "plus"}`);
  for (const [sign = ""] of text.matchAll(/[+-]\d+(?= to (?:hit|wound) rolls)/g)) printed.add(sign);
  const mine = new Set<string>();
  for (const [, name = "", how = ""] of told.matchAll(
    /\b(Attacks|Strength|Damage|Toughness|AP) (plus|minus|divided by)/g,
  ))
    mine.add(`${name} ${how}`);
  for (const [sign = ""] of told.matchAll(/[+-]\d+(?= to (?:hit|wound) rolls)/g)) mine.add(sign);
  return differing("direction", printed, mine);
}

/** Numbers in digits, and words of numbers where something is counted. */
function numbers(text: string, told: string): string | undefined {
  const WORDS: Readonly<Record<string, string>> = { five: "5", ten: "10", six: "6", two: "2", three: "3" };
  const mine = text
    .replace(/instead of only a 6|roll one d6/g, " ")
    .replace(/\b(five|ten|six|two|three) or more\b/g, (_, word: string) => WORDS[word] ?? word);
  const printed = new Set([...mine.matchAll(/\d+/g)].map(([digits]) => digits));
  const said = new Set([...told.replace(/mark [^,.;]*/g, " ").matchAll(/\d+/g)].map(([digits]) => digits));
  // "every successful roll" is told as 2 and more, "halve" as divided by 2, everywhere as 1000 inches
  if (/\b(?:every|each|a) successful (?:unmodified )?(?:hit|wound) roll scores\b/.test(text) || /\bhalve\b/.test(text))
    said.delete("2");
  said.delete("1000");
  return differing("numbers", printed, said);
}

/** Weapon abilities in brackets. */
function given(text: string, told: string): string | undefined {
  const plain = (name: string) => name.toLowerCase().trim();
  const printed = new Set([...text.matchAll(/\[([^\]]+)\]/g)].map(([, name = ""]) => plain(name)));
  const mine = new Set(
    [...told.matchAll(/(?:weapons have|weapon with) ([A-Za-z0-9 +-]+)/g)].map(([, name = ""]) => plain(name)),
  );
  for (const [, name = ""] of text.matchAll(/\bwith an? (torrent|melta|blast|heavy)(?: or (?:torrent|melta))? weapon/g))
    printed.add(plain(name));
  if (/\bor melta weapon/.test(text)) printed.add("melta");
  if (/\ball heavy weapons\b/.test(text)) printed.add("heavy");
  return differing("abilities", printed, mine);
}

/** Keywords in capitals are told, and told ones are printed somehow. */
function keywords(printed: string, told: string): string | undefined {
  const bare = printed.replace(/\[[^\]]*\]/g, " ");
  const shown = [...bare.matchAll(/\b[A-Z][A-Z']{2,}\b/g)].map(([word]) => word.replace(/S$/, ""));
  const here = new Set(
    ["FORTIFICATION", "PSYKER", "TRANSPORT"].filter((word) => new RegExp(`(?:this|This) ${word}`).test(bare)),
  );
  const mine = [...told.matchAll(/\b[A-Z][A-Z']{2,}\b/g)].map(([word]) => word.replace(/S$/, ""));
  const lower = bare.toLowerCase();
  const odd =
    shown.find((word) => !mine.includes(word) && !here.has(word)) ??
    mine.find((word) => !lower.includes(word.toLowerCase()));
  return odd === undefined ? undefined : `keyword ${odd}`;
}
