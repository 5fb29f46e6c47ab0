import { choose, type Questions } from "@riposte/kernel";
import { type Context, cardOf, findCard, nameOf } from "@riposte/one-piece";
import type { OpActions } from "../declared.js";
import type { Goal } from "../language/goal.js";
import { message } from "../messages.js";
import type { Saying } from "../questions/saying.js";
import type { Scene } from "../reading/scene.js";
import { PILES } from "../telling/wording.js";
import { causeOf } from "./cause.js";

/** A move that still wants to know the end, or in which order several cards go there; each owner orders the own ones. */
type Moving = Omit<OpActions["questions"]["op:order"], "own">;

/** Moves cards together; what goes under a filter from one hidden place to another is shown (rules 11). */
export function moveCards(scene: Scene, cards: readonly number[], to: Goal, end?: string, shown = false): void {
  const { match } = scene;
  if (cards.length === 0) return;
  if (to.end === "either" && end === undefined) {
    const step = { type: "op:move", target: { ref: "chosen" }, to };
    match.ask("op:end", scene.seat, { step, cards });
    return;
  }
  const place = to.end === "either" ? (end as "top" | "bottom") : to.end;
  const moving: Moving = {
    cards,
    ordered: [],
    to: {
      zone: to.zone,
      ...(place !== undefined && { end: place }),
      ...(to.faceUp !== undefined && { faceUp: to.faceUp }),
    },
    cause: causeOf(scene),
    shown,
  };
  if (to.shuffle === true || to.zone === "hand" || to.zone === "trash") move(match, { ...moving, ordered: cards });
  else orderNext(match, moving);
  if (to.shuffle !== true) return;
  for (const seat of new Set(cards.map((id) => cardOf(match, id).owner))) match.queue({ type: "deck:shuffle", seat });
}

/** Asks the next owner of several cards for their order; a single card needs none. */
function orderNext(match: Scene["match"], moving: Moving): void {
  const left = moving.cards.filter((id) => !moving.ordered.includes(id));
  const owner = left[0] === undefined ? 0 : cardOf(match, left[0]).owner;
  const own = left.filter((id) => cardOf(match, id).owner === owner);
  if (own.length > 1) match.ask("op:order", owner, { ...moving, own });
  else if (own.length === 1) orderNext(match, { ...moving, ordered: [...moving.ordered, ...own] });
  else move(match, moving);
}

// onto the top they go one by one, the lowest first
function move(match: Scene["match"], { ordered, to, cause, shown }: Moving): void {
  const isOnTop = (to.zone === "deck" || to.zone === "life") && to.end !== "bottom";
  const cards = isOnTop ? [...ordered].reverse() : [...ordered];
  match.queue({ type: "cards:move", cards, to, cause, ...(shown && { shown }) });
}

/** In which order cards go onto or under a pile, from the top. */
export const orderCards = (context: Context, say: Saying): Questions<OpActions>["op:order"] => ({
  prompt: ({ about: { to } }, match) =>
    say(match, "op:order", { where: `${to.end === "bottom" ? "under" : "onto"} ${PILES[to.zone] ?? "the field"}` }),
  publicName: "op:order",
  alwaysAsk: true,
  choices: ({ about }, match) => {
    const { own } = about;
    return choose.order(
      own.map((key) => {
        const code = findCard(match, key)?.code ?? "";
        return { key, alike: code, label: message("op:card", { name: nameOf(context, match, key) }) };
      }),
    );
  },
  answer: (answer, { about }, match) => {
    const moving = about;
    orderNext(match, { ...moving, ordered: [...moving.ordered, ...(answer as readonly number[])] });
  },
});
