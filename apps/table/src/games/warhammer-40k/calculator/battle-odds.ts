import { type CombatResult, type Firing, type Mode, readAttackFile, runCombat } from "@riposte/combat";
import { type EditionNumber, warhammerGame, warhammerRules, warhammerStratagems } from "@riposte/hosting/warhammer-40k";
import { type ArmyList, modelsOf, RULESETS, type Unit } from "@riposte/warhammer-40k";
import { LETTERS, type Letter, type Wrong } from "../../../calculator/compared.js";
import { readAttacker, readTarget } from "./battle-fields.js";
import { type AttackerForm, armyOf, type BattleForm, type EditionAsked } from "./battle-form.js";
import { battleTexts as texts } from "./battle-texts.js";

/** An attack of the form, ready to be counted or rolled by the rules that battles are played by. */
export interface WrittenFight {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly profile: Unit["weapons"][number];
  resolve<M extends Mode>(mode: M): CombatResult<M>;
}

/** Every attack of the form that can be read, and all that is wrong with the others. */
export function fightsOf(
  form: BattleForm,
  units: readonly Unit[],
  brought?: ArmyList,
  edition: EditionNumber = form.edition === "11" ? "11" : "10",
): { readonly fights: ReadonlyMap<Letter, WrittenFight>; readonly wrong: readonly Wrong[] } {
  const wrong: Wrong[] = [];
  const fights = new Map<Letter, WrittenFight>();
  const target = readTarget(form, units, wrong);
  for (const [at, attacker] of form.attackers.entries()) {
    const letter = LETTERS[at] as Letter;
    const armed = readAttacker(attacker, letter, units, wrong);
    if (armed === undefined || target === undefined) continue;
    const { type, range } = armed.profile;
    if (type === "ranged" && range !== null && range < target.distance)
      wrong.push({ of: letter, field: "range", reason: texts.outOfRange(range) });
    else fights.set(letter, fight(form, attacker, armed, { ...target, brought, edition }));
  }
  return { fights, wrong };
}

/** What an edition says an ability does, the 10th where both are asked; nothing where it knows none of that name. */
export function gistOf(ability: string, edition: EditionAsked): string | undefined {
  const { voice } = warhammerGame;
  const { describe = voice.describe } = voice.told?.(edition === "11" ? ["eleventh-edition"] : []) ?? {};
  const known = describe?.(ability);
  return known?.kind === "Ability" ? known.sentences.join(" ") : undefined;
}

/** The newest ruleset there is. */
const NEWEST = RULESETS.at(-1);

interface Armed {
  readonly unit: Unit;
  readonly part: string;
  readonly profile: Unit["weapons"][number];
  readonly count: number;
}

interface Aimed {
  readonly unit: Unit;
  readonly distance: number;
  readonly brought: ArmyList | undefined;
  readonly edition: EditionNumber;
}

function fight(
  form: BattleForm,
  { unit: sheet, habits }: AttackerForm,
  armed: Armed,
  { unit: target, distance, brought, edition }: Aimed,
): WrittenFight {
  const is = (word: (typeof form.around)[number]) => form.around.includes(word);
  const [attacks, targets] = [armyOf(sheet, brought), armyOf(target.id, brought)];
  const rules = warhammerRules(edition === "11" ? NEWEST : "10e");
  const firing: Firing = { weapon: armed.profile.id, part: armed.part, count: armed.count };
  const written = readAttackFile(
    {
      attacker: armed.unit,
      defender: target,
      profiles: [firing],
      conditions: {
        phase: armed.profile.type === "melee" ? "fight" : "shooting",
        distance,
        cover: is("cover"),
        plunging: is("plunging"),
        overwatch: is("overwatch") ? 6 : null,
        moved: habits.includes("still") ? "stationary" : "normal",
        charged: habits.includes("charged"),
      },
      rerolls: {
        ...(habits.includes("rerollOnes") && { hit: "ones" }),
        ...(habits.includes("rerollHits") && { hit: "any" }),
        ...(habits.includes("rerollWounds") && { wound: "any" }),
        ...(habits.includes("rerollDamage") && { damage: "any" }),
        ...(habits.includes("commandHit") && { command: "hit" }),
        ...(habits.includes("commandWound") && { command: "wound" }),
        ...(habits.includes("commandDamage") && { command: "damage" }),
      },
      marks: is("oath") ? [{ mark: "oath-of-moment", owner: 0, on: target.id }] : [],
      stratagems: { target: is("ground") && edition === "10" ? [goToGround()] : [] },
      armies: { ...(attacks && { attacker: attacks }), ...(targets && { target: targets }) },
      order: edition === "11" ? orderIn(form, target) : [],
    },
    [],
    rules,
  );
  return {
    attacker: written.attacker,
    target: written.defender,
    profile: armed.profile,
    resolve: (mode) =>
      runCombat(written.attacker, written.defender, firing, {
        rules,
        ...(written.situation && { situation: written.situation }),
        ...(written.order && { order: written.order }),
        ...mode,
      }),
  };
}

/** What comes first, by the form; a link may name models the target does not have. */
const orderIn = ({ target, around }: BattleForm, unit: Unit): readonly string[] => [
  ...modelsOf(unit)
    .map(({ id }) => id)
    .filter((id) => id === target.first),
  ...(around.includes("criticals") ? ["criticals"] : []),
];

/** What the stratagem gives, as the data has it. */
function goToGround(): unknown {
  const steps = warhammerStratagems().find(({ id }) => id === "go-to-ground")?.steps as readonly { grant?: unknown }[];
  return steps.find(({ grant }) => grant !== undefined)?.grant;
}
