import { randomBytes } from "node:crypto";
import type { Database, Session } from "../storage/database.js";
import type { Tail } from "../storage/match-record.js";
import { CHANNEL } from "../storage/postgres.js";
import { leaseKey } from "./lease-key.js";

/** What one process tells the others. */
export interface Word {
  readonly from: string;
  /**
   * `log`: something was stored; `here`: who is connected there; `who`: tell me who is; `alive`: I still run;
   * `out`: the players of these seats have lost them; `said`: a player wrote a line. */
  readonly kind: "log" | "here" | "who" | "alive" | "out" | "said";
  readonly match: string;
  readonly seats: readonly number[];
  /** What was stored, where it is short enough to be told. */
  readonly tail?: Tail;
}

/** The processes that serve the same matches, and who of them does what only one may do. */
export interface Exchange {
  /** The name of this process among them. */
  readonly name: string;
  readonly channel: string;
  say(kind: Word["kind"], match: string, seats?: readonly number[]): void;
  /** Takes the right to answer for a match's bots; it ends with this process, or with its connection. */
  lease(match: string): Promise<boolean>;
  release(match: string): void;
  close(): Promise<void>;
}

/** What the rooms of this process hear. */
export interface RoomEvents {
  /** Whether a match runs here: what is said of others is not read. */
  isHere(match: string): boolean;
  hear(word: Word): void;
  /** A process has gone, and every client connected to it. */
  onGone(process: string): void;
  /** What was said meanwhile was missed. */
  onBack(): void;
}

export interface ExchangeEvents extends RoomEvents {
  /** The operator has shut a guest out, or let one in again. */
  onBans(): void;
}

/** Said by the operator's command, of no match. */
export const BANS = "bans";
const ALIVE_EVERY = 2000;
const GONE_AFTER = 7000;

export async function openExchange(database: Database, events: ExchangeEvents): Promise<Exchange> {
  const name = randomBytes(6).toString("hex");
  if (database.session === undefined) return alone(name);
  const heardAt = new Map<string, number>();
  const leases = new Set<string>();
  const hear = (_channel: string, payload: string) => {
    // most of what is heard was said here
    if (payload.startsWith(name)) return;
    // `from kind match seats`; of what was stored a line for each match: `from log match after at entries`
    const said = /^(\S+) (\S+) (.*)$/s.exec(payload);
    if (said === null) return;
    const [, from = "", kind, about = ""] = said;
    heardAt.set(from, performance.now());
    if (kind === BANS) return events.onBans();
    if (!isKind(kind) || kind === "alive") return;
    for (const line of kind === "log" ? about.split("\n") : [about])
      if (events.isHere(matchOf(line)))
        events.hear({ from, kind, ...(kind === "log" ? readLog(line) : readSeats(line)) });
  };
  const session: Session = await database.session({
    hear,
    onBack() {
      leases.clear();
      events.onBack();
    },
  });
  const say: Exchange["say"] = (kind, match, seats = []) => {
    // no answer waits for it: what counts is in the log
    session.query("SELECT pg_notify($1, $2)", [CHANNEL, `${name} ${kind} ${match} ${seats.join(",")}`]).catch(() => {});
  };
  const living = setInterval(() => {
    say("alive", "-");
    for (const [process, at] of heardAt)
      if (performance.now() - at > GONE_AFTER) {
        heardAt.delete(process);
        events.onGone(process);
      }
  }, ALIVE_EVERY);
  living.unref();
  return {
    name,
    channel: CHANNEL,
    say,
    async lease(match) {
      if (leases.has(match)) return true;
      const { rows } = await session
        .query<{ mine: boolean }>("SELECT pg_try_advisory_lock($1::bigint) AS mine", [leaseKey(match)])
        .catch(() => ({ rows: [] }));
      if (rows[0]?.mine === true) leases.add(match);
      return leases.has(match);
    },
    release(match) {
      if (leases.delete(match))
        session.query("SELECT pg_advisory_unlock($1::bigint)", [leaseKey(match)]).catch(() => {});
    },
    close() {
      clearInterval(living);
      return session.close();
    },
  };
}

/** One process has all clients. */
const alone = (name: string): Exchange => ({
  name,
  channel: "",
  say: () => undefined,
  lease: async () => true,
  release: () => undefined,
  close: async () => undefined,
});

/** Of which match a line is, without reading the rest of it. */
const matchOf = (line: string): string => (line.includes(" ") ? line.slice(0, line.indexOf(" ")) : line);

function readSeats(line: string): Pick<Word, "match" | "seats"> {
  const [match = "", seats = ""] = line.split(" ");
  return { match, seats: seats === "" ? [] : seats.split(",").map(Number) };
}

function readLog(line: string): Pick<Word, "match" | "seats" | "tail"> {
  const [, match = line, after, at, entries] = /^(\S+)(?: (\S+) (\S+) (.*))?/s.exec(line) ?? [];
  const tail = entries === undefined ? undefined : readTail(Number(after), Number(at), entries);
  return { match, seats: [], ...(tail && { tail }) };
}

/** What cannot be read is looked up. */
function readTail(after: number, at: number, entries: string): Tail | undefined {
  try {
    return { after, at, entries: JSON.parse(entries) as Tail["entries"] };
  } catch {
    return undefined;
  }
}

const isKind = (word: string | undefined): word is Word["kind"] =>
  word === "log" || word === "here" || word === "who" || word === "alive" || word === "out" || word === "said";
