import type { Clause, Opening } from "./clause.js";
import { items, kind } from "./items.js";
import { attempt, eat, oneOf, type Reader } from "./reader.js";
import { weapon } from "./subjects.js";
import { excluding, keywords, type Written } from "./words.js";

/** A rule that reaches every unit on the table. */
const ANYWHERE = 1000;

const ME = "(this model|this unit|the bearer)";
const UNTIL = "(until|unit) (the end of the (phase|turn)|the start of your next (turn|shooting phase|command phase))";

/** "At the start of your Shooting phase, select one enemy unit within 18\" of and visible to this unit. Until the end of the phase". */
export function chosen(reader: Reader): Opening | undefined {
  const isChosen = oneOf(reader, [
    (one) => {
      if (
        eat(one, "at the start of (your shooting phase|the fight phase), (you can )?select one enemy unit") ===
        undefined
      )
        return undefined;
      return eat(one, `within ({inches}( of)?( and visible to)?|engagement range of) ${ME}.`) === undefined
        ? undefined
        : true;
    },
    (one) => {
      if (eat(one, `(in your shooting phase, after|each time) ${ME} has shot, select one enemy`) === undefined)
        return undefined;
      const any = keywords(one);
      if (eat(one, "unit") === undefined) return undefined;
      const without = excluding(one, "target");
      one.kinds = [
        ...(any === undefined ? [] : [{ is: "keyword", who: "target", any }]),
        ...(without === undefined ? [] : [without]),
      ];
      if (eat(one, "(that was )?hit by one or more of those attacks") === undefined) return undefined;
      attempt(one, () => (eat(one, "made with (its|a|an|this model's)") === undefined ? undefined : weapon(one)));
      return eat(one, ".") === undefined ? undefined : true;
    },
  ]);
  if (isChosen === undefined || eat(reader, UNTIL) === undefined) return undefined;
  reader.isChosen = true;
  // the opening goes on as long as it lasts
  attempt(reader, () => eat(reader, `, while ${ME} is on the battlefield`));
  return { conditions: [] };
}

/** What is said of an enemy unit that was selected. */
export const CHOSEN: readonly ((reader: Reader) => readonly Clause[] | undefined)[] = [
  against,
  uncovered,
  hindered,
  suppressed,
];

/** The unit that was selected: it has the ability's mark, and is of the kind that could be. */
const marked = (reader: Reader, who: string, by?: string): readonly Written[] => [
  { is: "marked", who, mark: reader.mark, ...(by === undefined ? {} : { by }) },
  ...reader.kinds.map(
    (kind) => JSON.parse(JSON.stringify(kind).replaceAll('"who":"target"', `"who":"${who}"`)) as Written,
  ),
];

const everywhere = (to: "friendly" | "enemy") => ({ within: ANYWHERE, to });

/** "Each time a friendly ORKS model makes an attack that targets that unit, re-roll a Hit roll of 1". */
function against(reader: Reader): readonly Clause[] | undefined {
  if (!reader.isChosen || eat(reader, "each time a friendly") === undefined) return undefined;
  const any = keywords(reader);
  if (any === undefined || eat(reader, "(model|unit) makes") === undefined) return undefined;
  const made = kind(reader);
  if (made === undefined || eat(reader, "that targets that (enemy )?unit,") === undefined) return undefined;
  const found = items(reader, false);
  const conditions = [{ is: "keyword", who: "self", any }, ...marked(reader, "target"), ...made];
  return found?.map(
    (item) =>
      ({
        ...{ as: "attacker", reach: "unit", aura: everywhere("friendly") },
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
      ...{ as: "attacker", reach: "unit", aura: everywhere("friendly") },
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
        ...{ as: "attacker", reach: "unit", aura: everywhere("enemy") },
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
    ...{ as: "attacker", reach: "unit", aura: everywhere("friendly") },
    ...{ conditions: marked(reader, "target"), effects: [{ do: "ignore", what: "cover" }] },
  } as Clause,
];
