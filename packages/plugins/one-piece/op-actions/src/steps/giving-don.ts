import { cardOf, fightersOf, sideOf } from "@riposte/one-piece";
import type { Num, Selector } from "../language/expression.js";
import { numberOf } from "../reading/number.js";
import type { Scene } from "../reading/scene.js";
import { isFixed } from "../reading/select.js";

export interface GivingDon {
  readonly target: Selector;
  readonly count: Num;
  readonly upTo?: true;
  readonly shared?: true;
  readonly from: "rested" | "active" | "any" | "given";
}

/** DON!! of a card's owner come under it: from the cost area, or from other cards; `choice` is how many of "up to". */
export function giveDon(scene: Scene, step: GivingDon, cards: readonly number[], choice?: string | number): void {
  const { match } = scene;
  const most = Math.max(0, numberOf(scene, step.count));
  const isShared = step.shared === true && cards.length > 1;
  if (isShared) share(scene, step, cards, most);
  for (const card of isShared ? [] : cards) {
    const seat = cardOf(match, card).owner;
    if (step.from === "given") {
      const given = givenToOthers(scene, card);
      if (given > 0) match.ask("op:shift-don", scene.seat, { card, max: Math.min(most, given) });
      continue;
    }
    const there = Math.min(most, availableTo(scene, seat, step.from));
    // a card that was chosen gets at least one: who wants to give none chooses none
    const isOpen =
      step.upTo === true && choice === undefined && cards.length === 1 && there > (isFixed(step.target) ? 0 : 1);
    if (isOpen) match.ask("op:how-many", scene.seat, { step, cards, max: there });
    else give(scene, seat, card, Math.min(most, typeof choice === "number" ? choice : most), step.from);
  }
}

/** How many each of several cards of one player gets. */
function share(scene: Scene, { from, upTo }: GivingDon, cards: readonly number[], most: number): void {
  const { owner } = cardOf(scene.match, cards[0] as number);
  const max = Math.min(most, availableTo(scene, owner, from));
  if (max > 0) scene.match.ask("op:share-don", scene.seat, { cards, max, from, upTo: upTo === true });
}

/** How many DON!! could come under this card: those of its owner. */
export const givableTo = (scene: Scene, from: GivingDon["from"], card: number): number =>
  from === "given" ? givenToOthers(scene, card) : availableTo(scene, cardOf(scene.match, card).owner, from);

const givenToOthers = ({ match }: Scene, card: number): number =>
  fightersOf(match, cardOf(match, card).owner).reduce((sum, id) => sum + (id === card ? 0 : cardOf(match, id).don), 0);

function availableTo({ match }: Scene, seat: number, from: GivingDon["from"]): number {
  const { active, rested } = sideOf(match, seat).don;
  return from === "active" ? active : from === "rested" ? rested : active + rested;
}

/** From either state: the rested ones first. */
export function give(
  { match }: Pick<Scene, "match">,
  seat: number,
  card: number,
  amount: number,
  from: GivingDon["from"],
): void {
  const { rested } = sideOf(match, seat).don;
  const resting = from === "active" ? 0 : from === "rested" ? amount : Math.min(amount, rested);
  if (resting > 0) match.queue({ type: "don:give", seat, card, count: resting, from: "rested" });
  if (from !== "rested" && amount > resting)
    match.queue({ type: "don:give", seat, card, count: amount - resting, from: "active" });
}
