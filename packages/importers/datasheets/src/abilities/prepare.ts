/** A printed text as the grammar reads it, and the same in its printed case: letter for letter alike. */
export interface Prepared {
  readonly text: string;
  readonly printed: string;
}

/** Without mark-up, with plain hyphens, quotes and spaces; brackets around remarks become ‹ and ›. */
export function prepared(text: string): Prepared {
  const printed = text
    .replace(/<br\s*\/?>/gi, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&nbsp;|\u00a0/g, " ")
    .replace(/\*\*|\^\^|__/g, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019\u02bc\u0060]/g, "'")
    .replace(/[\u201c\u201d\u2033]|''/g, '"')
    .replace(/\(/g, "‹")
    .replace(/\)/g, "›")
    .replace(/[\u25a0\u25aa\u2022\u25e6]/g, " ■ ")
    .replace(/\bre roll/gi, "re-roll")
    .replace(/\bunmodifed\b/gi, "unmodified")
    .replace(/\b(hit|wound) roll or 1\b/gi, "$1 roll of 1")
    .replace(/\bwhilst\b/gi, "while")
    .replace(/\bunit (the (?:start|end) of)\b/gi, "until $1")
    .replace(/\s+/g, " ")
    .replace(/ ([,.;:])/g, "$1")
    .replace(/\bhalf strength\b/gi, "Half-strength")
    .replace(/^[:\s]+/, "")
    // one wording of saves for all there are
    .replace(/\ban (invulnerable save) of ([2-6]\+)/gi, "a $2 $1")
    .replace(/(against (?:ranged|melee) attacks) only\b/gi, "$1")
    .replace(/\bmodel's in (?=the bearer's|this)/gi, "models in ")
    // a note to the players is no rule, and what a core ability does is said elsewhere
    .replace(/\s*Designer's Note:.*$/i, "")
    .replace(/\s*(?:Weapons with \[[^\]]*\] in their profile are known as|Some models have 'Feel No Pain x).*$/i, "")
    .trim();
  return { text: printed.toLowerCase(), printed };
}
