import type { Context } from "../context.js";
import type { Effects, WarMatch } from "../declared.js";
import type { Attack, Declared, Table, Volley } from "../slice.js";
import { attackIn, ownAttack, ownVolley, queryIn } from "./current.js";
import type { AttackDescription } from "./description.js";
import type { AttackFact } from "./fact.js";
import { settleAttack } from "./ruleset.js";

type Gathering = Pick<
  Effects,
  | "attack:begin"
  | "attack:take-deferred"
  | "attack:part"
  | "attack:take-parted"
  | "attack:contribute"
  | "attack:describe"
>;

/** An attack begins: every plugin with rules is heard, then the edition settles what they say. */
export const gathering = (context: Context): Gathering => ({
  "attack:begin": (table, _effect, match) => {
    const volley = ownVolley(table, match);
    const declared = match.own(volley, "waiting").shift();
    volley.target = declared?.target ?? null;
    if (declared === undefined) {
      takeDeferred(volley, match);
      return;
    }
    volley.attack = fresh(declared);
    match.publish("attack:gathering", { attacker: volley.unit, target: declared.target, weapon: declared.weapon });
  },

  // before all attacks are made, where an edition does not wait for them
  "attack:take-deferred": (table, _effect, match) => takeDeferred(ownVolley(table, match), match),

  // critical wounds that are attacks of another profile, and the others: one of both waits
  "attack:part": (table, { count, isFirst }, match) => {
    const attack = ownAttack(table, match);
    const { declared, description, wounds } = attack;
    if (description?.criticalWound.defences === undefined) return;
    const { defences, ...criticalWound } = description.criticalWound;
    const critical = { description: { ...description, defences, criticalWound }, wounds: count };
    const others = { description: { ...description, criticalWound }, wounds: wounds - count };
    const [now, later] = isFirst ? [critical, others] : [others, critical];
    Object.assign(attack, now);
    // what is tested once for a weapon is tested for the first of both
    const traits = description.traits.filter(({ trait }) => trait !== "hazardous");
    const volley = ownVolley(table, match);
    if (later.wounds > 0)
      volley.parted = [...(volley.parted ?? []), { declared, ...later, description: { ...later.description, traits } }];
  },

  "attack:take-parted": (table, _effect, match) => {
    const volley = ownVolley(table, match);
    const [next, ...others] = volley.parted ?? [];
    if (next === undefined) return;
    volley.attack = { ...fresh(next.declared), description: next.description, wounds: next.wounds };
    if (others.length > 0) volley.parted = others;
    else delete volley.parted;
  },

  "attack:contribute": (table, { facts }, match) => {
    match.own(ownAttack(table, match), "facts").push(...facts);
  },

  "attack:describe": (table, _effect, match) => {
    const query = queryIn(match);
    const said = attackIn(match).facts as readonly AttackFact[];
    const attack = ownAttack(table, match);
    attack.description = settleAttack(context.rulesetOf(table.terms?.edition), query, said) as Attack["description"];
    attack.facts = [];
    const { attacker, target, weapon } = query;
    match.publish("attack:described", { attacker: attacker.id, target: target.id, weapon });
  },
});

function takeDeferred(volley: Volley, match: WarMatch): void {
  const next = match.own(volley, "deferred").shift();
  if (next !== undefined) volley.attack = deferred(next.declared, next.description, next.wounds);
}

/** The table as it is while a declared attack gathers its rules, for those that ask before it is declared. */
export const aiming = (table: Table, unit: string, declared: Declared): Table => ({
  ...table,
  volleys: [
    ...table.volleys,
    {
      unit,
      seat: table.units[unit]?.seat ?? 0,
      kind: "shooting",
      waiting: [],
      target: declared.target,
      attack: fresh(declared),
      deferred: [],
      mortals: [],
    },
  ],
});

const fresh = (declared: Declared): Attack => ({
  declared,
  facts: [],
  description: null,
  rolling: "none",
  dice: [],
  attacks: 0,
  hits: 0,
  needs: [],
  wounds: 0,
  allocated: null,
  damage: null,
  isMortal: false,
});

const deferred = (declared: Declared, description: AttackDescription, wounds: number): Attack => ({
  ...fresh(declared),
  description: description as Attack["description"],
  wounds,
  isMortal: true,
});
