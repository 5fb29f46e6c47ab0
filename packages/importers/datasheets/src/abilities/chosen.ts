import type { Clause, Opening } from "./clause.js";
import { items, kind } from "./items.js";
import { attempt, type Duration, eat, oneOf, type Reader, type Selection } from "./reader.js";
import { weapon } from "./subjects.js";
import { excluding, keywords, type Written } from "./words.js";

/** A rule that reaches every unit on the table. */
const ANYWHERE = 1000;

const ME = "(this model|this unit|the bearer)";
const command = { until: "startOfNext", phase: "command" } as const;
/** The end of the opponent's next turn is the start of one's own. */
const DURATIONS: readonly (readonly [words: string, until: Duration])[] = [
  ["the end of the phase", { until: "endOfPhase" }],
  ["the end of the turn", { until: "endOfTurn" }],
  ["the start of your next turn", command],
  ["the end of your opponent's next turn", command],
  ["the start of your next command phase", command],
  ["the start of your next shooting phase", { until: "startOfNext", phase: "shooting" }],
];

/** "until the end of the phase". */
function lasting(reader: Reader): Duration | undefined {
  if (eat(reader, "until") === undefined) return undefined;
  return DURATIONS.find(([words]) => attempt(reader, () => eat(reader, words)) !== undefined)?.[1];
}

/** "At the start of your Shooting phase, select one enemy unit within 18\" of and visible to this unit. Until the end of the phase". */
export function chosen(reader: Reader): Opening | undefined {
  if (reader.selection !== undefined) return undefined;
  const selection = oneOf<Selection>(reader, [atStart, afterShooting]);
  const until = selection === undefined ? undefined : lasting(reader);
  if (selection === undefined || until === undefined) return undefined;
  // the opening goes on as long as it lasts
  const isBound = attempt(reader, () => eat(reader, `, while ${ME} is on the battlefield`)) !== undefined;
  reader.selection = { ...selection, until: [until], isBound };
  reader.isChosen = true;
  return { conditions: [] };
}

/** "At the start of the Fight phase, select one enemy unit within Engagement Range of this model." */
function atStart(reader: Reader): Selection | undefined {
  // what is said of the phase is selected when it begins
  if (eat(reader, "(at the start of|in)") === undefined) return undefined;
  const phase =
    eat(reader, "your shooting phase,") !== undefined
      ? "shooting"
      : eat(reader, "the fight phase,") !== undefined
        ? "fight"
        : undefined;
  if (phase === undefined) return undefined;
  const optional = eat(reader, "you can") !== undefined;
  const kinds = eat(reader, "select one enemy") === undefined ? undefined : kindsOf(reader);
  if (kinds === undefined) return undefined;
  if (attempt(reader, () => eat(reader, `within engagement range of ${ME}.`)) !== undefined)
    return { of: "phase", phase, optional, engaged: true, ...kinds };
  const within = eat(reader, "within {inches} of")?.[0];
  const isSeen = within !== undefined && eat(reader, "and visible to") !== undefined;
  if (within === undefined || eat(reader, `${ME}.`) === undefined) return undefined;
  return { of: "phase", phase, optional, within: Number(within), ...(isSeen ? { visible: true } : {}), ...kinds };
}

const IN_MY_SHOOTING: readonly Written[] = [
  { is: "phase", in: ["shooting"] },
  { is: "turn", of: "mine" },
];
/** Shooting in other phases is Overwatch; only in one of them units fight. */
const SHOT: readonly Written[] = [{ is: "not", of: { is: "phase", in: ["fight"] } }];

/** "In your Shooting phase, after this unit has shot, select one enemy INFANTRY unit hit by one or more of those attacks." */
function afterShooting(reader: Reader): Selection | undefined {
  const conditions = oneOf<readonly Written[]>(reader, [
    (one) => (eat(one, "in your shooting phase, (after|when|each time)") === undefined ? undefined : IN_MY_SHOOTING),
    (one) => (eat(one, "each time") === undefined ? undefined : SHOT),
  ]);
  const from = reader.at;
  if (conditions === undefined || eat(reader, `${ME} has (shot|resolved its attacks),`) === undefined) return undefined;
  const reach = /^\s*this unit/.test(reader.text.slice(from)) ? "unit" : "model";
  if (reach === "model" && !reader.isAlone) return undefined;
  const optional = eat(reader, "you can") !== undefined;
  const kinds = eat(reader, "select one enemy") === undefined ? undefined : kindsOf(reader);
  if (kinds === undefined) return undefined;
  if (eat(reader, "(that was )?hit by one or more of those attacks") === undefined) return undefined;
  const made = attempt(reader, () =>
    eat(reader, "made with (its|a|an|this model's)") === undefined ? undefined : weapon(reader),
  );
  if (eat(reader, "(.|,)") === undefined) return undefined;
  return {
    of: "hit",
    optional,
    conditions,
    reach,
    ...kinds,
    ...(made === undefined ? {} : { made: made.named as string[] }),
  };
}

/** "INFANTRY unit (excluding MONSTERS)". */
function kindsOf(reader: Reader): Pick<Selection, "keywords" | "without"> | undefined {
  const any = keywords(reader);
  if (eat(reader, "unit") === undefined) return undefined;
  const without = excluding(reader, "target") as { readonly of?: { readonly any?: readonly string[] } } | undefined;
  return {
    ...(any === undefined ? {} : { keywords: any }),
    ...(without?.of?.any === undefined ? {} : { without: without.of.any }),
  };
}

/** What leaves the mark: one of the units hit is selected once the attacks are made. */
export function selecting({ selection, mark }: Pick<Reader, "selection" | "mark">): readonly Clause[] {
  if (selection?.of !== "hit") return [];
  const { optional, conditions = [], reach = "unit", made, keywords: any, without, until } = selection;
  const kinds = {
    ...(made === undefined ? {} : { made }),
    ...(any === undefined ? {} : { keywords: any }),
    ...(without === undefined ? {} : { without }),
    ...(optional ? { optional } : {}),
  };
  const effects = [{ do: "select", mark, until, ...kinds }];
  return [{ as: "either", reach, when: "attacks.resolved", conditions, effects }];
}

/** What is said of an enemy unit that was selected. */
export const CHOSEN: readonly ((reader: Reader) => readonly Clause[] | undefined)[] = [
  against,
  uncovered,
  hindered,
  suppressed,
];

/** The unit that was selected has the ability's mark. */
const marked = (reader: Reader, who: string, by?: string): readonly Written[] => [
  { is: "marked", who, mark: reader.mark, ...(by === undefined ? {} : { by }) },
];

/** Whom the mark concerns: every unit, wherever the one that selected is, unless it has to be on the battlefield. */
const everywhere = ({ selection }: Pick<Reader, "selection">, to: "friendly" | "enemy"): Clause["aura"] => ({
  within: ANYWHERE,
  to,
  ...(selection?.isBound === true ? {} : { lasts: true }),
});

/** "a Torrent or Melta weapon": with an ability of one of these names. */
function armedWith(reader: Reader): readonly Written[] | undefined {
  const found = /^\s*(torrent|melta|blast|heavy)(?: or (torrent|melta|blast|heavy))? weapon\b/.exec(
    reader.text.slice(reader.at),
  );
  if (found === null) return undefined;
  reader.at += found[0].length;
  const each = found
    .slice(1)
    .flatMap((ability): Written[] => (ability === undefined ? [] : [{ is: "weapon", ability }]));
  return each.length === 1 ? each : [{ is: "any", of: each }];
}

/** "Each time a friendly ORKS model makes an attack that targets that unit, re-roll a Hit roll of 1". */
function against(reader: Reader): readonly Clause[] | undefined {
  if (!reader.isChosen || eat(reader, "each time a friendly") === undefined) return undefined;
  const any = keywords(reader);
  if (any === undefined || eat(reader, "(model|unit) makes") === undefined) return undefined;
  const made = kind(reader);
  const armed = attempt(reader, () => (eat(reader, "with a") === undefined ? undefined : armedWith(reader))) ?? [];
  if (made === undefined || eat(reader, "that targets that (enemy )?unit,") === undefined) return undefined;
  const found = items(reader, false);
  const conditions = [{ is: "keyword", who: "self", any }, ...marked(reader, "target"), ...made, ...armed];
  return found?.map(
    (item) =>
      ({
        ...{ as: "attacker", reach: "unit", aura: everywhere(reader, "friendly") },
        ...{ conditions: [...conditions, ...item.conditions], effects: item.effects },
      }) as Clause,
  );
}

/** "That unit cannot have the Benefit of Cover". */
function uncovered(reader: Reader): readonly Clause[] | undefined {
  if (
    !reader.isChosen ||
    eat(reader, "(that (enemy )?unit|models in that unit) cannot have the benefit of cover") === undefined
  )
    return undefined;
  return [
    {
      ...{ as: "attacker", reach: "unit", aura: everywhere(reader, "friendly") },
      ...{ conditions: marked(reader, "target"), effects: [{ do: "ignore", what: "cover" }] },
    } as Clause,
  ];
}

/** "Each time a model in that unit makes an attack, subtract 1 from the Hit roll". */
function hindered(reader: Reader): readonly Clause[] | undefined {
  if (!reader.isChosen || eat(reader, "each time a model in that unit makes") === undefined) return undefined;
  const made = kind(reader);
  if (made === undefined || eat(reader, ",") === undefined) return undefined;
  const found = items(reader, false);
  return found?.map(
    (item) =>
      ({
        ...{ as: "attacker", reach: "unit", aura: everywhere(reader, "enemy") },
        ...{ conditions: [...marked(reader, "self", "any"), ...made, ...item.conditions], effects: item.effects },
      }) as Clause,
  );
}

/** "That enemy unit is suppressed. While a unit is suppressed, each time a model in that unit makes an attack, …". */
function suppressed(reader: Reader): readonly Clause[] | undefined {
  if (!reader.isChosen) return undefined;
  const word = /^\s*that (?:enemy )?unit is (suppressed|scattered|pinned|shaken)\. while a unit is \1, /.exec(
    reader.text.slice(reader.at),
  );
  if (word === null) return undefined;
  reader.at += word[0].length;
  return oneOf<readonly Clause[]>(reader, [
    hindered,
    (one) => (eat(one, "it cannot have the benefit of cover") === undefined ? undefined : uncoveredMark(one)),
  ]);
}

const uncoveredMark = (reader: Reader): readonly Clause[] => [
  {
    ...{ as: "attacker", reach: "unit", aura: everywhere(reader, "friendly") },
    ...{ conditions: marked(reader, "target"), effects: [{ do: "ignore", what: "cover" }] },
  } as Clause,
];
