import { type Answer, declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { type Chance, type Distribution, type Streams, sampleChance } from "@riposte/kernel/chance";
import { type AnyPlugin, type Decision, startMatch } from "@riposte/kernel/run";
import {
  type AttackQuery,
  countModels,
  partsOf,
  type Warhammer,
  type WarReads,
  warhammer40kDeclared,
  woundsLeft,
} from "@riposte/warhammer-40k";
import manifest from "../../package.json" with { type: "json" };
import type { CombatRules } from "../rules.js";
import { LOGGED, type LogEntry, logged } from "./log.js";
import { volleyGame } from "./volley-game.js";

type SomeUnit = AttackQuery["target"];

/** One activation as it was rolled. */
export interface Rolled {
  readonly log: readonly LogEntry[];
  /** Wounds the target lost. */
  readonly damage: number;
  readonly slain: number;
  readonly slainOf: Readonly<Record<string, number>>;
}

/** Rolls an activation through the machines of the game: the same seed, the same dice. */
export function rollVolley(
  rules: CombatRules,
  queries: readonly AttackQuery[],
  seed: string | number,
  picksLeaders = false,
): Rolled {
  const dice: number[] = [];
  const log: LogEntry[] = [];
  const ended: SomeUnit[] = [];
  const listener = scribe((event, payload, match) => {
    if (ended.length > 0) return;
    const entry = logged(event, payload, dice, match);
    dice.length = 0;
    if (entry !== undefined) log.push(entry);
    // as it is now: survivors may part within the same answer
    if (event === "volley:ended") ended.push(structuredClone(match.slices["warhammer-40k"].units[target] as SomeUnit));
  });
  const { game, setup, target } = volleyGame(rules, queries, [listener]);
  const match = startMatch(game, { setup, seed, hold: "auto", chance: recorded(String(seed), dice) });
  while (ended.length === 0 && match.decision !== null)
    match.answer(match.decision.seat, policyOf(match.decision, picksLeaders));
  const before = (queries[0] as AttackQuery).target;
  const after = ended[0] as SomeUnit;
  const fallen = partsOf(before).map((part, at) => [part.id, aliveIn(part) - aliveIn(partsOf(after)[at] as SomeUnit)]);
  return {
    log,
    damage: woundsLeft(before) - woundsLeft(after),
    slain: countModels(before) - countModels(after),
    slainOf: Object.fromEntries(fallen),
  };
}

/** The defender takes models as they are listed; the attacker picks leaders, or never does, and Lethal Hits where they pay. */
function policyOf(decision: Decision, picksLeaders: boolean): Answer {
  if (decision.question === "11e:lethal") return (decision.about as { readonly advised: number }).advised;
  return decision.at(decision.question.endsWith("precision") && picksLeaders ? 1 : 0);
}

const declared = declarePlugin({
  name: "scribe",
  version: manifest.version,
  requires: [needs<Warhammer>(warhammer40kDeclared, manifest.peerDependencies["@riposte/warhammer-40k"])],
});
interface Scribe extends Owns<typeof declared> {}

/** Hears everything that belongs in the log. */
function scribe(write: (event: string, payload: object, match: WarReads) => void): AnyPlugin {
  const hear = (event: string) => [event, (payload: object, match: WarReads) => write(event, payload, match)];
  const on = Object.fromEntries([...LOGGED, "volley:ended"].map(hear));
  return definePlugin<Scribe>(declared, { effects: {}, on }) as AnyPlugin;
}

/** The seed's chance, with every die noted as it falls. */
function recorded(seed: string, dice: number[]): Chance {
  const chance = sampleChance(seed);
  return {
    draw<D extends Distribution>(streams: Streams, stream: string, distribution: D) {
      const drawn = chance.draw(streams, stream, distribution);
      if (typeof drawn === "number") dice.push(drawn);
      return drawn;
    },
  };
}

const aliveIn = ({ models }: SomeUnit): number => models.reduce((sum, { count }) => sum + count, 0);
