/**
 * How a text is built, found in the text and in what is told of its reading, each by its own words: who strikes and who is
 * struck, whose turn and phase it is, how long something lasts, and with which weapons.
 */
type Facts = ReadonlySet<string>;
type Rule = readonly [fact: string, printed: RegExp, told: RegExp];

const OWN =
  "(?:this unit|this model|this psyker|this fortification|the bearer|that unit|a model in (?:this|that|the bearer's) unit)";
const DURATIONS: readonly Rule[] = [
  ["until the phase ends", /\buntil the end of the phase\b/, /\buntil the end of the phase\b/],
  ["until the turn ends", /\buntil the end of the turn\b/, /\buntil the end of the turn\b/],
  [
    "until its next turn",
    /\buntil (?:the start of your next (?:turn|command phase)|the end of your opponent's next turn)\b/,
    /\buntil the start of its next command phase\b/,
  ],
  [
    "until its next Shooting phase",
    /\buntil the start of your next shooting phase\b/,
    /\buntil the start of its next shooting phase\b/,
  ],
];
const HELD: readonly Rule[] = [
  ["held by its side", /\byou control\b/, /\bheld by its side\b/],
  ["held by the opponent", /\bopponent controls\b/, /\bheld by the opponent\b/],
  ["not held by its side", /\byou do not control\b/, /\bheld by nobody of its side\b/],
];
const ANY: readonly Rule[] = [
  [
    "while it is there",
    /\bwhile (?:this model|this unit|the bearer) is on the battlefield\b/,
    /\bwhile its unit is on the battlefield\b/,
  ],
  [
    "its own turn",
    /\b(?:in|of) your (?:shooting|charge|movement|command) phase\b|\bselected to shoot\b[^.]*(?:can use|, until)/,
    /\bits owner's turn\b/,
  ],
  [
    "the fight phase",
    /\bfight phase\b|\bselected to fight\b[^.]*(?:can use|, until)|\beach time [a-z' ]*has shot, (?:you can )?select\b/,
    /\bfight phase\b/,
  ],
  [
    "a named weapon",
    /\bwith (?:its|this model's|an?) (?!(?:ranged|melee|torrent|melta|blast|heavy) (?:or |weapon|attack)|damage|\[)[a-z' -]+?(?: that target|, | in your|\.)|\b(?:this model's|the bearer's|its) (?!unit|melee weapon|ranged weapon|weapon)[a-z' -]+ (?:has|have) the \[|\b[a-z'-]+(?<!\bweapons|\bmodels|\bmodel|\bweapon|\ball) equipped by\b|\bof this model's (?!unit|melee|ranged|weapons)/,
    /\bcalled\b|\bhit with\b/,
  ],
];

/** What a reading is built otherwise than its text; nothing where they agree. */
export function misbuilt(text: string, told: readonly string[]): string | undefined {
  const said = told.join(". ").toLowerCase();
  const isLasting = /\bmark\b/.test(said) && /\buntil\b/.test(said);
  const rules = [...(isLasting ? DURATIONS : []), ...HELD];
  const odd = rules.find(([, printed, mine]) => printed.test(text) !== mine.test(said));
  if (odd !== undefined) return odd[0];
  return [
    sides(text, told),
    whose(text, told),
    restricted(text, told),
    negated(text, said),
    who(text, said),
    ofKeywords(text, said),
    marks(text, told),
  ].find((problem) => problem !== undefined);
}

const same = (what: string, one: Facts, other: Facts): string | undefined => {
  const odd = [...one, ...other].filter((fact) => !one.has(fact) || !other.has(fact));
  return odd.length === 0 ? undefined : `${what} ${[...new Set(odd)].join(", ")}`;
};

const STRIKES = new RegExp(
  String.raw`\bmakes? (?:an?|its) (?:ranged |melee |psychic )?attacks?\b(?! that targets? ${OWN})|\battacks? made by\b|\bweapons? (?:equipped by|in)\b|\bequipped by\b|\b(?:unit's|model's|bearer's) (?:ranged |melee )?(?:attacks|weapons)\b|\bselected to (?:shoot|fight|shoot or fight), you can re-roll\b|\bhits are scored\b|\bcannot have the benefit of cover\b|\b(?:this model's|the bearer's|its) [a-z' -]+ (?:has|have) (?:the \[|an? (?:damage|attacks))|\bcharacteristics? of (?:this model's|the bearer's|its|[a-z' -]+ equipped)|\bweapons it is equipped with\b|\bmodels? in this unit targets\b|\bhas \[|\bhave \[`,
);
const STRUCK = new RegExp(
  String.raw`\b(?:targets?|allocated to) ${OWN}(?!'s (?!unit))|\b(?:have|has) (?:the )?(?:feel no pain|stealth|benefit of cover)\b|\ban? \d\+ invulnerable save\b|\bsaving throws?\b|\ban? save characteristic\b|\bthe feel no pain\b|\bthe stealth\b|\ballocated to (?:a model in|models in)\b|\bthe benefit of cover\b(?<!cannot have the benefit of cover)|\battacks that target this unit\b`,
);

/** On which side of an attack its unit stands. */
function sides(text: string, told: readonly string[]): string | undefined {
  const printed = new Set<string>();
  const mine = new Set<string>();
  const isSelected = /\bselect one enemy\b/.test(text);
  const theirs = text.replace(/\bcannot have the benefit of cover\b|\byou (?:target|select) this \w+\b/g, " ");
  const own = isSelected ? theirs.replace(/\bthat (?:enemy )?unit\b/g, " ") : theirs;
  if (STRIKES.test(isSelected ? text.replace(/\bthat unit\b/g, " ") : text)) printed.add("strikes");
  // the enemy unit that was selected is struck, not the unit that selected it
  if (STRUCK.test(own)) printed.add("is struck");
  for (const line of told) {
    if (line.startsWith("attacking")) mine.add("strikes");
    if (line.startsWith("attacked")) mine.add("is struck");
  }
  return mine.size === 0 ? undefined : same("its unit", printed, mine);
}

const MODEL = /\b(?:this model|this psyker|the bearer)\b(?!'s unit)/;

/** Whose rule it is: its model's alone, or all its unit's. */
function whose(text: string, told: readonly string[]): string | undefined {
  const bare = text
    .replace(/\bwhen this model is selected to (?:shoot|fight)\b/g, " ")
    .replace(/\bwhile (?:this model|the bearer|this psyker) is (?:leading|on)\b/g, " ")
    .replace(
      /\b(?:within|of|visible to|and) (?:\d+" of )?(?:and visible to )?(?:this model|the bearer|this psyker)\b(?=[,.])/g,
      " ",
    )
    .replace(/\b(?:this model|the bearer|it|you) can use this ability\b/g, " ")
    .replace(/\b(?:disembarks? from|while) this model\b/g, " ");
  const isModels = MODEL.test(bare);
  const own = told.filter((line) => /^(?:attacking|attacked|when)/.test(line));
  const some = own.filter((line) => /^[a-z.A-Z ]+, this model:/.test(line));
  if (!isModels && some.length > 0) return "its unit, not its model";
  return isModels && own.length > 0 && some.length === 0 && !/\bmodel's unit\b|\bin (?:this|that) unit\b/.test(bare)
    ? "its model, not its unit"
    : undefined;
}

const KINDS = ["ranged", "melee"] as const;

/** What every sentence says holds for every rule: the kind of attack, the phase, a weapon. */
function restricted(text: string, told: readonly string[]): string | undefined {
  const plain = text.replace(/\((?!.*\))|[‹›]/g, " ");
  const parts = plain
    .split(/\.\s+|■/)
    .filter((part) => /\b(?:re-roll|add|subtract|improve|worsen|has|have|scores?|change|ignore|halve)\b/.test(part));
  const lines = told.map((line) => line.toLowerCase()).filter((line) => /^(?:attacking|attacked)/.test(line));
  if (parts.length === 0) return undefined;
  for (const kind of KINDS) {
    const everywhere = parts.every((part) => new RegExp(`\\b${kind}\\b`).test(part) && !/\band each time\b/.test(part));
    const other = kind === "ranged" ? "melee" : "ranged";
    if (
      everywhere &&
      !parts.some((part) => new RegExp(`\\b${other}\\b`).test(part)) &&
      lines.some((line) => !line.includes(kind))
    )
      return `${kind} in every rule`;
  }
  const said = told.join(". ").toLowerCase();
  const odd = ANY.find(([, printed, mine]) => printed.test(text) !== mine.test(said));
  return odd?.[0];
}

const EXCEPTIONS =
  /‹excluding\b|\bcannot fly\b|\bnot below\b|\bhas not fought\b|\bat its starting\b|\bunless\b|\beach time [a-z ]*has shot, (?:you can )?select\b/g;

/** As many exceptions as there are in the text: one more is a condition turned round. */
function negated(text: string, said: string): string | undefined {
  const printed = new Set([...text.matchAll(EXCEPTIONS)].map(([found], at) => `${found} ${at}`)).size;
  const mine = new Set([...said.matchAll(/\bnot: [^.,]*/g)].map(([found]) => found)).size;
  return mine > printed || (printed > 0 && mine === 0) ? "exceptions" : undefined;
}

const STATES = ["half strength", "starting strength", "battle-shocked", "objective"] as const;
const PRINTED = {
  "half strength": "half-strength",
  "starting strength": "starting strength",
  "battle-shocked": "battle-shocked",
  objective: "objective marker",
};
/** "That unit" is the rule's own where one is led or reached; else it is the target. */
const OWN_THAT = /\bis leading a unit\b|\bwhile an? (?:friendly|enemy) [^.]*within\b/;
const THEIRS = String.raw`(?:targets? (?:an? |any )?[^.,]*?|(?:the target(?: of that attack)?|that target|that enemy unit|that unit|such an? enemy unit)[^.,]*? (?:is|are)\b[^.,]*?)`;
const MINE = `(?:if|while|and|unless) (?:this unit|this model|this model's unit|the bearer's unit|it|the bearer) is[^.,]*?`;

/** Of which unit a keyword is asked: of the other, unless the text says friends, or who leads or is among a unit. */
function ofKeywords(text: string, said: string): string | undefined {
  for (const [, whom = "", keyword = ""] of said.matchAll(
    /\bthe (unit|target|attacker) is ([a-z' -]+?)(?= or\b|,|\.|$)/g,
  )) {
    if (/^(?:below|battle-shocked|within|the closest|engaged)/.test(keyword)) continue;
    const at = text.indexOf(keyword.replace(/ unit$/, ""));
    const before = text.slice(Math.max(0, at - 90), at).replace(/^.*[.■]/, "");
    const isOwn =
      /\b(?:friendly|contains|containing|while an?|each)(?: one or more| an?)? (?:[a-z', ]+ or )?(?:[a-z' ]+, )*$/.test(
        before,
      ) ||
      (/‹excluding [^›]*$/.test(before) && /\bfriendly\b/.test(text.slice(0, at)));
    const isNear = /\bwhile an enemy unit ‹excluding [^›]*$/.test(before);
    const isTheirs =
      /\b(?:targets?|targeting|allocated to|target of that attack|enemy|that can|the target)\b[^.]*$/.test(before) &&
      !/\bfriendly [a-z' ]*$/.test(before);
    if (whom === "unit" && isTheirs && !isOwn && !isNear) return `${keyword} of its unit`;
    if (whom === "target" && ((isOwn && !isTheirs) || isNear)) return `${keyword} of the target`;
  }
  return undefined;
}

const USED =
  /\bat the start of (?:your |the )?(shooting|fight) phase, (?:[a-z]+ )*?(?:can use|select)|\bselected to (shoot|fight)\b[^.]*(?:can use|, until)/;

/** Every mark that is read is set, and every one that is set is read: by all rules of a text that begins with it. */
function marks(text: string, told: readonly string[]): string | undefined {
  const [setting, reading] = [told.filter(isSetting), told.filter((line) => !isSetting(line))];
  const names = (lines: readonly string[]) =>
    new Set(
      lines.flatMap((line) =>
        [...line.matchAll(/\bmark (?:of either side )?([a-z0-9-]+)/g)].map(([, name = ""]) => name),
      ),
    );
  const odd = same("the mark", names(setting), names(reading));
  if (odd !== undefined || setting.length === 0) return odd;
  const isAll =
    /^(?:once per battle|at the start|in your shooting phase, (?:after|when)|each time this (?:unit|model) (?:has shot|is selected))/.test(
      text,
    );
  if (isAll && reading.some((line) => !line.includes("the mark "))) return "the mark in every rule";
  if (/\bvisible to\b/.test(text) !== setting.some((line) => line.includes("that is visible"))) return "visible";
  if (/\bwithin engagement range of\b/.test(text) !== setting.some((line) => line.includes("within Engagement Range")))
    return "Engagement Range";
  const isAfter = /\bin your shooting phase, (?:after|when|each time) this (?:unit|model) has\b/.test(text);
  if (isAfter && !setting.some((line) => line.includes("it is the shooting phase"))) return "the shooting phase";
  const [, phase, kind] = USED.exec(text) ?? [];
  const when = phase ?? (kind === "shoot" ? "shooting" : kind);
  if (when === undefined) return undefined;
  if (!setting.some((line) => line.includes(`in the ${when} phase`))) return `chosen in the ${when} phase`;
  const isUse = /\bcan use this ability\b/.test(text);
  return isUse && reading.some((line) => !line.includes(`${when} phase`)) ? `the ${when} phase` : undefined;
}

const isSetting = (line: string): boolean => line.startsWith("chosen") || line.startsWith("when attacks.resolved");

/** Of which unit a state is said: of the rule's, or of the other. */
function who(text: string, said: string): string | undefined {
  for (const state of STATES) {
    const word = PRINTED[state];
    const theirs = new RegExp(`${THEIRS}\\b${word}`).test(
      OWN_THAT.test(text) ? text.replace(/\bthat (?:enemy )?unit\b/g, " ") : text,
    );
    const isThat = OWN_THAT.test(text) && new RegExp(`\\bthat (?:enemy )?unit is[^.,]*?\\b${word}`).test(text);
    const mine = isThat || new RegExp(`${MINE}\\b${word}`).test(text);
    if (
      /\bthe target (?:is|has)[^.,]*/.test(said) &&
      new RegExp(`\\bthe target is [^.,]*${state}`).test(said) &&
      !theirs
    )
      return `${state} of the target`;
    if (new RegExp(`\\bthe unit is [^.,]*${state}`).test(said) && !mine) return `${state} of its unit`;
  }
  return undefined;
}
