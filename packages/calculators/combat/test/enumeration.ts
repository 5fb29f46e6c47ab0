import { type Answer, declarePlugin, definePlugin, needs } from "@riposte/kernel";
import { oddsOf } from "@riposte/kernel/chance";
import { type AnyPlugin, type Game, type State, startMatch } from "@riposte/kernel/run";
import {
  type AttackDescription,
  countModels,
  forcedAmong,
  orderBy,
  type Unit,
  type Warhammer,
  warhammer40kDeclared,
  woundsLeft,
} from "@riposte/warhammer-40k";
import { volleyGame } from "../src/played/volley-game.js";
import { type Duel, pooled, queriesOf, rules } from "./duel.js";

interface Weighted {
  readonly state: State;
  readonly weight: bigint;
  readonly of: bigint;
}

/** Stops at every roll, so that equal positions can be merged there. */
const pauses: AnyPlugin = definePlugin(
  declarePlugin({ name: "pauses", version: "0.1.0", requires: [needs<Warhammer>(warhammer40kDeclared, "*")] }),
  {
    effects: {},
    offer: { "roll:made": { possible: (_subject: unknown, seat: number) => seat === 0, options: () => [] } },
  } as never,
);

/** What an activation comes to, as laws; hits and wounds where it is one profile. */
interface Played {
  readonly hits: readonly number[];
  readonly wounds: readonly number[];
  readonly damage: readonly number[];
  readonly slain: readonly number[];
}

/** The laws of an activation from the machines themselves: every die of every path, equal positions merged. */
export function played(duel: Duel): Played {
  const { game, setup } = volleyGame(duel.isPooled ? pooled : rules, queriesOf(duel), [pauses]);
  const match = startMatch(game, { seed: 1, setup, hold: "always", chance: { draw: () => 1 as never } });
  const [before, standing] = [left(match.state, woundsLeft), left(match.state, countModels)];
  const laws = {
    hits: [] as number[],
    wounds: [] as number[],
    damage: new Array<number>(before + 1).fill(0),
    slain: new Array<number>(standing + 1).fill(0),
  };
  const note = (law: number[], at: number, chance: number) => {
    law[at] = (law[at] ?? 0) + chance;
  };
  let open: readonly Weighted[] = [{ state: match.state, weight: 1n, of: 1n }];
  while (open.length > 0) {
    const next = new Map<string, Weighted>();
    for (const one of open) {
      const isWounding = attackIn(one.state)?.rolling === "wound";
      if (isWounding) note(laws.hits, hitsIn(one.state), ratio(one));
      for (const reached of onward(game, one, duel)) {
        if (isWounding) note(laws.wounds, woundsIn(reached.state), ratio(reached));
        if (!isOver(reached.state)) add(next, reached);
        else {
          note(laws.damage, before - left(reached.state, woundsLeft), ratio(reached));
          note(laws.slain, standing - left(reached.state, countModels), ratio(reached));
        }
      }
    }
    open = [...next.values()];
  }
  return laws;
}

const onward = (game: Game, { state, weight, of }: Weighted, duel: Duel): readonly Weighted[] =>
  oddsOf(game, state, [{ seat: state.pending?.seat ?? 0, answer: answerOf(state, duel) }]).map((odds) => ({
    state: odds.value,
    weight: weight * odds.weight,
    of: of * odds.of,
  }));

/** Nobody interrupts; the defender takes its models as they are listed, the attacker picks leaders or does not. */
function answerOf(state: State, { precision, order }: Duel): Answer {
  const unit = targetIn(state);
  const leader = unit.leaders[0];
  if (state.pending?.question === "wh:precision")
    return precision === "always" ? `1.captain/${leader?.models[0]?.id}` : "no";
  if (state.pending?.question === "11e:precision")
    return precision === "always" ? `1.captain/${leader?.models[0]?.id}` : "no";
  if (state.pending?.question === "11e:lethal") return (state.pending.about as { advised: number }).advised;
  if (state.pending?.question === "11e:sub-pool") return order?.criticalsFirst ? "criticals" : "others";
  if (state.pending?.question === "11e:order") return inOrder(state, order);
  if (state.pending?.question === "11e:models") return firstOf(state, (state.pending.about as { group: string }).group);
  // in firing order
  if (state.pending?.question === "wh:attack") return firstWaiting(state);
  if (state.pending?.question !== "wh:allocate") return "pass";
  const living = unit.models.filter(({ count }) => count > 0);
  return `1.targets/${forcedAmong(living)[0]?.id}`;
}

/** The groups asked about, as the defender orders them. */
function inOrder(state: State, order: Duel["order"]): string[] {
  const { description } = attackIn(state) as { description: AttackDescription };
  const { groups } = (state.pending as { about: unknown }).about as { groups: readonly string[] };
  return orderBy(description.defences, order?.models).flatMap(({ name }) => (groups.includes(name) ? [name] : []));
}

/** The wounded models of a group, or the first. */
function firstOf(state: State, group: string): string {
  const { description } = attackIn(state) as { description: AttackDescription };
  const mine = description.defences.filter((one) => one.group === group);
  const models = mine.map(({ part, models: id }) => {
    const owner = [targetIn(state), ...targetIn(state).leaders].find((unit) => unit.id === part);
    return { key: `${part}/${id}`, ...(owner?.models.find((one) => one.id === id) as Unit["models"][number]) };
  });
  const living = models.filter(({ count }) => count > 0);
  return (living.find(({ lost }) => lost > 0) ?? living[0])?.key as string;
}

function firstWaiting(state: State): string {
  const [next] = tableOf(state).volleys[0]?.waiting ?? [];
  return `${next?.part}/${next?.weapon}>${next?.target}`;
}

function add(known: Map<string, Weighted>, reached: Weighted): void {
  const key = keyOf(reached.state);
  const other = known.get(key);
  known.set(
    key,
    other === undefined
      ? reached
      : { ...reached, weight: reached.weight * other.of + other.weight * reached.of, of: reached.of * other.of },
  );
}

/** What tells positions of one activation apart; descriptions follow from the rest, but for wounds that changed their own. */
function keyOf(state: State): string {
  const { volleys } = tableOf(state);
  const [volley] = volleys;
  const models = [targetIn(state), ...targetIn(state).leaders].map((part) =>
    part.models.map(({ count, lost, allocated }) => [count, lost, allocated]),
  );
  const { description, facts: _facts, ...attack } = volley?.attack ?? {};
  const told = description as AttackDescription | null | undefined;
  const isSharp = told?.criticalWound.because.some(({ fact }) => fact === "stat") === true;
  const sharp = isSharp ? [state.pending?.about, told.defences.map(({ damage, save }) => [damage, save.needed])] : [];
  const parted = volley?.parted?.map(({ wounds }) => wounds);
  const deferred = volley?.deferred.map(({ declared, wounds }) => [declared.weapon, wounds]);
  const pools = (state.slices as Record<string, unknown>)["eleventh-edition"];
  return JSON.stringify([
    ...[state.pending?.question, models, attack, volley?.waiting.length, deferred, pools],
    ...[sharp, parted],
  ]);
}

const attackIn = (state: State) => tableOf(state).volleys[0]?.attack;

/** Hits that roll to wound, and those that wound by themselves. */
const hitsIn = (state: State): number => (attackIn(state)?.hits ?? 0) + (attackIn(state)?.wounds ?? 0);

/** Wounds when the wound roll has just been counted: the one being allocated, those behind it, and those that wait. */
function woundsIn(state: State): number {
  const attack = attackIn(state);
  const isAllocating =
    attack?.allocated != null || ["wh:allocate", "wh:precision"].includes(state.pending?.question ?? "");
  const waiting = tableOf(state).volleys[0]?.deferred ?? [];
  return (attack?.wounds ?? 0) + (isAllocating ? 1 : 0) + waiting.reduce((sum, { wounds }) => sum + wounds, 0);
}

const ratio = ({ weight, of }: Weighted): number => Number((weight * 10n ** 30n) / of) / 1e30;

interface Volley {
  readonly attack: {
    readonly description: unknown;
    readonly facts: unknown;
    readonly rolling: string;
    readonly hits: number;
    readonly wounds: number;
    readonly allocated: unknown;
  } | null;
  readonly waiting: readonly { readonly part: string; readonly weapon: string; readonly target: string }[];
  readonly parted?: readonly { readonly wounds: number }[];
  readonly deferred: readonly { readonly declared: { readonly weapon: string }; readonly wounds: number }[];
}

const tableOf = (state: State) =>
  (state.slices as unknown as { "warhammer-40k": { units: Record<string, Unit>; volleys: Volley[] } })["warhammer-40k"];

const targetIn = (state: State): Unit => tableOf(state).units["1.targets"] as Unit;

/** A leader that outlives its bodyguard stands alone when the activation is over. */
const left = (state: State, of: (unit: Unit) => number): number =>
  Object.values(tableOf(state).units)
    .filter(({ seat }) => seat === 1)
    .reduce((sum, unit) => sum + of(unit), 0);

const isOver = (state: State): boolean => tableOf(state).volleys.length === 0;
