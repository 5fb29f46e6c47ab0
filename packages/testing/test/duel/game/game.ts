import { compose } from "@riposte/kernel/run";
import { duelCards } from "./cards/duel-cards.js";
import { type Charms, duelCharms } from "./charms.js";
import { duel } from "./duel.js";
import type { DuelOptions } from "./options.js";
import { duelTokens } from "./tokens.js";

export interface DuelGameOptions extends Partial<DuelOptions> {
  readonly charms?: Charms;
  readonly shields?: readonly [number, number];
}

/** The four plugins of the full duel, for tests that shuffle or thin out the list. */
export function duelPlugins({ charms, shields, ...options }: DuelGameOptions = {}) {
  return [
    duel(options),
    duelCards(options),
    duelTokens({ ...(shields && { shields }) }),
    duelCharms({ ...(charms && { charms }), ...(options.protocol && { protocol: options.protocol }) }),
  ] as const;
}

/** The duel with everything: the fixture game that proves the kernel. */
export const duelGame = (options: DuelGameOptions = {}) => compose(duelPlugins(options));

/** The same without the optional tokens. */
export function duelWithoutTokens(options: DuelGameOptions = {}) {
  const [game, cards, , charms] = duelPlugins(options);
  return compose([game, cards, charms]);
}
