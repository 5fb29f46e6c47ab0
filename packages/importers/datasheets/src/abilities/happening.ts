import type { Clause } from "./clause.js";
import type { Effect } from "./effects.js";
import { attempt, eat, oneOf, type Reader } from "./reader.js";
import type { Written } from "./words.js";

/** What happens at a moment, and what units may do beside attacks. */
export const happening = (reader: Reader): readonly Clause[] | undefined =>
  oneOf<readonly Clause[]>(reader, [surging, fightingOn, unloading, detected]);

const UNIT = "(this unit|this model|this model's unit|the bearer's unit)";
const always = { as: "either", reach: "unit" } as const;
const ITS_SHOOTING: readonly Written[] = [
  { is: "phase", in: ["shooting"] },
  { is: "turn", of: "theirs" },
];

/** "In your opponent's Shooting phase, when an enemy unit has shot, if this unit lost a wound …, this unit can make a surge move of up to D6+1\"". */
function surging(reader: Reader): readonly Clause[] | undefined {
  if (eat(reader, "in your opponent's shooting phase, when an enemy unit has shot, if") === undefined) return undefined;
  const when = oneOf(reader, [
    (one) =>
      eat(one, `(a model in )?${UNIT} lost a wound as a result of those attacks,`) === undefined
        ? undefined
        : "wound.lost",
    (one) =>
      eat(one, `a model in ${UNIT} was destroyed (by|as a result of) those attacks,`) === undefined
        ? undefined
        : "model.lost",
  ]);
  const inches = when === undefined ? undefined : eat(reader, `${UNIT} can make a surge move of up to {dice}"`)?.[0];
  if (when === undefined || inches === undefined) return undefined;
  return [{ ...always, when, conditions: ITS_SHOOTING, effects: [{ do: "surge", inches: inches.toUpperCase() }] }];
}

const MELEE: Written = { is: "attack", kind: "melee" };
const UNFOUGHT: Written = { is: "not", of: { is: "state", who: "self", state: "fought" } };

/** "Each time a model in this unit is destroyed by a melee attack, if that model has not fought this phase, roll one D6: on a 4+, do not remove it from play. …". */
function fightingOn(reader: Reader): readonly Clause[] | undefined {
  const reach = oneOf<Clause["reach"]>(reader, [
    (one) =>
      eat(
        one,
        "each time a model in (this unit|this model's unit|the bearer's unit) is destroyed by a melee attack,",
      ) === undefined
        ? undefined
        : "unit",
    (one) =>
      one.isAlone && eat(one, "if (this model|the bearer) is destroyed by a melee attack,") !== undefined
        ? "model"
        : undefined,
  ]);
  if (reach === undefined || eat(reader, "if (that model|it) has not fought this phase,") === undefined)
    return undefined;
  const roll = eat(reader, "roll one d6: on a {threshold}, do not remove (it|the destroyed model) from play")?.[0];
  if (roll === undefined || eat(reader, "(.|;)") === undefined) return undefined;
  const fights = eat(
    reader,
    "(the destroyed model|it) can fight after the attacking (model's unit|unit) has finished making (its )?attacks, and is then removed from play",
  );
  if (fights === undefined) return undefined;
  const effects: readonly Effect[] = [{ do: "fightOn" }];
  return [{ ...always, reach, when: "model.destroyed", roll: Number(roll), conditions: [MELEE, UNFOUGHT], effects }];
}

const permit = (action: string): readonly Clause[] => [
  { ...always, conditions: [], effects: [{ do: "permit", action }] },
];

/** Who may get out of a transport when, and what then. */
const unloading = (reader: Reader): readonly Clause[] | undefined =>
  oneOf<readonly Clause[]>(reader, [
    (one) => {
      if (eat(one, "each time a unit disembarks from (this model|this transport) after it has") === undefined)
        return undefined;
      const action = oneOf(one, [
        (some) => (eat(some, "made a normal move,") === undefined ? undefined : "chargeAfterDisembark"),
        (some) => (eat(some, "been set up on the battlefield,") === undefined ? undefined : "chargeAfterIngress"),
      ]);
      if (action === undefined || eat(one, "that unit is still eligible to declare a charge this turn") === undefined)
        return undefined;
      return permit(action);
    },
    (one) => {
      if (eat(one, "units can disembark from (this model|this transport) after it has advanced.") === undefined)
        return undefined;
      const counts = eat(
        one,
        "units that do so count as having made a normal move( that phase)?, and cannot declare a charge (that turn|in the same turn)",
      );
      if (counts === undefined) return undefined;
      attempt(one, () => eat(one, ", but can otherwise act normally( in the remainder of the turn)?"));
      return permit("disembarkAfterAdvance");
    },
  ]);

/** "This unit has -3\" detection range". */
function detected(reader: Reader): readonly Clause[] | undefined {
  if (eat(reader, "(this unit|the bearer's unit) has") === undefined) return undefined;
  const [less, more] = [eat(reader, "-{inches}")?.[0], eat(reader, "+{inches}")?.[0]];
  const by = less ?? more;
  if (by === undefined || eat(reader, "detection range") === undefined) return undefined;
  const op = less === undefined ? "add" : "subtract";
  return [{ ...always, conditions: [], effects: [{ do: "modStat", stat: "detection", op, by: Number(by) }] }];
}
