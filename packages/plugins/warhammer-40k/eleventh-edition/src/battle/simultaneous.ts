import { currentVolley, unitOf } from "@riposte/warhammer-40k";
import type { Effects, EleventhMatch } from "../declared.js";

type Deaths = Pick<Effects, "deaths:wait" | "deaths:tell">;
type Waiting = Parameters<Deaths["deaths:wait"]>[1]["waiting"];

/** Rules about models that died wait until the attacking unit has made its attacks. */
export const deaths: Deaths = {
  "deaths:wait": (slice, { waiting }) => {
    slice.deaths = [...(slice.deaths ?? []), ...waiting];
  },

  "deaths:tell": (slice, _effect, match) => {
    const waiting = [...(slice.deaths ?? [])];
    delete slice.deaths;
    match.queue({ type: "mechanics:line-up", waiting } as never);
  },
};

export const tellDeaths = (_event: unknown, match: EleventhMatch): void => {
  if (match.slices["eleventh-edition"].deaths !== undefined) match.queue({ type: "deaths:tell" });
};

interface LinedUp {
  readonly waiting: Waiting;
  readonly seat?: number | undefined;
  readonly isDeath?: boolean | undefined;
}

/** What happens at one moment: first what is the active player's, in his order, then the other's in his. */
export function ordered({ waiting, seat, isDeath }: LinedUp, match: EleventhMatch) {
  if (isDeath && currentVolley(match) !== undefined)
    return match.instead("11th edition", [{ type: "deaths:wait", waiting }]);
  if (seat !== undefined) return undefined;
  const lines = match
    .order()
    .map((of) => ({ seat: of, waiting: waiting.filter((one) => unitOf(match, one.unit).seat === of) }))
    .filter((line) => line.waiting.length > 0);
  return match.instead(
    "11th edition",
    lines.map((line) => ({ type: "mechanics:line-up", ...line }) as never),
  );
}
