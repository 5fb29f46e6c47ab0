import { peopleAt, type Taken } from "@riposte/hosting/seats";
import { refusal } from "../faults.js";
import type { Limits } from "../limits.js";
import type { MatchStore } from "../storage/match-store.js";
import type { FollowedMatch } from "./followed-match.js";
import { mostMade, recordAgain } from "./make-match.js";

/** Takes a seat's word about playing again; once all people agree the match is made, and all know its id. */
export async function askRematch(
  match: FollowedMatch,
  seat: number,
  agrees: boolean,
  { store, limits }: { readonly store: MatchStore; readonly limits: Limits },
): Promise<Taken> {
  const { id, seats } = match.record;
  if (match.played.match.outcome === null) return refusal("REMATCH_EARLY", "This match is not over.");
  if (match.rematch?.match != null) return agrees ? { ok: true } : refusal("REMATCH_EARLY", "It has begun already.");
  match.rematch = await store.setRematch(id, seat, agrees);
  const agreed = match.rematch?.agreed ?? [];
  if (!peopleAt({ seats }).every((person) => agreed.includes(person))) return { ok: true };
  const made = await store.makeRematch(id, recordAgain(match.record, match.played.match), mostMade(limits));
  if (made === undefined)
    return refusal("TOO_MANY", "Too many matches from the address that made this one are under way or stored.");
  match.rematch = { agreed, match: made };
  return { ok: true };
}
