import type { Effect } from "@riposte/kernel";
import { cardOf, costOf, type Mark, note, sideOf } from "@riposte/one-piece";
import type { Change } from "../language/change.js";
import type { Num } from "../language/expression.js";
import type { Goal } from "../language/goal.js";
import type { Duration } from "../language/words.js";
import { numberOf } from "../reading/number.js";
import type { Scene } from "../reading/scene.js";
import { isDon, seatOfDon } from "../reading/select.js";
import { activatePrinted } from "./activating.js";
import { causeOf } from "./cause.js";
import { marksOf } from "./giving.js";
import { giveDon } from "./giving-don.js";
import { moveCards } from "./moving.js";
import { untilOf } from "./until.js";

type Act = (scene: Scene, step: never, cards: readonly number[], choice?: string | number) => void;

interface Lasting {
  readonly for?: Duration;
}

/** What each verb does to the cards chosen for it, all together. */
export const ACTS = {
  "op:select": () => {},
  "op:give": (scene, step: Change & Lasting, cards) => {
    const until = untilOf(scene, step.for ?? "permanent");
    for (const card of cards) {
      if (isDon(card)) continue;
      for (const mark of marksOf(scene, card, step, until))
        scene.match.queue({ type: "cards:mark", cards: [card], mark: mark as Mark });
    }
    if (step.staysRested === true)
      eachDon(cards, (seat, count) => scene.match.queue({ type: "don:stay", seat, count }));
  },
  "op:ko": (scene, _step, cards) => scene.match.queue({ type: "cards:ko", cards: [...cards], cause: causeOf(scene) }),
  "op:move": (scene, { to }: { readonly to: Goal }, cards, end) => moveCards(scene, cards, to, end as string),
  "op:rest": (scene, _step, cards) => turn(scene, cards, "rest"),
  "op:stand": (scene, _step, cards) => turn(scene, cards, "stand"),
  "op:play": (scene, { rested = false, pay }: { readonly rested?: boolean; readonly pay?: Num }, cards) => {
    const { match, context } = scene;
    for (const card of cards) {
      const seat = cardOf(match, card).owner;
      const price = pay === undefined ? 0 : Math.max(0, costOf(context, match, card) - numberOf(scene, pay));
      if (price > sideOf(match, seat).don.active) continue;
      if (price > 0) match.queue({ type: "don:rest", seat, count: price });
      match.queue({ type: "card:play", card, seat, rested, cause: causeOf(scene), paid: false });
    }
  },
  "op:giveDon": giveDon,
  "op:detachDon": (scene, { count }: { readonly count: Num | "all" }, cards) => {
    for (const from of cards) {
      const many = count === "all" ? cardOf(scene.match, from).don : numberOf(scene, count);
      scene.match.queue({ type: "don:shift", from, to: null, count: Math.max(0, many) });
    }
  },
  "op:flip": (scene, { face }: { readonly face: "up" | "down" }, cards) =>
    scene.match.queue({ type: "life:turn", cards: [...cards], faceUp: face === "up" }),
  "op:reveal": (scene, _step, cards) => scene.match.queue({ type: "cards:show", cards: [...cards] }),
  "op:redirect": ({ match }, _step, [target]) => {
    if (target !== undefined) match.queue({ type: "battle:redirect", target });
  },
  "op:useEvent": (scene, { timing }: { readonly timing: "main" | "counter" }, cards) => {
    for (const card of cards) useEvent(scene, card, timing);
  },
  "op:grant": (scene, { ability, for: duration }: { readonly ability: unknown; readonly for: Duration }, cards) => {
    const { library, code, match } = scene;
    const text = JSON.stringify(ability);
    const held = library.granted.find((one) => one.code === code && JSON.stringify(one.ability) === text);
    const mark = { kind: "grant", word: held?.id ?? "", until: untilOf(scene, duration), by: code } as const;
    match.queue({ type: "cards:mark", cards: [...cards], mark });
  },
  "op:tax": (scene, { costs, for: duration }: { readonly costs: readonly Effect[]; readonly for: Duration }, cards) => {
    const { match, code, ability } = scene;
    const mark = { kind: "tax", data: { ability, costs }, until: untilOf(scene, duration), by: code } as const;
    match.queue({ type: "cards:mark", cards: [...cards], mark });
  },
} satisfies Readonly<Record<string, Act>>;

/** An Event in hand is activated; of one that lies elsewhere only the effect is used. */
function useEvent(scene: Scene, card: number, timing: "main" | "counter"): void {
  const { match, seat } = scene;
  const { code, zone } = cardOf(match, card);
  if (zone === "hand") {
    match.queue({ type: "event:use", card, timing, cost: 0 });
    match.queue({ type: "event:done", card, code, seat });
    return;
  }
  if (activatePrinted(scene, { source: card, code }, timing)) note(match, [card]);
}

/** Rests or stands cards and DON!! alike. */
function turn(scene: Scene, cards: readonly number[], how: "rest" | "stand"): void {
  const { match } = scene;
  const cause = causeOf(scene);
  const real = cards.filter((id) => !isDon(id));
  if (real.length > 0) match.queue({ type: `cards:${how}`, cards: real, cause });
  eachDon(cards, (seat, count) =>
    match.queue(how === "rest" ? { type: "don:rest", seat, count } : { type: "don:stand", seat, count, cause }),
  );
}

function eachDon(cards: readonly number[], act: (seat: number, count: number) => void): void {
  for (const seat of [0, 1]) {
    const count = cards.filter((id) => isDon(id) && seatOfDon(id) === seat).length;
    if (count > 0) act(seat, count);
  }
}
