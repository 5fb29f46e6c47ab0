import { runAbility } from "@riposte/kernel";
import { isLive } from "../in-force/gates.js";
import type { Timing } from "../language/timing.js";
import type { Scene } from "../reading/scene.js";
import { sceneOf } from "../reading/scenes.js";

/** Activates what is printed on a card at a timing, with its marks, conditions and costs, and not where it is negated; was there any? */
export function activatePrinted(
  { context, library, match, seat }: Scene,
  card: { readonly source: number; readonly code: string },
  timing: Timing,
): boolean {
  const bindings = { event: [] };
  const found = library
    .at(card.code, timing)
    .filter((held) => isLive(sceneOf(context, library, match, seat, card.source, bindings), held, timing));
  for (const { id } of found) match.queue(runAbility({ ability: id, seat, source: card.source, bindings }));
  return found.length > 0;
}
