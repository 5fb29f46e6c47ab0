import { type Effect, runAbility, type Trigger } from "@riposte/kernel";
import { tableOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Later } from "../language/words.js";
import { message } from "../messages.js";
import type { Scheduled } from "../slice.js";
import { type Firing, NONE } from "./using.js";

/** What a player's abilities have put off until now; it waits with the other effects of this moment. */
export function dueAt({ context, library, match }: Firing, at: Later, seat: number): readonly Trigger[] {
  const { scheduled } = match.slices["op-actions"];
  if (scheduled.length === 0) return NONE;
  return scheduled
    .filter((one) => isDue(match, one as Scheduled, at, seat))
    .map(({ ability, source, steps, bindings }) =>
      match.trigger({
        ability,
        seat,
        window: "effects:waiting",
        label: message("op:effect-of", { name: context.info(library.get(ability).code).name }),
        effects: [
          runAbility({ ability, seat, source, bindings, steps: [...steps, { type: "op:finish", ability } as Effect] }),
        ],
      }),
    );
}

/** "Next" is never the turn it was said in. */
export function isDue(match: OaMatch, one: Scheduled, at: Later, seat: number): boolean {
  if (one.at !== at || one.seat !== seat) return false;
  return at === "endOfThisBattle" || at === "endOfThisTurn" || tableOf(match).turn > one.turn;
}
