import { AttackDie } from "@riposte/imperial-assault";

/** Attack dice in a row. */
export type Dice = readonly AttackDie[];

interface Printed {
  readonly dice: Dice;
  readonly freeDice?: { readonly count: number; readonly maxPerColor?: number | undefined } | undefined;
}

/** Every pool a printed attack can be rolled with: one, or each choice of its free dice. */
export function poolsOf({ dice, freeDice }: Printed): readonly Dice[] {
  if (freeDice === undefined) return [dice];
  const { count, maxPerColor = count } = freeDice;
  return choices(AttackDie.options, count, maxPerColor).map((chosen) => [...dice, ...chosen]);
}

function choices([colour, ...others]: Dice, count: number, max: number): readonly Dice[] {
  if (colour === undefined) return count === 0 ? [[]] : [];
  return Array.from({ length: Math.min(count, max) + 1 }, (_, of) =>
    choices(others, count - of, max).map((rest) => [...Array.from({ length: of }, () => colour), ...rest]),
  ).flat();
}
