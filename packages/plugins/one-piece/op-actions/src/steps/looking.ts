import { type Context, cardOf, findCard, sideOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Take } from "../language/goal.js";
import type { Library } from "../library/library.js";
import { matches } from "../reading/filter.js";
import { hasUnseen } from "../reading/hidden.js";
import { numberOf } from "../reading/number.js";
import { type Scene, seatOf } from "../reading/scene.js";
import { runningScene } from "../reading/scenes.js";
import { boundsOf } from "../reading/select.js";
import { causeOf } from "./cause.js";
import type { StepHandlers } from "./handlers.js";
import { moveCards } from "./moving.js";
import { beginAction } from "./result.js";

/** Looking at cards, taking some of them, and where the rest goes (rules 11). */
export const looking = (
  context: Context,
  library: Library,
): Pick<StepHandlers, "op:look" | "op:take" | "op:taken" | "op:put-back"> => ({
  "op:look": (_slice, { of, zone, count, reveal, take, rest, as }, match) => {
    beginAction(match);
    const scene = runningScene(context, library, match);
    const seat = seatOf(scene, of);
    const pile = sideOf(match, seat)[zone];
    const cards = count === "all" ? [...pile] : pile.slice(0, Math.max(0, numberOf(scene, count)));
    if (as !== undefined) match.bind(as, cards);
    match.bind("looked", cards);
    if (cards.length === 0) return;
    match.queue(reveal === true ? { type: "cards:show", cards } : { type: "cards:look", seat: scene.seat, cards });
    for (const one of take) match.queue({ type: "op:take", cards, take: one });
    match.queue({ type: "op:put-back", cards, rest, of: seat });
  },
  "op:take": (_slice, { cards, take }, match) => {
    const scene = runningScene(context, library, match);
    const ids = takeable(scene, cards, take);
    const { max } = boundsOf(scene, { ref: "looked", count: take.count }, ids.length);
    if (max > 0 || hidesTake(match, { cards, take })) match.ask("op:take", scene.seat, { cards, take });
    else match.queue({ type: "op:taken", cards: [], take });
  },
  // cards taken under a filter are shown
  "op:taken": (_slice, { cards, take }, match) => {
    const scene = runningScene(context, library, match);
    if (take.as !== undefined) match.bind(take.as, cards);
    match.bind("chosen", cards);
    beginAction(match);
    if (cards.length === 0) return;
    const cause = causeOf(scene);
    if (typeof take.to === "string") {
      const rested = take.to === "playRested";
      for (const card of cards) match.queue({ type: "card:play", card, seat: scene.seat, rested, cause, paid: false });
      return;
    }
    moveCards(scene, cards, take.to, undefined, take.filter !== undefined);
  },
  "op:put-back": (_slice, { cards, rest, of }, match) => {
    const left = cards.filter((id) => findCard(match, id) !== undefined);
    const [first] = left;
    if (first === undefined || rest.to === "back") return;
    const { seat } = runningScene(context, library, match);
    const cause = causeOf(runningScene(context, library, match));
    if (rest.to === "shuffle") return match.queue({ type: "deck:shuffle", seat: of });
    if (rest.to === "trash") return match.queue({ type: "cards:move", cards: left, to: { zone: "trash" }, cause });
    const isLife = cardOf(match, first).zone === "life";
    const ends = rest.to === "topOrBottom" ? ["top", "bottom"] : [rest.to];
    if (rest.order === "any" && (left.length > 1 || ends.length > 1))
      return match.ask("op:put-back", seat, { cards: left, ends, of, isLife });
    const end = rest.to === "bottom" ? { top: [], bottom: left } : { top: left, bottom: [] };
    match.queue({ type: isLife ? "life:arrange" : "deck:arrange", seat: of, ...end });
  },
});

/** Does the other player not know whether there is anything to take? */
export const hidesTake = (
  match: OaMatch,
  { cards, take }: { readonly cards: readonly number[]; readonly take: Take },
) => take.filter !== undefined && hasUnseen(match, cards);

/** Those still lying there that match. */
export const takeable = (scene: Scene, cards: readonly number[], { filter }: Take): readonly number[] =>
  cards.filter((id) => findCard(scene.match, id) !== undefined && (filter === undefined || matches(scene, id, filter)));
