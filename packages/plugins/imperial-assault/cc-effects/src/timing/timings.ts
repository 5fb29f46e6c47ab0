import { TIMINGS as OF_GAME, type Timing as OfGame, type TimingCode } from "@riposte/imperial-assault";

/** When a card may be played: at which windows, those of plugins too, and how "you" stands to the moment. */
export interface Timing extends Omit<OfGame, "windows"> {
  readonly windows: readonly string[];
}

/** Windows of the step language, and of command cards themselves. */
const MORE: { readonly [Code in TimingCode]?: readonly string[] } = {
  BDEC: ["attack:aiming"],
  ROLL: ["dice:rolled"],
  CPLAY: ["cc:declared"],
  CDISC: ["cc:discarded"],
};

/** The timing codes of the facts, each with all windows it may be played in. */
export const TIMINGS = Object.fromEntries<Timing>(
  Object.entries(OF_GAME).map(([code, timing]) => [
    code,
    { ...timing, windows: [...(MORE[code as TimingCode] ?? []), ...timing.windows] },
  ]),
) as Readonly<Record<TimingCode, Timing>>;
