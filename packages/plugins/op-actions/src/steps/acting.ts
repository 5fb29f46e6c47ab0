import { ask, type Effect, shuffle } from "@riposte/kernel";
import { type Cause, type Context, cardOf, costOf, type Mark, sideOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Library } from "../held/library.js";
import type { Change } from "../language/change.js";
import type { Num, Selector } from "../language/expression.js";
import type { Duration } from "../language/words.js";
import { numberOf } from "../reading/number.js";
import type { Scene } from "../reading/scene.js";
import { runningScene } from "../reading/scenes.js";
import { candidates, isDon, isFixed, seatOfDon, selectionOf } from "../reading/select.js";
import { marksOf } from "./giving.js";
import type { StepHandlers } from "./handlers.js";
import { untilOf } from "./until.js";

type Verbs =
  | "op:select"
  | "op:give"
  | "op:ko"
  | "op:move"
  | "op:rest"
  | "op:stand"
  | "op:play"
  | "op:giveDon"
  | "op:flip"
  | "op:reveal";

/** A verb with cards to choose: they are chosen when the text reaches it, then acted on together. */
export interface Targeted extends Effect {
  readonly target: Selector;
  readonly as?: string | undefined;
}

/** The verbs that act on cards. */
export function acting(context: Context, library: Library): Pick<StepHandlers, Verbs | "op:act"> {
  const begin = (_slice: unknown, step: Targeted, match: OaMatch) => {
    match.bind("done", undefined);
    const scene = runningScene(context, library, match);
    const { target } = step;
    if (isFixed(target)) return match.queue({ type: "op:act", step, cards: [...fixed(scene, target)] });
    const { ids, seat, max } = selectionOf(scene, target);
    const needsAnswer = ids.length > 0 && max > 0;
    if (needsAnswer) match.queue(ask(isOneByOne(target) ? "op:pick" : "op:targets", seat, { step, picked: [] }));
    else match.queue({ type: "op:act", step, cards: [] });
  };
  return {
    "op:select": begin as never,
    "op:give": begin as never,
    "op:ko": begin as never,
    "op:move": begin as never,
    "op:rest": begin as never,
    "op:stand": begin as never,
    "op:play": begin as never,
    "op:giveDon": begin as never,
    "op:flip": begin as never,
    "op:reveal": begin as never,
    "op:act": (_slice, { step, cards, end }, match) => {
      const verb = ACTS[step.type];
      match.bind("chosen", cards);
      const { as } = step as Targeted;
      if (as !== undefined) match.bind(as, cards);
      verb?.(runningScene(context, library, match), step as never, cards, end);
    },
  };
}

/** Choices that must fit together are made one after the other. */
const isOneByOne = (target: Selector): boolean =>
  !("ref" in target) && (target.distinct !== undefined || target.total !== undefined);

function fixed(scene: Scene, target: Selector): readonly number[] {
  const ids = candidates(scene, target);
  if ("ref" in target || target.blind !== true) return ids;
  // chosen face-down among cards the owner may have mixed
  const { max } = selectionOf(scene, target);
  return scene.match
    .chance("blind", shuffle(ids.length))
    .slice(0, max)
    .map((place) => ids[place] as number);
}

/** Whose doing it is: the running ability's, as its cost or as its effect. */
export const causeOf = ({ bindings, seat, source, code }: Scene): Cause => ({
  kind: bindings.paying === true ? "cost" : "effect",
  seat,
  source,
  code,
});

type Act = (scene: Scene, step: never, cards: readonly number[], end?: string) => void;

const ACTS: Readonly<Record<string, Act>> = {
  "op:select": () => {},
  "op:give": (scene, step: Change & { readonly for?: Duration }, cards) => {
    const until = untilOf(scene, step.for ?? "permanent");
    for (const card of cards)
      for (const mark of marksOf(scene, card, step, until))
        scene.match.queue({ type: "cards:mark", cards: [card], mark: mark as Mark });
  },
  "op:ko": (scene, _step, cards) => scene.match.queue({ type: "cards:ko", cards: [...cards], cause: causeOf(scene) }),
  "op:move": (scene, { to }: { readonly to: Goal }, cards, end) => {
    const { match } = scene;
    if (cards.length === 0) return;
    const place = to.end === "either" ? (end as "top" | "bottom" | undefined) : to.end;
    if (to.end === "either" && place === undefined)
      return match.queue(ask("op:end", scene.seat, { step: { type: "op:move", target: ANYTHING, to }, cards }));
    const { zone, faceUp } = to;
    match.queue({
      type: "cards:move",
      cards: [...cards],
      to: { zone, ...(place !== undefined && { end: place }), ...(faceUp !== undefined && { faceUp }) },
      cause: causeOf(scene),
    });
    if (to.shuffle === true)
      for (const seat of new Set(cards.map((id) => cardOf(match, id).owner)))
        match.queue({ type: "deck:shuffle", seat });
  },
  "op:rest": (scene, _step, cards) => turn(scene, cards, "rest"),
  "op:stand": (scene, _step, cards) => turn(scene, cards, "stand"),
  "op:play": (scene, { rested, pay }: { readonly rested?: boolean; readonly pay?: Num }, cards) => {
    const { match, context, seat } = scene;
    for (const card of cards) {
      const price = pay === undefined ? 0 : Math.max(0, costOf(context, match, card) - numberOf(scene, pay));
      if (price > sideOf(match, seat).don.active) continue;
      if (price > 0) match.queue({ type: "don:rest", seat, count: price });
      match.queue({ type: "card:play", card, seat, rested: rested ?? false, cause: causeOf(scene), paid: false });
    }
  },
  "op:giveDon": (
    scene,
    { count, from }: { readonly count: Num; readonly from: "rested" | "active" | "any" },
    cards,
  ) => {
    const { match } = scene;
    for (const card of cards) {
      const seat = cardOf(match, card).owner;
      const amount = numberOf(scene, count);
      const { rested } = sideOf(match, seat).don;
      const resting = from === "active" ? 0 : from === "rested" ? amount : Math.min(amount, rested);
      if (resting > 0) match.queue({ type: "don:give", seat, card, count: resting, from: "rested" });
      if (from !== "rested" && amount > resting)
        match.queue({ type: "don:give", seat, card, count: amount - resting, from: "active" });
    }
  },
  "op:flip": (scene, { face }: { readonly face: "up" | "down" }, cards) =>
    scene.match.queue({ type: "life:turn", cards: [...cards], faceUp: face === "up" }),
  "op:reveal": (scene, _step, cards) => scene.match.queue({ type: "cards:show", cards: [...cards] }),
};

interface Goal {
  readonly zone: "hand" | "deck" | "trash" | "life";
  readonly end?: "top" | "bottom" | "either";
  readonly faceUp?: boolean;
  readonly shuffle?: true;
}

const ANYTHING: Selector = { ref: "chosen" };

/** Rests or stands cards and DON!! alike. */
function turn(scene: Scene, cards: readonly number[], how: "rest" | "stand"): void {
  const { match } = scene;
  const real = cards.filter((id) => !isDon(id));
  if (real.length > 0) match.queue({ type: `cards:${how}`, cards: real, cause: causeOf(scene) });
  for (const seat of [0, 1]) {
    const count = cards.filter((id) => isDon(id) && seatOfDon(id) === seat).length;
    if (count > 0) match.queue({ type: `don:${how}`, seat, count });
  }
}
