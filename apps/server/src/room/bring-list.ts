import { peopleAt, type Taken } from "@riposte/hosting/seats";
import { KernelError } from "@riposte/kernel";
import { refusal } from "../faults.js";
import type { BroughtList, MatchRecord } from "../storage/match-record.js";
import type { MatchStore } from "../storage/match-store.js";
import { chosenIn } from "./chosen-in.js";
import type { FollowedMatch } from "./followed-match.js";
import { sidesOf, started } from "./make-match.js";

/** Takes what a seat plays with, or that it thinks again; once all people have brought theirs the match begins with them. */
export async function bringList(
  match: FollowedMatch,
  seat: number,
  list: BroughtList["list"] | null,
  store: MatchStore,
): Promise<Taken> {
  const { id, seats, bring } = match.record;
  if (bring?.isOpen !== true) return refusal("LIST_REFUSED", "This match takes no lists now.");
  try {
    // alone, so that a player hears of the own list and of no other
    if (list !== null) begun(match, [{ seat, list }]);
  } catch (error) {
    return refusal("LIST_REFUSED", wordsOf(error));
  }
  const brought = await store.setBrought(id, seat, list);
  if (peopleAt({ seats }).every((person) => brought.some((one) => one.seat === person))) {
    try {
      await store.begin(id, begun(match, brought), brought);
    } catch (error) {
      await store.setBrought(id, seat, null);
      await match.follow();
      return refusal("LIST_REFUSED", wordsOf(error));
    }
  }
  await match.follow();
  return { ok: true };
}

/** The match with these lists; seats whose lists are not there have what is usual. */
function begun({ record, entry, played }: FollowedMatch, brought: readonly BroughtList[]): MatchRecord {
  const { option, setup: rest } = record.bring as NonNullable<MatchRecord["bring"]>;
  const usual = String(sidesOf(entry)?.otherwise).split(",");
  const lists = record.seats.map((_, seat) => brought.find((one) => one.seat === seat)?.list ?? usual[seat]);
  const setup = { ...rest, [option]: lists };
  const { seed, isSeedChosen, holds: hold } = record;
  const match = started(entry, played.match.game, setup, { hold, ...(isSeedChosen && { seed }) });
  return {
    ...record,
    seed: match.seed,
    setup: match.setup,
    holds: match.holds,
    unusual: entry.unusual(setup),
    chosen: chosenIn(setup, record.seats.length),
    bring: { option, setup: rest, isOpen: false },
  };
}

const wordsOf = (error: unknown): string =>
  error instanceof KernelError ? error.message.slice(error.code.length + 2) : (error as Error).message;
