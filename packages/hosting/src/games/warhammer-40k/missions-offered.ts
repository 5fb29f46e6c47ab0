import { type Card, dispositionsOf, primariesOf } from "@riposte/eleventh-edition";
import type { Army } from "@riposte/warhammer-40k";
import { warhammerContext, warhammerMissions } from "./both-editions.js";

/** The missions two armies may play for, in the 11th edition. */
export interface MissionsOffered {
  /** Of each army: how it may fight, the mission it has by itself, and those that can be named for it. */
  readonly sides: readonly {
    readonly dispositions: readonly string[];
    readonly usual: Card | undefined;
    readonly open: readonly Card[];
  }[];
  readonly secondary: readonly Card[];
}

/** What can be chosen for ready armies, by id; of a player's own list nothing is known before it is read. */
export function missionsOffered(armies: readonly (string | null)[]): MissionsOffered {
  const cards = warhammerMissions();
  const known = armies.map((id) => (id === null ? undefined : warhammerContext("11").armies[id]?.army)) as (
    | Army
    | undefined
  )[];
  const usual = primariesOf(cards, known);
  return {
    sides: known.map((army, seat) => ({
      dispositions: dispositionsOf(army),
      usual: army === undefined ? undefined : usual[seat],
      open: cards.filter(
        (card) => card.kind === "primary" && card.for.some(({ own }) => dispositionsOf(army).includes(own ?? "")),
      ),
    })),
    secondary: cards.filter(({ kind }) => kind === "secondary"),
  };
}
