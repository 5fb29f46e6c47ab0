import type { Context } from "../context.js";
import type { Effects, WarMatch } from "../declared.js";
import type { Attack, Declared, Volley } from "../slice.js";
import { attackIn, ownAttack, ownVolley, queryIn } from "./current.js";
import type { AttackDescription } from "./description.js";
import type { AttackFact } from "./fact.js";
import { settleAttack } from "./ruleset.js";

type Gathering = Pick<Effects, "attack:begin" | "attack:take-deferred" | "attack:contribute" | "attack:describe">;

/** An attack begins: everybody who knows rules is heard, then the edition settles what they say. */
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
