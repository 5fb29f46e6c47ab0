import { type Effect, type Message, type Offer, runAbility } from "@riposte/kernel";
import { type Cause, type Context, cardOf, nameOf } from "@riposte/one-piece";
import { listed } from "@riposte/words";
import type { OaMatch } from "../declared.js";
import type { Held, Library } from "../library/library.js";
import { message } from "../messages.js";
import { isCausedBy } from "../reading/caused.js";
import { matches } from "../reading/filter.js";
import { type Scene, seatsOf } from "../reading/scene.js";
import { sceneOf } from "../reading/scenes.js";
import { canPayAll, dependsOnHand } from "../steps/paying.js";
import { isLive } from "./gates.js";
import { holdingsOnField } from "./holding.js";
import { bySeat } from "./using.js";

/** What is about to happen to cards, all at once: they leave the field or are rested. */
interface Pending {
  readonly type: "cards:leave" | "cards:rest";
  readonly cards: readonly number[];
  readonly cause: Cause;
  readonly ko?: boolean;
  /** Replacements that have been used or declined for this event. */
  readonly tried?: readonly string[];
}

/** An ability that can stand instead, and what it saves. */
interface Replacement {
  readonly key: string;
  readonly held: Held;
  readonly source: number;
  readonly seat: number;
  readonly saved: readonly number[];
  readonly scene: Scene;
}

/**
 * "If X would …, … instead": offered once for all that goes together (rules 13). First what is on the cards concerned, then the turn
 * player's, then the other's; what is declined is not offered again, what is saved goes on living and the rest goes.
 */
export const replacingOffers = (context: Context, library: Library) => {
  /** What comes first now, by public information: what a hand could pay may be paid. */
  const nextOf = (match: OaMatch): Next | undefined => {
    const waiting = match.pending();
    const effect = waiting?.effect as Pending | undefined;
    if (waiting === undefined || (effect?.type !== "cards:leave" && effect?.type !== "cards:rest")) return undefined;
    const all = firstOf(effect, found(context, library, match, effect));
    return all[0] === undefined ? undefined : { frame: waiting.frame, effect, seat: all[0].seat, all };
  };
  return {
    possible(_subject: unknown, seat: number, match: OaMatch): boolean {
      const next = nextOf(match);
      return next?.seat === seat && next.all.some(({ held }) => priceOf(held).some(dependsOnHand));
    },
    prompt(_subject: unknown, _seat: number, match: OaMatch): Message | undefined {
      const next = nextOf(match);
      if (next === undefined) return undefined;
      const { type, ko } = next.effect;
      const saved = [...new Set(next.all.flatMap((one) => one.saved))];
      const names = listed(saved.map((id) => nameOf(context, match, id)));
      const id = type === "cards:rest" ? "op:would-rest" : ko === true ? "op:would-die" : "op:would-leave";
      return { id, params: { names } };
    },
    options(_subject: unknown, seat: number, match: OaMatch): readonly Offer[] {
      const next = nextOf(match);
      if (next?.seat !== seat) return [];
      const { effect, all } = next;
      const cancel = { type: "kernel:cancel", frame: next.frame };
      const without = (saved: readonly number[], tried: readonly string[]) => {
        const cards = effect.cards.filter((id) => !saved.includes(id));
        return cards.length === 0 ? [] : [{ ...effect, cards, tried: [...(effect.tried ?? []), ...tried] }];
      };
      const doable = all.filter(({ scene, held }) => canPayAll(scene, priceOf(held)));
      const uses = doable.map(({ key, held, source, saved }) => ({
        key,
        label: message("op:instead-by", { name: context.info(cardOf(match, source).code).name }),
        kind: "forced" as const,
        effects: [
          cancel,
          runAbility({ ability: held.id, seat, source, bindings: { event: saved, willing: true } }),
          ...without(saved, [key]),
        ],
      }));
      if (!doable.every(({ held }) => isOptional(held))) return uses;
      const declined = without(
        [],
        all.map(({ key }) => key),
      );
      const label = message("op:instead-none");
      return [...uses, { key: "instead:none", label, kind: "forced", effects: [cancel, ...declined] }];
    },
  };
};

interface Next {
  readonly frame: number;
  readonly effect: Pending;
  readonly seat: number;
  readonly all: readonly Replacement[];
}

const isOptional = ({ ability }: Held): boolean => ability.optional === true || ability.costs !== undefined;

/** Everything that could stand instead, as far as both players know, and has not been tried. */
function found(context: Context, library: Library, match: OaMatch, effect: Pending): readonly Replacement[] {
  let all: Replacement[] | undefined;
  for (const seat of bySeat(match)) {
    for (const { source, held } of holdingsOnField(library, match, seat, "instead")) {
      const key = `instead:${source}:${held.id}`;
      if (effect.tried?.includes(key) || isRunning(match, held, source)) continue;
      const scene = sceneOf(context, library, match, seat, source, { event: effect.cards });
      const saved = savedBy(scene, held, effect);
      if (saved.length === 0 || !isLive(scene, held, "instead")) continue;
      if (!canPayAll(scene, priceOf(held), "openly")) continue;
      all ??= [];
      all.push({ key, held, source, seat, saved, scene });
    }
  }
  return all ?? NOTHING;
}

const NOTHING: readonly Replacement[] = [];

/** What stands instead is not replaced by itself. */
function isRunning(match: OaMatch, { id }: Held, source: number): boolean {
  const running = match.varsOf("ability") as { readonly ability?: string; readonly source?: number } | undefined;
  return running?.ability === id && running.source === source;
}

/** Those that come first: of the cards concerned, or of the first player who has any. */
function firstOf({ cards }: Pending, all: readonly Replacement[]): readonly Replacement[] {
  if (all.length === 0) return all;
  const own = all.filter(({ source, saved }) => cards.includes(source) && saved.includes(source));
  const first = own.length > 0 ? own : all;
  return first.filter(({ seat }) => seat === first[0]?.seat);
}

type Instead = Exclude<NonNullable<Held["ability"]["instead"]>, readonly unknown[]>;

const insteadsOf = ({ ability: { instead = [] } }: Held): readonly Instead[] =>
  Array.isArray(instead) ? instead : [instead];

function savedBy(scene: Scene, held: Held, pending: Pending): readonly number[] {
  for (const instead of insteadsOf(held)) {
    const saved = savedFrom(scene, instead, pending);
    if (saved.length > 0) return saved;
  }
  return [];
}

function savedFrom(scene: Scene, instead: Instead, { type, cards, cause, ko }: Pending): readonly number[] {
  if (!isEvent(instead.event, type, ko === true)) return [];
  if (!isCausedBy(instead.cause, cause.kind)) return [];
  if (instead.by !== undefined && !seatsOf(scene, instead.by).includes(cause.seat)) return [];
  if (instead.source !== undefined && (cause.source === undefined || !matches(scene, cause.source, instead.source)))
    return [];
  const { cards: which } = instead;
  if (which === "self") return cards.filter((id) => id === scene.source);
  return cards.filter((id) => {
    if (!seatsOf(scene, which.side).includes(cardOf(scene.match, id).owner)) return false;
    return which.filter === undefined || matches(scene, id, which.filter);
  });
}

function isEvent(event: string, type: Pending["type"], ko: boolean): boolean {
  if (type === "cards:rest") return event === "rest";
  return event === "leave" || (event === "ko" && ko);
}

/** Not possible unless all of it can be done in full. */
const priceOf = ({ ability }: Held): readonly Effect[] => [...(ability.costs ?? []), ...ability.steps];

/** "You win instead of losing" and its like: what stands on a player's own field before that player loses. */
export const losingOffers = (context: Context, library: Library) => ({
  possible: () => false,
  options(_subject: unknown, seat: number, match: OaMatch): readonly Offer[] {
    const waiting = match.pending();
    const { type, seat: loser, why } = (waiting?.effect ?? {}) as { type?: string; seat?: number; why?: string };
    if (waiting === undefined || type !== "player:lose" || loser !== seat) return [];
    return holdingsOnField(library, match, seat, "instead").flatMap(({ source, held }) => {
      if (!insteadsOf(held).some((one) => one.event === "lose" && (one.why === undefined || one.why === why)))
        return [];
      if (!isLive(sceneOf(context, library, match, seat, source), held, "instead")) return [];
      return [
        {
          key: `instead:${source}:${held.id}`,
          label: message("op:instead-by", { name: context.info(cardOf(match, source).code).name }),
          kind: "forced" as const,
          effects: [
            { type: "kernel:cancel", frame: waiting.frame },
            runAbility({ ability: held.id, seat, source, bindings: { event: [], willing: true } }),
          ],
        },
      ];
    });
  },
});
