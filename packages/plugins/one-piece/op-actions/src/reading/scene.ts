import { type Context, type Done, nowOf, otherSeat, tableOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Selector } from "../language/expression.js";
import type { Whose } from "../language/words.js";
import type { Library } from "../library/library.js";

/** Where words are read: whose ability, on which card, with what it has named so far. */
export interface Scene {
  readonly context: Context;
  readonly library: Library;
  readonly match: OaMatch;
  readonly seat: number;
  /** The card of the ability; the object it was when the ability began. */
  readonly source: number;
  /** That card's number. */
  readonly code: string;
  /** The ability that runs; empty where none does. */
  readonly ability: string;
  readonly bindings: Readonly<Record<string, unknown>>;
  /** Every card a selector may mean; here because numbers count cards and cards are compared with numbers. */
  candidates(scene: Scene, selector: Selector): readonly number[];
}

/** The seats a word means, the player's own first. */
export const seatsOf = ({ seat }: Scene, whose: Whose): readonly number[] =>
  whose === "you" ? [seat] : whose === "opponent" ? [otherSeat(seat)] : [seat, otherSeat(seat)];

export const seatOf = ({ seat }: Scene, player: "you" | "opponent"): number =>
  player === "you" ? seat : otherSeat(seat);

const NOTHING: Done = { cards: [], count: 0 };

/** What the last action really did; while the next one is being read, that is the one before it. */
export const doneIn = ({ bindings }: Scene): Done => ((bindings.done ?? bindings.last) as Done | undefined) ?? NOTHING;

/** The cards references name, those that are still there. */
export function refOf(scene: Scene, ref: string | readonly string[]): readonly number[] {
  return typeof ref === "string" ? refersTo(scene, ref) : [...new Set(ref.flatMap((one) => refersTo(scene, one)))];
}

function refersTo(scene: Scene, ref: string): readonly number[] {
  const { match, source, bindings } = scene;
  const { battle, cards } = tableOf(match);
  const there = (id: number | null | undefined) => {
    const now = id === null || id === undefined ? undefined : nowOf(match, id);
    return now === undefined ? [] : [now];
  };
  switch (ref) {
    case "self":
      return there(source);
    case "attacker":
      return there(battle?.attacker);
    case "target":
      return there(battle?.target);
    case "battled":
      return there(battle?.battled === source ? battle.attacker : battle?.battled);
    case "done":
      return doneIn(scene).cards.filter((id) => cards[id] !== undefined);
    default:
      return ((bindings[ref] as readonly number[] | undefined) ?? []).flatMap((id) => (id < 0 ? [id] : there(id)));
  }
}
