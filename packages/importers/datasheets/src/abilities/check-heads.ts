/** What stands before the effects of a sentence holds for each of them: "Each time this model makes a ranged attack, …". */
interface Head {
  /** In lower case, and as it is printed. */
  readonly text: string;
  readonly printed: string;
}

const EFFECT =
  /\b(?:add \d|subtract \d|(?:you can )?re-roll (?:a|the|one|hit|wound|damage)|(?:improve|worsen|change|halve) the|that attack has|(?:have|has) (?:the|an?|\[|[+-]\d|stealth|feel no pain)|you can ignore|an? (?:successful )?unmodified|(?:every|each|an?|any) successful|a critical (?:hit|wound) is|on a critical|hits are scored|models in (?:this|that|the bearer's) unit have)/;
const FACTS: readonly (readonly [fact: string, printed: RegExp, told: RegExp])[] = [
  ["ranged", /\branged\b/, /\branged\b/],
  ["melee", /\bmelee\b/, /\bmelee\b/],
  ["the closest", /\bclosest eligible\b/, /\bclosest eligible\b/],
  ["flying", /\bcan(?:not)? fly\b/, /\bFLY\b/],
  ["half range", /\bhalf range\b/, /\bhalf the range\b/],
  ["half strength", /\bhalf-strength\b/, /\bhalf strength\b/],
  ["starting strength", /\bstarting strength\b/, /\bstarting strength\b/],
  ["battle-shock", /\bbattle-shocked\b/, /\bbattle-shocked\b/],
  ["objective", /\bobjective markers?\b/, /\bobjective\b/],
  ["charge", /\bcharge move\b/, /\bcharged\b/],
  ["leading", /\bis leading a unit\b/, /\bits model leads a unit\b/],
  ["led", /\bis leading this unit\b/, /\ba leader is attached\b/],
  ["strength against toughness", /\bstrength characteristic of that attack is\b/, /\bStrength of the attack is\b/],
  ["models counted", /\bcontain(?:s|ing) (?:\d+|five|ten) (?:or more )?models\b/, /\bmodels of\b/],
  ["the shooting phase", /\bin your shooting phase, each time\b/, /\bshooting phase\b/],
  ["the owner's turn", /\bin your shooting phase, each time\b/, /\bits owner's turn\b/],
  [
    "a named weapon",
    /\bwith (?:its|this model's|an?) (?!(?:ranged|melee|torrent|melta|blast|heavy) |\[)[a-z]/,
    /\bcalled\b/,
  ],
  ["an exception", /‹excluding\b/, /\bnot:/],
  ["near", /\b(?:enemy )?unit within \d+"/, /\bthe other unit is within\b/],
];

/** A fact of the heads that a rule of the reading lacks; nothing where all of them have it. */
export function missingOfHead(text: string, printed: string, told: readonly string[]): string | undefined {
  // what an opening with a selection says stands in the rule that selects
  if (/\bselect one enemy\b/.test(text)) return undefined;
  const heads = headsOf(text, printed);
  const rules = told.filter((line) => /^attack(?:ing|ed)\b/.test(line));
  if (heads.length === 0 || rules.length < heads.length) return undefined;
  const isBoth = /\branged\b/.test(text) && /\bmelee\b/.test(text);
  const odd = FACTS.find(([fact, mine, theirs]) => {
    // a sentence that speaks of both kinds gives each its own
    if (isBoth && (fact === "ranged" || fact === "melee")) return false;
    const asked = heads.filter((head) => mine.test(head.text)).length;
    const has = rules.filter((line) => theirs.test(line)).length;
    return asked === heads.length ? has < rules.length : has < asked;
  });
  if (odd !== undefined) return `${odd[0]} in every rule`;
  return missingKeyword(heads, rules) ?? otherReach(heads, rules);
}

/** The sentences with effects of their own; those that begin with "if" go on with the one before. */
function headsOf(text: string, printed: string): readonly Head[] {
  const heads: Head[] = [];
  const starts = [...text.matchAll(/(?:^|\. |■ |, and (?=each time\b)|\bin addition, )/g)].map(
    (found) => found.index + found[0].length,
  );
  for (const [place, from] of starts.entries()) {
    const sentence = text.slice(from, starts[place + 1]);
    const effect = EFFECT.exec(sentence);
    if (effect === null || /^(?:if|in addition)\b/.test(sentence)) continue;
    const to = from + effect.index;
    // an ability that weapons have is told of those weapons behind it too
    const end = /\b(?:when|while) targeting\b/.test(sentence) ? from + sentence.length : to;
    heads.push({ text: text.slice(from, end), printed: printed.slice(from, end) });
  }
  return heads;
}

const KEYWORDED =
  /\b(?:targets?|targeting|allocated to|friendly) (?:(?:a|an|any|the closest eligible) )?(?:enemy )?((?:(?:[A-Z][\w'-]*)(?:, or |, | or | )?)+)/g;

/** Keywords of targets and friends, in capitals or as titles: where one head asks for them, every rule does. */
function missingKeyword([only, ...others]: readonly Head[], rules: readonly string[]): string | undefined {
  if (only === undefined || others.length > 0) return undefined;
  for (const [, list = ""] of only.printed.matchAll(KEYWORDED))
    for (const word of list.split(/, or |, | or | /).filter((one) => /^[A-Z]/.test(one))) {
      const key = word.toUpperCase().replace(/S$/, "");
      if (!/^OATH|^BELOW|^BATTLE/.test(key) && rules.some((line) => !line.includes(key)))
        return `keyword ${key} in every rule`;
    }
  return undefined;
}

/** Does each head speak of one model, or of the unit? Then so does every rule. */
function otherReach(heads: readonly Head[], rules: readonly string[]): string | undefined {
  const striking = heads.filter(({ text }) => /^(?:[a-z' ]+, )?each time .*\b(?:makes|made by|targets)\b/.test(text));
  if (striking.length !== heads.length) return undefined;
  const ofModel = striking.filter(({ text }) =>
    /\beach time (?:this model|this psyker|the bearer|an? [a-z]+ ?attack made by this model)\b(?!'s unit)|\bmade by this model\b(?!'s)/.test(
      text,
    ),
  );
  if (ofModel.length === heads.length && rules.some((line) => !line.includes(", this model:")))
    return "its model in every rule";
  return undefined;
}
