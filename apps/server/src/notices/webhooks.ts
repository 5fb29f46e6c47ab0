import { findGame } from "@riposte/hosting";
import { nthPlayer } from "@riposte/words";
import type { MatchRecord } from "../storage/match-record.js";

export interface WebhookOptions {
  /** The origins notices may go to. */
  readonly origins?: readonly string[];
  /** Where this server's table is, for links; without it notices have none. */
  readonly address?: string;
  /** Milliseconds before each further try. */
  readonly waits?: readonly number[];
}

/** Tells people at other places that they are asked, in Discord's format. */
export interface Webhooks {
  readonly origins: readonly string[];
  isAllowed(url: string): boolean;
  tellTurn(record: MatchRecord, seat: number): void;
  close(): void;
}

const DISCORD = ["https://discord.com", "https://discordapp.com"];
const WAITS = [2000, 10_000, 60_000];
const ANSWER_WITHIN = 5000;
/** Milliseconds between two notices to one seat. */
const NOT_AGAIN_WITHIN = 30_000;
const MOST_WAITING = 1000;

/** Notices wait in a queue of this process; a place that does not answer is tried a few times, then left. */
export function createWebhooks(
  { origins = DISCORD, address, waits = WAITS }: WebhookOptions = {},
  log: (line: string) => void,
): Webhooks {
  const toldAt = new Map<string, number>();
  const timers = new Set<NodeJS.Timeout>();
  const isAllowed = (url: string) => URL.canParse(url) && origins.includes(new URL(url).origin);

  const send = async (match: string, url: string, content: string, tries: number): Promise<void> => {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
        redirect: "error",
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      });
      await response.body?.cancel();
      if (response.ok) return;
      throw new Error(`answered ${response.status}`);
    } catch (error) {
      const wait = waits[tries];
      // the address is a secret of the match's maker
      if (wait === undefined) return log(`match ${match}: a turn could not be told: ${messageOf(error)}`);
      const timer = setTimeout(() => {
        timers.delete(timer);
        void send(match, url, content, tries + 1);
      }, wait);
      timer.unref();
      timers.add(timer);
    }
  };
  return {
    origins,
    isAllowed,
    tellTurn({ id, game, webhook }, seat) {
      if (webhook === undefined || !isAllowed(webhook) || timers.size >= MOST_WAITING) return;
      const place = `${id} ${seat}`;
      const now = performance.now();
      if (now - (toldAt.get(place) ?? Number.NEGATIVE_INFINITY) < NOT_AGAIN_WITHIN) return;
      if (toldAt.size > MOST_WAITING) toldAt.clear();
      toldAt.set(place, now);
      const link = address === undefined ? "" : ` ${new URL(`#/online/${id}`, address).href}`;
      void send(id, webhook, `Your turn, ${nthPlayer(seat)} of ${findGame(game)?.title ?? game}.${link}`, 0);
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
