import { workerData } from "node:worker_threads";
import { type Fixture, type LeagueOrder, playFixture, type Result } from "@riposte/hosting/league";
import { findGame } from "../find-game.js";
import { fromOwnValues } from "../games/own-files.js";
import { welcomeGames } from "../guests/game-flag.js";
import { loadGuests } from "../guests/load-guests.js";
import type { ThreadData } from "../threads.js";

const { order, games } = workerData as ThreadData<LeagueOrder>;
await welcomeGames(games);
const entry = await findGame(order.game);
await entry.ownFiles?.read(fromOwnValues(order.own ?? {}));
const game = entry.game(order.plugins, await loadGuests(order.guests ?? []));

/** What a thread of the league's pool does. */
export const play = (fixture: Fixture): Result => playFixture(entry, game, order, fixture);
