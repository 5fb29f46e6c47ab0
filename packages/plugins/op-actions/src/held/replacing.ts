import { type Offer, runAbility } from "@riposte/kernel";
import { type Cause, type Context, cardOf, fieldOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import { matches } from "../reading/filter.js";
import { type Scene, seatsOf } from "../reading/scene.js";
import { sceneOf } from "../reading/scenes.js";
import { canPay } from "../steps/paying.js";
import { isLive } from "./gates.js";
import type { Held, Library } from "./library.js";

/** Cards about to leave the field, all at once. */
interface Leaving {
  readonly type: "cards:leave";
  readonly cards: readonly number[];
  readonly cause: Cause;
  readonly ko: boolean;
  readonly tried: readonly string[];
}

/** "If X would …, … instead": offered once for all that leave together; what is saved goes on living, the rest leaves (rules 13). */
export const replacingOffers = (context: Context, library: Library) => ({
  possible: () => false,
  options(subject: unknown, seat: number, match: OaMatch): readonly Offer[] {
    const waiting = match.pending();
    if (waiting === undefined || waiting.effect.type !== "cards:leave") return [];
    const leaving = subject as Leaving;
    const offers: Offer[] = [];
    for (const source of fieldOf(match, seat)) {
      for (const held of library.at(cardOf(match, source).code, "instead")) {
        const tried = `${source}/${held.id}`;
        const scene = sceneOf(context, library, match, seat, source, { event: leaving.cards });
        const saved = leaving.tried.includes(tried) ? [] : savedBy(scene, held, leaving);
        if (saved.length === 0 || !isLive(scene, held) || !isDoable(scene, held)) continue;
        const rest = {
          ...leaving,
          cards: leaving.cards.filter((id) => !saved.includes(id)),
          tried: [...leaving.tried, tried],
        };
        offers.push({
          key: `instead:${source}:${held.id}`,
          label: { id: "op:instead-by", params: { name: context.info(cardOf(match, source).code).name } },
          kind: held.ability.optional === true || held.ability.costs !== undefined ? "optional" : "forced",
          effects: [
            { type: "kernel:cancel", frame: waiting.frame } as never,
            runAbility({ ability: held.id, seat, source, bindings: { event: saved, willing: true } }),
            ...(rest.cards.length === 0 ? [] : [rest as never]),
          ],
        });
      }
    }
    return offers;
  },
});

function savedBy(scene: Scene, { ability }: Held, { cards, cause, ko }: Leaving): readonly number[] {
  const { instead } = ability;
  if (instead === undefined || instead.event === "lose" || (instead.event === "ko" && !ko)) return [];
  if (instead.cause !== undefined && instead.cause !== cause.kind) return [];
  if (instead.by !== undefined && !seatsOf(scene, instead.by).includes(cause.seat)) return [];
  const { cards: which } = instead;
  if (which === "self") return cards.filter((id) => id === scene.source);
  return cards.filter((id) => {
    if (!seatsOf(scene, which.side).includes(cardOf(scene.match, id).owner)) return false;
    return which.filter === undefined || matches(scene, id, which.filter);
  });
}

/** Not possible unless it can be done in full. */
const isDoable = (scene: Scene, { ability }: Held): boolean =>
  [...(ability.costs ?? []), ...ability.steps].every((step) => canPay(scene, step));
