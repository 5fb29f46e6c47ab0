import type { Match } from "@riposte/kernel";
import type { Finished, Run } from "../declared.js";
import type { Area } from "../events.js";
import type { AbilityId } from "../facts.js";
import type { TableView } from "../slice.js";

/** An ability as its file defines it; what it does is the handler of the effect with its name. */
export interface Ability<K extends AbilityId = AbilityId> {
  readonly id: K;
  readonly areas: Area[];
  readonly run: Run<`finished:${K}`>;
}

/** An ability on a card, used for a candy. */
export interface Manual<K extends AbilityId = AbilityId> extends Ability<K> {
  /** Why it would do nothing now: the last part of a message id. */
  blocked?(table: TableView): Blocked | undefined;
  /** Queues the effect, or the question that leads to it; the candy lies on the card by then. */
  activate(match: Match<Finished>, card: number): void;
}

export type Blocked = "nothing-to-draw" | "past-empty" | "one-card-only";

/** Tells that an ability was carried out, with what the player decided for it. */
export function executed(
  { id, areas }: Pick<Ability, "id" | "areas">,
  match: Match<Finished>,
  input: number | number[] | null = null,
): void {
  match.publish("ability:executed", { ability: id, areas, input });
}
