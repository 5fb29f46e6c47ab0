import { oddsOf, type State, startMatch } from "@riposte/kernel";
import { forcedAmong, type Unit, woundsLeft } from "@riposte/warhammer-40k";
import { type Duel, game, setupOf } from "./duel.js";

interface Weighted {
  readonly state: State;
  readonly weight: bigint;
  readonly of: bigint;
}

/** The law of wounds lost, from the machines themselves: every die of every path, equal positions merged. */
export function playedLosses(duel: Duel): readonly number[] {
  const match = startMatch(game, { seed: 1, setup: setupOf(duel), hold: "always" });
  const before = left(match.state);
  match.answer(0, "0.shooters");
  let open: readonly Weighted[] = [{ state: match.state, weight: 1n, of: 1n }];
  const losses = new Map<number, number>();
  while (open.length > 0) {
    const next = new Map<string, Weighted>();
    for (const { state, weight, of } of open) {
      for (const odds of oddsOf(game, state, [{ seat: state.pending?.seat ?? 0, answer: answerOf(state) }])) {
        const reached = { state: odds.value, weight: weight * odds.weight, of: of * odds.of };
        if (isOver(odds.value)) {
          const lost = before - left(odds.value);
          losses.set(lost, (losses.get(lost) ?? 0) + ratio(reached));
        } else add(next, reached);
      }
    }
    open = [...next.values()];
  }
  return Array.from({ length: before + 1 }, (_, lost) => losses.get(lost) ?? 0);
}

/** The gun fires, nobody interrupts, and the defender takes its models as they are listed. */
function answerOf(state: State): string {
  if (state.pending?.question === "wh:target") return "1.targets";
  if (state.pending?.question !== "wh:allocate") return "pass";
  const living = tableOf(state).units["1.targets"]?.models.filter(({ count }) => count > 0) ?? [];
  return `1.targets/${forcedAmong(living)[0]?.id}`;
}

function add(known: Map<string, Weighted>, reached: Weighted): void {
  const { streams: _streams, ...rest } = reached.state as State & { streams: unknown };
  const key = JSON.stringify(rest);
  const other = known.get(key);
  known.set(
    key,
    other === undefined
      ? reached
      : { ...reached, weight: reached.weight * other.of + other.weight * reached.of, of: reached.of * other.of },
  );
}

const ratio = ({ weight, of }: Weighted): number => Number((weight * 10n ** 30n) / of) / 1e30;

const tableOf = (state: State) =>
  (state.slices as unknown as { "warhammer-40k": { units: Record<string, Unit>; volleys: unknown[] } })[
    "warhammer-40k"
  ];

const left = (state: State): number => {
  const unit = tableOf(state).units["1.targets"];
  return unit === undefined ? 0 : woundsLeft(unit);
};

const isOver = (state: State): boolean => tableOf(state).volleys.length === 0;
