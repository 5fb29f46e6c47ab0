import type { Answer, Choice } from "@riposte/kernel";
import { answerAt } from "@riposte/kernel/run";
import type { TableSeen } from "./table-seen.js";

/** The step a choice of cards is for, as far as the bot reads it. */
interface Step {
  readonly type?: string;
  readonly power?: unknown;
  readonly cannot?: unknown;
  readonly negated?: unknown;
  readonly staysRested?: unknown;
}

/** What happens to the chosen cards is bad for the player who has them. */
const HARMFUL: readonly string[] = ["op:ko", "op:rest", "op:move"];

/** As many of the other side as can be hurt, as many of the own as can be helped, and of the own the least when something must go. */
export function chooseCards(seen: TableSeen, choice: Choice & { readonly kind: "several" }, about: unknown): Answer {
  const { step } = (about ?? {}) as { readonly step?: Step };
  const sign = step !== undefined && isHarmful(step) ? -1 : 1;
  const value = (id: number) => {
    const owner = id < 0 ? (id < -100 ? 1 : 0) : (seen.card(id)?.owner ?? seen.seat);
    return sign * (owner === seen.seat ? 1 : -1) * (1 + (id < 0 ? 0 : seen.worth(id)));
  };
  const sorted = choice.of.map(({ key }) => Number(key)).sort((a, b) => value(b) - value(a));
  const wanted = sorted.filter((id) => value(id) > 0).length;
  return sorted.slice(0, Math.max(choice.min, Math.min(choice.max, wanted)));
}

function isHarmful({ type = "", power, cannot, negated, staysRested }: Step): boolean {
  if (HARMFUL.includes(type)) return true;
  return (typeof power === "number" && power < 0) || [cannot, negated, staysRested].some((word) => word !== undefined);
}

/** Gives up rested DON!! first, then active ones, given ones last. */
export function returnDon(choice: Choice & { readonly kind: "distribute" }): Answer {
  const order = ["rested", "active"];
  const rank = (key: unknown) => (order.includes(String(key)) ? order.indexOf(String(key)) : order.length);
  const shares: Record<string, number> = {};
  let left = choice.total;
  for (const { key, max = left } of [...choice.among].sort((a, b) => rank(a.key) - rank(b.key))) {
    const amount = Math.min(left, max);
    if (amount > 0) shares[key] = amount;
    left -= amount;
  }
  return left === 0 || choice.atMost === true ? shares : answerAt(choice, 0);
}
