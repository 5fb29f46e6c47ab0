import { criticalHits } from "@riposte/critical-hits";
import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { type AnyPlugin, composeList, type Game } from "@riposte/kernel/run";
import {
  type AttackQuery,
  countModels,
  createContext,
  partsOf,
  queryIn,
  type Ruleset,
  type Warhammer,
  warhammer40k,
  warhammer40kDeclared,
} from "@riposte/warhammer-40k";
import manifest from "../../package.json" with { type: "json" };
import type { CombatRules } from "../rules.js";

const declared = declarePlugin({
  name: "combat",
  version: manifest.version,
  requires: [needs<Warhammer>(warhammer40kDeclared, manifest.peerDependencies["@riposte/warhammer-40k"])],
});
interface Combat extends Owns<typeof declared> {}

/** A match that does nothing but one activation: the machines of the game under rules and a situation that are given. */
export interface VolleyGame {
  readonly game: Game;
  readonly setup: unknown;
  readonly target: string;
}

/** The activation as a match; `listeners` are composed beside it. */
export function volleyGame(
  { ruleset, sources, battle }: CombatRules,
  queries: readonly AttackQuery[],
  listeners: readonly AnyPlugin[] = [],
): VolleyGame {
  const [{ attacker, target, situation }] = queries as readonly [AttackQuery, ...AttackQuery[]];
  const around = seated(situation, attacker, target);
  const targetModels = situation.targetModels ?? countModels(target);
  const within = (query: AttackQuery): AttackQuery => ({ ...query, situation: { ...around, targetModels } });
  const activation = definePlugin<Combat>(declared, {
    effects: {},
    on: {
      "round:began": (_event, match) => {
        match.queue({
          type: "volley:begin",
          unit: idOf(attacker, 0),
          kind: situation.phase === "fight" ? "fight" : "shooting",
          declared: queries.map(({ part, weapon, count }) => ({
            part: idOf({ id: part }, 0),
            weapon,
            count,
            target: idOf(target, 1),
            targetModels,
          })),
        });
        match.call("volley");
      },
      "attack:gathering": (_event, match) => {
        const query = within(queryIn(match));
        match.queue({ type: "attack:contribute", facts: sources.flatMap((source) => [...source(query)]) });
      },
    },
  });
  const judged: Ruleset = {
    name: ruleset.name,
    core: (query, said) => ruleset.core(within(query), said),
    describe: (query, facts) => ruleset.describe(within(query), facts),
  };
  const context = createContext(
    [],
    battle === undefined ? { ruleset: judged } : { editions: [{ ruleset: judged, terms: battle.terms }] },
  );
  const { phase, round, armies } = situation;
  return {
    game: composeList([
      warhammer40k(context),
      criticalHits(),
      activation as AnyPlugin,
      ...(battle?.plugins() ?? []),
      ...listeners,
    ]),
    setup: {
      phase,
      round: Math.min(round, LAST_ROUND),
      armies: [
        { id: "attacker", army: armies.attacker ?? {}, units: [attacker] },
        { id: "target", army: armies.target ?? {}, units: [target] },
      ],
    },
    target: idOf(target, 1),
  };
}

const LAST_ROUND = 5;

/** On the table ids carry the seat: units of both sides may have the same. */
const idOf = ({ id }: { readonly id: string }, seat: number): string => `${seat}.${id}`;

/** A situation that speaks of the units by the ids they have on the table. */
function seated(
  situation: AttackQuery["situation"],
  attacker: AttackQuery["attacker"],
  target: AttackQuery["target"],
): AttackQuery["situation"] {
  const marked = (on: string) => {
    if (partsOf(attacker).some(({ id }) => id === on)) return idOf({ id: on }, 0);
    return partsOf(target).some(({ id }) => id === on) ? idOf({ id: on }, 1) : on;
  };
  const granted = (grants: AttackQuery["situation"]["stratagems"]["attacker"], seat: number) =>
    grants.map((grant) => (grant.part === undefined ? grant : { ...grant, part: idOf({ id: grant.part }, seat) }));
  return {
    ...situation,
    marks: situation.marks.map((mark) => ({ ...mark, on: marked(mark.on) })),
    stratagems: {
      attacker: granted(situation.stratagems.attacker, 0),
      target: granted(situation.stratagems.target, 1),
    },
  };
}
