import { playFixture } from "@riposte/hosting/league";
import { type Game, hashState } from "@riposte/kernel/run";
import { findGame } from "../find-game.js";
import type { GameEntry } from "../games/game-entry.js";
import { loadGuests } from "../guests/load-guests.js";
import { UserMistake } from "../user-mistake.js";
import { type Farm, type FarmJob, type LeagueAbout, QUEUE } from "./farm.js";

interface Known {
  readonly about: LeagueAbout;
  readonly entry: GameEntry;
  readonly game: Game;
}

/** Plays matches of any league in the queue, one after the other, until it is stopped. */
export interface FarmHand {
  /** Matches played. */
  readonly played: number;
  /** When the last one was over. */
  readonly lastAt: number;
  /** Comes back with what keeps it from going on: it never plays with other plugins than the league's. */
  readonly refused: Promise<never>;
}

export async function startFarmHand({ boss, pool }: Farm, onPlayed: (job: FarmJob) => void): Promise<FarmHand> {
  const leagues = new Map<string, Known>();
  let refuse: (reason: UserMistake) => void = () => undefined;
  const refused = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  refused.catch(() => undefined);
  const hand = { played: 0, lastAt: Date.now(), refused };

  const learn = async (id: string): Promise<Known> => {
    const known = leagues.get(id);
    if (known !== undefined) return known;
    const { rows } = await pool.query<{ readonly about: LeagueAbout }>(
      "select about from riposte_league where id = $1",
      [id],
    );
    const about = rows[0]?.about;
    if (about === undefined) throw new Error(`There is no league ${id}.`);
    const entry = await findGame(about.order.game);
    const game = entry.game(about.order.plugins, await loadGuests(about.order.guests ?? []));
    if (hashState(game.lock) !== about.lock)
      throw new UserMistake(
        "BAD_PLUGIN",
        `The league of ${about.order.game} is played with other plugins or data than this worker has. Install the same version of riposte here as where the league was begun; the match is left to other workers.`,
      );
    const learned = { about, entry, game };
    leagues.set(id, learned);
    return learned;
  };

  await boss.work<FarmJob>(QUEUE, { batchSize: 1, pollingIntervalSeconds: 0.5 }, async ([job]) => {
    if (job === undefined) return;
    const { league, fixture } = job.data;
    try {
      const { about, entry, game } = await learn(league);
      const result = playFixture(entry, game, about.order, fixture);
      await pool.query(
        "insert into riposte_league_result (league, number, result) values ($1, $2, $3) on conflict do nothing",
        [league, fixture.number, result],
      );
      hand.played += 1;
      hand.lastAt = Date.now();
      onPlayed(job.data);
    } catch (error) {
      if (error instanceof UserMistake) refuse(error);
      // the queue gives it to another worker
      throw error;
    }
  });
  return hand;
}
