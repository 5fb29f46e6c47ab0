import type { Craft } from "../craft.js";

const CRAFTS: Readonly<Record<string, () => Promise<Craft>>> = {
  "imperial-assault": async () => (await import("../games/imperial-assault/craft.js")).imperialAssaultCraft,
  "one-piece": async () => (await import("../games/one-piece/craft.js")).onePieceCraft,
  "warhammer-40k": async () => (await import("../games/warhammer-40k/craft.js")).warhammerCraft,
};

/** The games cards can be written for. */
export const CRAFTED: readonly string[] = Object.keys(CRAFTS);

/** What a game offers to authors who write for it, fetched when asked for. */
export function craftOf(game: string): Promise<Craft> {
  const craft = CRAFTS[game] ?? CRAFTS["one-piece"];
  return (craft as () => Promise<Craft>)();
}
