import {
  type Attack,
  accuracyNeeded,
  type Condition,
  distance,
  type Field,
  fieldOn,
  keywordsIn,
  type Reading,
  resultsIn,
  type Surge,
  spaceNamed,
  type Table,
} from "@riposte/imperial-assault";
import type { Option } from "@riposte/kernel";
import { attackOdds, rerolledDamage, type StandingAttack, standingDamage } from "@riposte/surge";
import { notCountedIn } from "../../not-counted.js";
import { type Outlook, type OutlookSource, type Prospect, prospectAt } from "../../outlook.js";
import { IMPERIAL_ASSAULT_PLUGINS } from "./plugins.js";
import { readingOf } from "./reading.js";
import { contextAtTable as context } from "./skirmish-cards.js";

type Figure = Table["figures"][string];

/** The table as a seat sees it, with what it is reckoned from. */
interface Reckoning {
  readonly table: Table;
  readonly field: () => Field;
  readonly reads: Reading;
}

/** Chances to defeat: of every attack that can be declared, and of what can be done in the one under way. */
export function imperialAssaultOutlook(match: OutlookSource, seat: number | null): Outlook | null {
  const outlook = reckoned(match, seat);
  if (outlook === null) return null;
  const notCounted = notCountedIn(match.game, IMPERIAL_ASSAULT_PLUGINS, (name) =>
    /^(attack|defense|dice|damage|figure:health)/.test(name),
  );
  return notCounted.length === 0 ? outlook : { ...outlook, notCounted };
}

function reckoned(match: OutlookSource, seat: number | null): Outlook | null {
  const { slices, decision } = match.viewFor(seat);
  const table = slices["imperial-assault"] as Table;
  const reads = readingOf(slices, match);
  const field = () => fieldOn(context(), reads);
  const options = decision?.own === true && decision.choice.kind === "one" ? decision.choice.options : [];
  const attack = table.attacks.at(-1);
  const reckoning = { table, field, reads };
  if (attack !== undefined) return duringAttack(reckoning, attack, options);
  const answers = Object.fromEntries(
    options.flatMap(({ key }) => {
      const prospect = declared(reckoning, String(key));
      return prospect === undefined ? [] : [[String(key), prospect]];
    }),
  );
  return Object.keys(answers).length === 0 ? null : { answers, best: null };
}

/** `attack:<target>:<space>` of the figure that acts. */
function declared({ table, field }: Reckoning, key: string): Prospect | undefined {
  const [verb, target = "", space = ""] = key.split(":");
  const [attacker, defender] = [table.figures[table.activation?.figure ?? ""], table.figures[target]];
  if (verb !== "attack" || attacker === undefined || defender === undefined) return undefined;
  const far = farTo(field(), attacker.id, space);
  return far === undefined ? undefined : beforeRoll(attacker, defender, far);
}

function duringAttack(reckoning: Reckoning, attack: Attack, options: readonly Option[]): Outlook | null {
  const { table, field, reads } = reckoning;
  const [attacker, defender] = [table.figures[attack.attacker], table.figures[attack.defender]];
  if (attacker === undefined || defender === undefined) return null;
  const far = farTo(field(), attack.attacker, attack.targetSpace);
  if (attack.dice.length === 0)
    return far === undefined ? null : { answers: {}, best: beforeRoll(attacker, defender, far) ?? null };
  const health = healthLeft(reads, defender);
  const needed =
    attack.type === "melee" || far === undefined
      ? attack.type === "melee"
        ? null
        : undefined
      : reads.value("attack:needed", { attacker: attacker.id, defender: defender.id }, accuracyNeeded(far));
  const standing: StandingAttack = {
    results: resultsIn(reads),
    pierce: keywordsIn(reads).pierce,
    needed,
    surges: unspent(attacker.card, attack),
    ...(attack.surges > 0 || attack.spent.length > 0 ? { left: attack.surges } : {}),
  };
  const asItLies = certain(attack.missed === null ? standingDamage(standing) : 0, health);
  const answers = Object.fromEntries(
    options.flatMap((option) => {
      const prospect = ofAnswer(option, attack, standing, health, attacker.card);
      return prospect === undefined ? [] : [[String(option.key), prospect]];
    }),
  );
  const best = [...Object.values(answers), asItLies].reduce((one, other) => (other.defeat > one.defeat ? other : one));
  return { answers, best };
}

/** A reroll, a surge bought, or neither. */
function ofAnswer(
  { key, label }: Option,
  { dice }: Attack,
  standing: StandingAttack,
  health: number,
  card: string,
): Prospect | undefined {
  const words = String(key);
  const at = Number(/:(\d+)/.exec(words)?.[1] ?? -1);
  const rolled = dice[at];
  if (label?.id === "ia:reroll" && rolled !== undefined) return prospectAt(rerolledDamage(standing, rolled), health);
  const bought = words.startsWith(`${card}:`) ? context().body(card).surges[at] : undefined;
  if (bought !== undefined && standing.left !== undefined)
    return certain(standingDamage(afterBuying(standing, bought)), health);
  // surges are wasted by the player who declines them
  if (words === "pass")
    return certain(standingDamage(standing.left === undefined ? standing : { ...standing, left: 0 }), health);
  return undefined;
}

function afterBuying(standing: StandingAttack, bought: Surge): StandingAttack {
  const { results, pierce, surges, left = 0 } = standing;
  return {
    ...standing,
    results: {
      ...results,
      hit: results.hit + (bought.hit ?? 0),
      accuracy: results.accuracy + (bought.accuracy ?? 0),
    },
    pierce: pierce + (bought.pierce ?? 0),
    surges: surges.filter((surge) => surge !== bought),
    left: left - (bought.surgeCost ?? 1),
  };
}

/** The printed surge abilities that were not used in this attack. */
const unspent = (card: string, { spent }: Attack): readonly Surge[] =>
  context()
    .body(card)
    .surges.filter((_, index) => !spent.includes(`${card}:${index}`));

const certain = (damage: number, health: number): Prospect =>
  prospectAt(
    Array.from({ length: damage + 1 }, (_, amount) => (amount === damage ? 1 : 0)),
    health,
  );

function beforeRoll(attacker: Figure, defender: Figure, far: number): Prospect | undefined {
  const has = ({ conditions }: Figure, condition: Condition) => conditions.includes(condition);
  if (context().body(attacker.card).attack === null) return undefined;
  const { damage } = attackOdds(context(), {
    attacker: attacker.card,
    defender: defender.card,
    distance: far,
    focused: has(attacker, "focus"),
    hidden: has(attacker, "hide"),
    weakened: has(attacker, "weaken"),
    defenderHidden: has(defender, "hide"),
    defenderWeakened: has(defender, "weaken"),
  });
  return prospectAt(
    damage.map(({ chance }) => chance),
    context().body(defender.card).health - defender.damage,
  );
}

const healthLeft = (reads: Reading, { id, card, damage }: Figure): number =>
  reads.value("figure:health", { figure: id }, context().body(card).health) - damage;

function farTo(field: Field, attacker: string, space: string): number | undefined {
  const from = field.figures.find(({ id }) => id === attacker);
  return from === undefined ? undefined : distance(field, from, { spaces: [spaceNamed(field.board, space)] });
}
