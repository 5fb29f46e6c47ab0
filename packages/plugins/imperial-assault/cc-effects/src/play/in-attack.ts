import { type Built, effectsOf } from "@riposte/kernel";
import type { CcEffects, CcMatch } from "../declared.js";

const effects = effectsOf<CcEffects>();

/** Remembers that a card was played since the attack was declared; before that is another time. */
export function rememberInAttack({ seat }: { readonly seat: number }, match: CcMatch): void {
  if (match.slices["imperial-assault"].attacks.length === 0) return;
  if (match.varsOf("window")?.window === "attack:before") return;
  match.last("cc:in-attack", { scope: "attack", seat, data: null });
}

/** The player of the running card plays no more cards in this attack. */
export const lockIn = (seat: number): Built<"kernel:last"> =>
  effects.last("cc:lock", { scope: "attack", seat, data: null });

/** May a seat play no cards now? The attack is over for cards that follow it, but attacks inside it are part of it. */
export const isLocked = (match: CcMatch, window: string, seat: number): boolean =>
  match
    .lasting("cc:lock")
    .some((lock) => lock.seat === seat && !(window === "attack:after" && lock.scope === match.scope("attack")));
