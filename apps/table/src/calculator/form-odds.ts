import { warhammerLibrary } from "@riposte/catalog/warhammer-40k";
import { type AttackOdds, combatRules, describe, exactAttack } from "@riposte/combat";
import { type AttackDescription, AttackQuery, type Unit } from "@riposte/warhammer-40k";
import { type AttackForm, mainModels, unitOf, weaponOf } from "./attack-form.js";

/** Exact odds from the rules that battles are played by, or what is wrong with the form. */
export type FormOdds =
  | { readonly ok: true; readonly description: AttackDescription; readonly odds: AttackOdds }
  | { readonly ok: false; readonly problems: readonly string[] };

/** More dice than these would make the page wait. */
const MOST_WEAPONS = 60;
const MOST_MODELS = 40;

export function oddsOf(form: AttackForm): FormOdds {
  const attacker = unitOf(form.attacker, 0);
  const { part, profile } = weaponOf(attacker, form.weapon);
  const changed = {
    ...profile,
    A: form.A,
    skill: numberOr(form.skill, null),
    S: form.S,
    AP: Number(form.AP),
    D: form.D,
  };
  const query = AttackQuery.safeParse({
    attacker: armed(attacker, part.id, changed, form.stationary !== ""),
    target: { ...targetOf(form), seat: 1 },
    part: part.id,
    weapon: profile.id,
    count: Number(form.count),
    situation: { distance: Number(form.distance), phase: profile.type === "melee" ? "fight" : "shooting" },
  });
  if (!query.success)
    return {
      ok: false,
      problems: query.error.issues.map(({ path, message }) => `${String(path.at(-1) ?? "form")}: ${message}`),
    };
  if (query.data.count > MOST_WEAPONS || Number(form.models) > MOST_MODELS)
    return { ok: false, problems: [`At most ${MOST_WEAPONS} weapons against ${MOST_MODELS} models.`] };
  const description = describe(combatRules(warhammerLibrary()), query.data);
  return { ok: true, description, odds: exactAttack(description) };
}

const numberOr = (text: string, otherwise: null): number | null => (text.trim() === "" ? otherwise : Number(text));

/** The unit with one profile changed. */
function armed(unit: Unit, part: string, profile: { readonly id: string }, isStationary: boolean) {
  const swap = (one: Unit) =>
    one.id === part
      ? { ...one, weapons: one.weapons.map((weapon) => (weapon.id === profile.id ? profile : weapon)) }
      : one;
  const moved = isStationary ? "stationary" : "normal";
  return { ...swap(unit), seat: 0, leaders: unit.leaders.map(swap), combat: { ...unit.combat, moved } };
}

/** The target with most of its models as the form has them. */
function targetOf(form: AttackForm) {
  const unit = unitOf(form.defender, 1);
  const main = mainModels(unit);
  const changed = {
    ...main,
    count: Number(form.models),
    starting: Number(form.models),
    T: Number(form.T),
    Sv: Number(form.Sv),
    invulnerable: numberOr(form.invulnerable, null),
    W: Number(form.W),
  };
  return {
    ...unit,
    models: unit.models.map((group) => (group === main ? changed : group)),
    combat: { ...unit.combat, cover: form.cover !== "" },
  };
}
