import type { Effect } from "@riposte/kernel";
import { cardOf, fightersOf, isForbidden, sideOf } from "@riposte/one-piece";
import type { Count, Num, Selector } from "../language/expression.js";
import { numberOf } from "../reading/number.js";
import { type Scene, seatOf } from "../reading/scene.js";
import { candidates, isDon, needOf } from "../reading/select.js";

/** The fields costs are judged by; every verb has some of them. */
interface Written extends Effect {
  readonly target?: Selector;
  readonly count?: Num | Count;
  readonly player?: "you" | "opponent";
  readonly active?: true;
  readonly from?: "rested" | "active" | "any";
}

/** How much a cost must really do to be paid (rules 11). */
export function priceOf(scene: Scene, step: Effect): number {
  const { type, target, count } = step as Written;
  if (type === "op:giveDon" || type === "op:draw" || type === "op:restDon" || type === "op:addDon")
    return numberOf(scene, count as Num);
  if (type === "op:returnDon") return needOf(scene, { ref: "self", count: count as Count });
  return target === undefined ? 0 : needOf(scene, target);
}

/** Can this be done in full now? */
export function canPay(scene: Scene, step: Effect): boolean {
  const { type, target, player = "you", active, from } = step as Written;
  const { match } = scene;
  const need = priceOf(scene, step);
  const { don, deck } = sideOf(match, seatOf(scene, player));
  switch (type) {
    case "op:restDon":
      return don.active >= need;
    case "op:giveDon":
      return (from === "active" ? don.active : from === "rested" ? don.rested : don.active + don.rested) >= need;
    case "op:returnDon": {
      const given = fightersOf(match, seatOf(scene, player)).reduce((sum, id) => sum + cardOf(match, id).don, 0);
      return (active === true ? don.active : don.active + don.rested + given) >= need;
    }
    case "op:draw":
      return deck.length >= need;
    default:
      return (
        target === undefined || candidates(scene, target).filter((id) => isPayable(scene, type, id)).length >= need
      );
  }
}

/** A state already reached is no action, and what is forbidden does not happen. */
function isPayable({ match, seat }: Scene, type: string, id: number): boolean {
  if (isDon(id)) return true;
  const card = cardOf(match, id);
  const cause = { kind: "cost", seat } as const;
  if (type === "op:rest") return !card.rested && !isForbidden(match, id, "beRested", { cause });
  if (type === "op:stand") return card.rested;
  if (type === "op:ko")
    return !isForbidden(match, id, "beKoed", { cause }) && !isForbidden(match, id, "leave", { cause });
  return true;
}
