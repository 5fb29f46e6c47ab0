import {
  type Attack,
  accuracyNeeded,
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
import { rerolledDamage, type StandingAttack, standingDamage } from "@riposte/surge";
import { distinct, type NotCounted, notCountedIn } from "../../not-counted.js";
import { type Outlook, type OutlookSource, type Prospect, prospectAt } from "../../outlook.js";
import { type AttackRead, asDeclared, buyableAt, isLeftOut } from "./as-declared.js";
import { oddsBeforeRoll } from "./before-roll.js";
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
  const heard: NotCounted[] = [];
  const outlook = reckoned(match, seat, heard);
  if (outlook === null) return null;
  const notCounted = distinct([...heard, ...notCountedIn(match.game, IMPERIAL_ASSAULT_PLUGINS, isLeftOut)]);
  return notCounted.length === 0 ? outlook : { ...outlook, notCounted };
}

function reckoned(match: OutlookSource, seat: number | null, heard: NotCounted[]): Outlook | null {
  const { slices, decision } = match.viewFor(seat);
  const table = slices["imperial-assault"] as Table;
  const reads = readingOf(slices, match);
  const field = () => fieldOn(context(), reads);
  const options = decision?.own === true && decision.choice.kind === "one" ? decision.choice.options : [];
  const attack = table.attacks.at(-1);
  const reckoning = { table, field, reads };
  if (attack !== undefined) return duringAttack(reckoning, attack, options, buyableAt(match.game, match.state));
  const answers = Object.fromEntries(
    options.flatMap(({ key }) => {
      const prospect = declared(match, reckoning, String(key), heard);
      return prospect === undefined ? [] : [[String(key), prospect]];
    }),
  );
  return Object.keys(answers).length === 0 ? null : { answers, best: null };
}

/** `attack:<target>:<space>` of the figure that acts. */
function declared(
  match: OutlookSource,
  { table, field, reads }: Reckoning,
  key: string,
  heard: NotCounted[],
): Prospect | undefined {
  const [verb, target = "", space = ""] = key.split(":");
  const [attacker, defender] = [table.figures[table.activation?.figure ?? ""], table.figures[target]];
  if (verb !== "attack" || attacker === undefined || defender === undefined) return undefined;
  const far = farTo(field(), attacker.id, space);
  if (far === undefined || context().body(attacker.card).attack === null) return undefined;
  const read = asDeclared(match, reads, { attacker: attacker.id, defender: target, targetSpace: space }, heard);
  return beforeRoll(read, attacker, defender, far);
}

function duringAttack(
  reckoning: Reckoning,
  attack: Attack,
  options: readonly Option[],
  buyable: ReadonlyMap<string, Surge>,
): Outlook | null {
  const { table, field, reads } = reckoning;
  const [attacker, defender] = [table.figures[attack.attacker], table.figures[attack.defender]];
  if (attacker === undefined || defender === undefined) return null;
  const far = farTo(field(), attack.attacker, attack.targetSpace);
  if (attack.dice.length === 0)
    return far === undefined
      ? null
      : { answers: {}, best: beforeRoll({ attack, reads, surges: [...buyable.values()] }, attacker, defender, far) };
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
    surges: [...buyable.values()],
    ...(attack.surges > 0 || attack.spent.length > 0 ? { left: attack.surges } : {}),
  };
  const asItLies = certain(attack.missed === null ? standingDamage(standing) : 0, health);
  const answers = Object.fromEntries(
    options.flatMap((option) => {
      const prospect = ofAnswer(option, attack, standing, health, buyable);
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
  buyable: ReadonlyMap<string, Surge>,
): Prospect | undefined {
  const words = String(key);
  const at = Number(/:(\d+)/.exec(words)?.[1] ?? -1);
  const rolled = dice[at];
  if (label?.id === "ia:reroll" && rolled !== undefined) return prospectAt(rerolledDamage(standing, rolled), health);
  const bought = buyable.get(words);
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

const certain = (damage: number, health: number): Prospect =>
  prospectAt(
    Array.from({ length: damage + 1 }, (_, amount) => (amount === damage ? 1 : 0)),
    health,
  );

function beforeRoll(read: AttackRead, { id, card }: Figure, defender: Figure, far: number): Prospect {
  const { damage } = oddsBeforeRoll(read, { attacker: { id, card }, defender, far });
  return prospectAt(
    damage.map(({ chance }) => chance),
    healthLeft(read.reads, defender),
  );
}

const healthLeft = (reads: Reading, { id, card, damage }: Figure): number =>
  reads.value("figure:health", { figure: id }, context().body(card).health) - damage;

function farTo(field: Field, attacker: string, space: string): number | undefined {
  const from = field.figures.find(({ id }) => id === attacker);
  return from === undefined ? undefined : distance(field, from, { spaces: [spaceNamed(field.board, space)] });
}
