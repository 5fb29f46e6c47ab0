import { canPay, currentAttack, pointsOf } from "@riposte/imperial-assault";
import type { Cost } from "../language/moment.js";
import { type Scene, tableOf } from "./scene.js";
import { tokensOf } from "./tokens.js";

/** Can the cost be paid? */
export function isPayable(scene: Scene, cost: Cost | undefined): boolean {
  if (cost === undefined) return true;
  const { activation, sides } = tableOf(scene);
  const side = sides[scene.seat];
  if (!canPay(scene.match, scene.self, cost)) return false;
  if (cost.points !== undefined && pointsOf(scene.match, scene.self) < cost.points) return false;
  if (cost.actions !== undefined && (activation?.figure !== scene.self || activation.actions < cost.actions))
    return false;
  if (cost.surges !== undefined && !canBuy(scene, cost.surges)) return false;
  if (cost.vp !== undefined && (side?.vp ?? 0) < cost.vp) return false;
  if (cost.card === true && (side?.hand.length ?? 0) === 0) return false;
  if (cost.exhaust === true && upgradeOf(scene)?.ready !== true) return false;
  if (cost.deplete === true && upgradeOf(scene) === undefined) return false;
  if (cost.token === undefined) return true;
  const tokens = tokensOf(scene.match, scene.self);
  return cost.token === "any" ? tokens.length > 0 : tokens.includes(cost.token);
}

/** What is bought with surges is a surge ability of the attacker: it has them, and may use its abilities (rules 8.5). */
function canBuy({ match, bindings }: Scene, surges: number): boolean {
  const attack = currentAttack(match);
  if (attack === undefined || attack.surges < surges || attack.plain === true) return false;
  if (!match.has("surge")) return true;
  return match.value("surge:uses", { figure: attack.attacker, surge: String(bindings.ability) }, 1) > 0;
}

/** The upgrade the ability is printed on. */
export function upgradeOf(scene: Scene): { readonly card: string; readonly ready: boolean } | undefined {
  const group = tableOf(scene).figures[scene.self]?.group ?? null;
  return tableOf(scene).sides[scene.seat]?.upgrades.find(
    (upgrade) => upgrade.card === scene.bindings.card && (upgrade.group === null || upgrade.group === group),
  );
}
