import {
  type Attack,
  begunAttack,
  grant,
  type Reading,
  type Surge as SurgeAbility,
  type Table,
} from "@riposte/imperial-assault";
import type { Effect, EffectOf } from "@riposte/kernel";
import { answersTo, explainAt, type Game, lookAt, type State } from "@riposte/kernel/run";
import { type Surge, surgesToBuy } from "@riposte/surge";
import type { NotCounted } from "../../not-counted.js";
import type { OutlookSource } from "../../outlook.js";
import { IMPERIAL_ASSAULT_PLUGINS } from "./plugins.js";
import { readingOf } from "./reading.js";
import { contextAtTable as context } from "./skirmish-cards.js";

type Declared = Pick<Attack, "attacker" | "defender" | "targetSpace">;

/** What is asked of every plugin before the roll; whatever else one does on the way of an attack no number says. */
const COUNTED = /^(attack:(declared|pool|results|keywords|needed)|defense:pool|figure:health)$/;

export const isLeftOut = (name: string): boolean => /^(attack|defense|dice|damage)/.test(name) && !COUNTED.test(name);

/** An attack, what its numbers are read from, and what its surges can buy. */
export interface AttackRead {
  readonly attack: Attack;
  readonly reads: Reading;
  readonly surges: readonly SurgeAbility[];
}

/**
 * An attack as it would be if it were declared now, with what plugins of other authors say on hearing of it; what they do that no number
 * says is added to `heard`.
 */
export function asDeclared(
  match: Pick<OutlookSource, "game" | "state">,
  reads: Reading,
  declared: Declared,
  heard: NotCounted[],
): AttackRead {
  const { game, state } = match;
  const table = state.slices["imperial-assault"] as Table;
  const seat = table.figures[declared.attacker]?.seat ?? 0;
  const attack = begunAttack(context(), reads as Parameters<typeof begunAttack>[1], { ...declared, seat });
  const among = (now: Table): Table => ({ ...now, attacks: [...now.attacks, attack] });
  const then = { ...state, slices: { ...state.slices, "imperial-assault": among(table) } };
  const { attacker, defender } = declared;
  const granted: SurgeAbility[] = [];
  for (const { plugin, effects, failed } of answersTo(game, then, "attack:declared", {
    ...{ attacker, defender, type: attack.type },
  })) {
    granted.push(...effects.filter(({ type }) => type === "surge:grant").flatMap(grantedIn));
    // ours hear of it while it is played: most of what they answer is asked of a player first
    if (IMPERIAL_ASSAULT_PLUGINS.some(({ name }) => name === plugin)) continue;
    if (failed !== undefined) heard.push({ by: plugin, gist: "attack:declared" });
    for (const effect of effects) if (!counts(attack, effect)) heard.push({ by: plugin, gist: effect.type });
  }
  return {
    attack,
    reads: readingOf(
      { ...reads.slices, "imperial-assault": among(reads.slices["imperial-assault"] as Table) },
      { explain: (name, subject, base) => explainAt(game, then, name, subject, base) },
    ),
    surges: [...buyableAt(game, then).values(), ...granted],
  };
}

/** What the surges of the attack under way can buy, by the keys of the answers: printed, and granted by any plugin. */
export const buyableAt = (game: Game, state: State): ReadonlyMap<string, SurgeAbility> =>
  game.plugins.some(({ name }) => name === "surge")
    ? lookAt<Surge, ReadonlyMap<string, SurgeAbility>>(game, state, (match) => surgesToBuy(context(), match))
    : new Map();

const grantedIn = (effect: Effect): readonly SurgeAbility[] => (effect as EffectOf<Surge, "surge:grant">).surges;

/** Does to the attack what the effect would; false where it is none that numbers are read from. */
function counts(attack: Attack, { type, ...given }: Effect): boolean {
  if (type === "attack:modify") attack.modifiers.push(given as Attack["modifiers"][number]);
  else if (type === "attack:add-die") attack.changes.push({ ...(given as Attack["changes"][number]), amount: 1 });
  else if (type === "attack:grant") grant(attack, given, String((given as { by?: string }).by ?? "attack"));
  else return type === "surge:grant";
  return true;
}
