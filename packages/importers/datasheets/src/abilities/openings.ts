import { chosen } from "./chosen.js";
import type { Opening } from "./clause.js";
import { attempt, eat, numberOf, oneOf, type Reader, type Use } from "./reader.js";
import { charged, excluding, keywords, mean, models, objective, stationary, type Written } from "./words.js";

/** What a sentence begins with, as often as something does: "While this model is leading a unit, …". */
export function openings(reader: Reader): readonly Opening[] {
  const found: Opening[] = [];
  for (;;) {
    const more = oneOf<Opening>(reader, [leading, led, aura, contained, standing, chosen, timed, moved, used]);
    if (more === undefined || eat(reader, "(,|:)") === undefined) return found;
    found.push(more);
  }
}

/** "While this model is leading a unit". */
function leading(reader: Reader): Opening | undefined {
  if (eat(reader, "while (this model|this unit|the bearer) is leading a unit") === undefined) return undefined;
  mean(reader, "self");
  return { conditions: [{ is: "leading" }], isUnit: true };
}

/** "While a CHARACTER model is leading this unit". */
function led(reader: Reader): Opening | undefined {
  if (eat(reader, "while (a|an)") === undefined) return undefined;
  const any = keywords(reader);
  if (any === undefined || eat(reader, "model is leading this unit") === undefined) return undefined;
  return {
    conditions: [
      { is: "attached", who: "self" },
      { is: "keyword", who: "self", any },
    ],
  };
}

const HERE = "(this model|this unit|the bearer|this fortification)";

/** "While a friendly ORKS unit is within 6\" of this model", and the same of enemies. */
function aura(reader: Reader): Opening | undefined {
  return oneOf<Opening>(reader, [
    (one) => {
      if (eat(one, "while a friendly") === undefined) return undefined;
      const any = keywords(one);
      if (any === undefined || eat(one, "unit") === undefined) return undefined;
      return reaching(one, "friendly", [{ is: "keyword", who: "self", any }]);
    },
    (one) => (eat(one, "while an enemy unit") === undefined ? undefined : reaching(one, "enemy", [])),
  ]);
}

function reaching(reader: Reader, to: "friendly" | "enemy", conditions: readonly Written[]): Opening | undefined {
  const without = excluding(reader, "self");
  const within = eat(reader, `is within {inches} of ${HERE}`)?.[0];
  if (within === undefined) return undefined;
  mean(reader, "self");
  return {
    aura: { within: Number(within), to },
    conditions: without === undefined ? conditions : [...conditions, without],
    isUnit: true,
  };
}

/** "While this unit contains 2 models", "… contains an OFFICER". */
function contained(reader: Reader): Opening | undefined {
  if (eat(reader, "while this unit contains") === undefined) return undefined;
  const count = attempt(reader, () => eat(reader, "{n} models")?.[0]);
  if (count !== undefined) return { conditions: [models("self", "=", numberOf(count))] };
  if (eat(reader, "(a|an|one or more)") === undefined) return undefined;
  const from = reader.at;
  const any = keywords(reader);
  eat(reader, "(model|models)");
  // names of models are printed with capitals too: only what is all capitals is a keyword
  const isKeyword = any !== undefined && !/[a-z]/.test(reader.printed.slice(from, from + (any[0]?.length ?? 0) + 1));
  return isKeyword ? { conditions: [{ is: "keyword", who: "self", any }] } : undefined;
}

/** "While this unit is within range of an objective marker you control". */
function standing(reader: Reader): Opening | undefined {
  if (eat(reader, "while (this unit|this model) is") === undefined) return undefined;
  const found = objective(reader, "self");
  return found === undefined ? undefined : { conditions: [found] };
}

/** "In your Shooting phase". */
function timed(reader: Reader): Opening | undefined {
  if (eat(reader, "in your shooting phase") !== undefined)
    return {
      conditions: [
        { is: "phase", in: ["shooting"] },
        { is: "turn", of: "mine" },
      ],
    };
  return eat(reader, "in the fight phase") === undefined ? undefined : { conditions: [{ is: "phase", in: ["fight"] }] };
}

/** "Each time this unit makes a Charge move, until the end of the turn". */
function moved(reader: Reader): Opening | undefined {
  const UNIT = "(this unit|this model|this model's unit|that unit|the bearer's unit)";
  if (eat(reader, `each time ${UNIT} (makes|ends) a charge move, until the end of the turn`) !== undefined)
    return own(reader, charged);
  if (
    eat(
      reader,
      `each time ${UNIT} remains stationary, until (the start of your next movement phase|the end of the turn)`,
    ) !== undefined
  )
    return own(reader, stationary);
  if (
    eat(reader, "in your movement phase, if (this unit|this model) remains stationary, until the end of the turn") !==
    undefined
  )
    return own(reader, stationary, { is: "turn", of: "mine" });
  return undefined;
}

function own(reader: Reader, ...conditions: readonly Written[]): Opening | undefined {
  if (reader.that !== undefined && reader.that !== "self") return undefined;
  mean(reader, "self");
  return { conditions, isUnit: true };
}

const USER = "(this model|this unit|the bearer|it|you)";
const UNIT = "(this unit|this model|this model's unit|the bearer's unit)";

/** When an ability may be used, and so when it is asked about. */
const MOMENTS: readonly (readonly [words: string, use: Omit<Use, "limit">])[] = [
  ["at the start of any phase", { phases: [], window: "phase:start" }],
  ["at the start of the fight phase", { phases: ["fight"], window: "phase:start" }],
  ["at the start of your shooting phase", { phases: ["shooting"], window: "phase:start" }],
  [`when ${UNIT} is selected to fight`, { phases: ["fight"], window: "unit:selected" }],
  [`when ${UNIT} is selected to shoot( in your shooting phase)?`, { phases: ["shooting"], window: "unit:selected" }],
];

/** "Once per battle, at the start of the Fight phase, this model can use this ability. If it does, until the end of the phase". */
function used(reader: Reader): Opening | undefined {
  const use = oneOf<Use>(reader, [
    (one) => {
      if (eat(one, "once per battle,") === undefined) return undefined;
      const moment = MOMENTS.find(([words]) => attempt(one, () => eat(one, words)) !== undefined)?.[1];
      return moment === undefined ? undefined : { ...moment, limit: "battle" };
    },
    (one) => {
      if (eat(one, `each time ${UNIT} is selected to`) === undefined) return undefined;
      const phase =
        eat(one, "shoot") !== undefined ? "shooting" : eat(one, "fight") !== undefined ? "fight" : undefined;
      return phase === undefined ? undefined : { phases: [phase], window: "unit:selected", limit: "phase" };
    },
  ]);
  if (use === undefined) return undefined;
  const asked = eat(reader, `, ${USER} can use this ability. (if|when) (it does|you do), until the end of the phase`);
  // once per battle is a choice also where the text does not say so; what happens each time is none
  if (asked === undefined && (use.limit !== "battle" || eat(reader, ", until the end of the phase") === undefined))
    return undefined;
  reader.use = use;
  const during = use.phases.length === 0 ? [] : [{ is: "phase", in: use.phases }];
  return { conditions: [{ is: "marked", who: "self", mark: reader.mark }, ...during] };
}
