import type { Bot, LiveMatch } from "@riposte/kernel/run";
import type { GameDescriptor } from "../game-descriptor.js";

/** Who sits where a person does. */
export const HUMAN = "human";

/** The seats people have. */
export const peopleAt = ({ seats }: { readonly seats: readonly string[] }): readonly number[] =>
  seats.flatMap((name, seat) => (name === HUMAN ? [seat] : []));

/** The bot at each seat; none where a person sits. */
export function botsAt(
  { bots }: Pick<GameDescriptor, "bots">,
  seats: readonly string[],
  { seed, game, setup }: Pick<LiveMatch<unknown>, "seed" | "game" | "setup">,
): readonly (Bot | null)[] {
  return seats.map((name, seat) => {
    if (name === HUMAN) return null;
    const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
    if (bot === undefined) throw new Error(`There is no bot "${name}". Known are: ${Object.keys(bots).join(", ")}.`);
    return bot.create(`${seed}:${seat}`, game, { seat, setup });
  });
}
