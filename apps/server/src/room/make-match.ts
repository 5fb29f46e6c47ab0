import { findGame, type GameDescriptor, gamesFor, pickedIn, type SetupOption } from "@riposte/hosting";
import { botsAt, HUMAN, peopleAt } from "@riposte/hosting/seats";
import { KernelError } from "@riposte/kernel";
import { type AnyPlugin, type Game, type LiveMatch, type MatchOptions, startMatch } from "@riposte/kernel/run";
import { faultLines } from "@riposte/words";
import { ServerFault } from "../faults.js";
import type { Limits } from "../limits.js";
import type { NewMatch } from "../messages.js";
import type { Webhooks } from "../notices/webhooks.js";
import type { MadeMatch } from "../protocol.js";
import { hashOf, newSecret } from "../secret.js";
import type { Bringing, MatchRecord, SeatSecret } from "../storage/match-record.js";
import type { MadeCount, MatchStore } from "../storage/match-store.js";
import { chosenIn } from "./chosen-in.js";

/** What matches are made with. */
export interface MatchMaking {
  readonly store: MatchStore;
  readonly limits: Limits;
  readonly webhooks: Webhooks;
  /** Plugins of others, which join the matches of their games. */
  readonly guests: readonly AnyPlugin[];
  /** The part of all matches that is kept here. */
  readonly shard: string | undefined;
  /** Hears how many milliseconds of the main thread it took. */
  charge(milliseconds: number): void;
}

/** Makes a match: its maker has the first person's seat, the others get an invitation each. */
export async function makeMatch(
  { store, limits, webhooks, guests, shard, charge }: MatchMaking,
  asked: NewMatch,
  maker: string,
): Promise<MadeMatch> {
  if (asked.webhook !== undefined && !webhooks.isAllowed(asked.webhook))
    throw invalid(`Turns can be told at ${webhooks.origins.join(", ")} only.`);
  // before the rules work for it
  mustBeBelow(limits, await store.madeBy(maker));
  const entry = await findGame(asked.game)?.load();
  const began = performance.now();
  let record: MatchRecord;
  try {
    record = { id: newId(shard), ...recordOf(asked, guests, entry) };
  } finally {
    charge(performance.now() - began);
  }
  const [own, ...others] = peopleAt(record);
  const token = own === undefined ? null : newSecret();
  const invites = others.map((seat) => ({ seat, invite: newSecret() }));
  const secrets: SeatSecret[] = invites.map(({ seat, invite }) => ({ seat, invite: hashOf(invite), token: null }));
  if (own !== undefined && token !== null) secrets.push({ seat: own, invite: null, token: hashOf(token) });
  const names = own === undefined || asked.name === undefined ? [] : [{ seat: own, name: asked.name }];
  const counted = await store.create(record, secrets, maker, names, mostMade(limits));
  // others of the same guest came between, at this process or at another one
  if (counted !== undefined) throw tooMany(limits, counted);
  return { match: record.id, seat: own ?? null, token, invites };
}

/** How many matches a guest may have made. */
export const mostMade = (limits: Limits): MadeCount => ({
  live: limits.liveMatchesPerAddress,
  kept: limits.keptMatchesPerAddress,
});

function mustBeBelow(limits: Limits, counted: MadeCount): void {
  const most = mostMade(limits);
  if (counted.live >= most.live || counted.kept >= most.kept) throw tooMany(limits, counted);
}

const tooMany = (limits: Limits, { live, kept }: MadeCount): ServerFault =>
  new ServerFault(
    "TOO_MANY",
    live >= limits.liveMatchesPerAddress
      ? `${live} matches from your address are under way. Finish or give up some first.`
      : `${kept} matches from your address are stored. Older ones go with time.`,
  );

function recordOf(
  { game: id, plugins, setup = {}, seed, seats, webhook, clock, bring = false }: NewMatch,
  guests: readonly AnyPlugin[],
  entry: GameDescriptor | undefined,
): Omit<MatchRecord, "id"> {
  const info = findGame(id);
  if (info === undefined || entry === undefined) throw invalid(`There is no game "${id}".`);
  const joining = guests.filter((guest) => gamesFor(guest, guests).includes(info));
  const isOwn = (name: string) => joining.every((guest) => guest.name !== name);
  // as plugins of the game itself, they are in unless others are named
  const composed = entry.compose(
    plugins?.filter(isOwn),
    joining.filter(({ name }) => plugins?.includes(name) !== false),
  );
  if (!composed.ok) throw invalid(composed.problems.join(" "));
  const shared = seats.filter((name) => name === HUMAN).length > 1;
  if (clock !== undefined && !shared) throw invalid("A clock needs two people.");
  const hold = shared ? "always" : "auto";
  try {
    const bringing = bring ? bringingFor(entry, info.title, setup, seats) : undefined;
    const match = started(entry, composed.game, setup, { hold, ...(seed !== undefined && { seed }) });
    if (seats.length !== match.seats)
      throw new Error(`${info.title} has ${match.seats} seats with this setup, not ${seats.length}.`);
    botsAt(entry, seats, match);
    const { lock } = composed.game;
    return {
      game: id,
      plugins: pickedIn(info, lock),
      lock,
      seed: match.seed,
      isSeedChosen: seed !== undefined,
      unusual: entry.unusual(setup),
      chosen: chosenIn(setup, seats.length),
      ...(bringing && { bring: bringing }),
      ...(webhook !== undefined && { webhook }),
      ...(clock !== undefined && { clock }),
      setup: match.setup,
      holds: match.holds,
      seats,
      from: null,
      base: 0,
    };
  } catch (error) {
    throw invalid(error instanceof KernelError || error instanceof Error ? error.message : String(error), error);
  }
}

/** A match of a setup; what is wrong with that is thrown as sentences. */
export function started(
  { setupSchema }: Pick<GameDescriptor, "setupSchema">,
  game: Game,
  setup: unknown,
  options: Pick<MatchOptions, "hold" | "seed">,
): LiveMatch<unknown> {
  const asked = setupSchema.safeParse(setup);
  if (!asked.success) throw new Error(faultLines(asked.error.issues, "setup").join("; "));
  return startMatch(game, { setup, ...options });
}

/** Of which part of the setup each person brings one. */
function bringingFor(
  entry: GameDescriptor,
  title: string,
  setup: Bringing["setup"],
  seats: readonly string[],
): Bringing {
  const option = sidesOf(entry)?.key;
  if (option === undefined) throw new Error(`There is nothing to bring to ${title}.`);
  if (setup[option] !== undefined) throw new Error(`Each person brings one: leave "${option}" out of the setup.`);
  if (seats.length < 2 || seats.some((name) => name !== HUMAN))
    throw new Error("A bot brings nothing: have people only.");
  return { option, setup, isOpen: true };
}

/** The option that gives each side a thing of its own. */
export const sidesOf = ({ setup }: Pick<GameDescriptor, "setup">): SetupOption | undefined =>
  setup.find(({ sides }) => sides !== undefined);

/** The same match with fresh dice, and each player one place further; what was brought is asked for again. */
export function recordAgain({ clockAt: _, ...record }: MatchRecord, { game }: LiveMatch<unknown>): MatchRecord {
  const { id, bring } = record;
  const setup = bring?.setup ?? record.setup;
  const match = startMatch(game, { setup, hold: record.holds });
  const { seed, holds } = match;
  const again = bring && {
    bring: { ...bring, isOpen: true },
    setup: match.setup,
    chosen: chosenIn(setup, match.seats),
  };
  const fresh = {
    id: newId(shardIn(id)),
    lock: game.lock,
    seed,
    isSeedChosen: false,
    holds,
    from: null,
    base: 0,
    ...again,
  };
  return { ...record, ...fresh, seats: [...record.seats.slice(-1), ...record.seats.slice(0, -1)] };
}

/** A proxy reads from it where a match is kept: its shard stands before a point, which no secret has in it. */
const newId = (shard: string | undefined): string =>
  `${shard === undefined ? "" : `${shard}.`}${newSecret().slice(0, 12)}`;

const shardIn = (id: string): string | undefined => (id.includes(".") ? id.slice(0, id.indexOf(".")) : undefined);

const invalid = (reason: string, cause?: unknown): ServerFault => new ServerFault("MATCH_INVALID", reason, { cause });
