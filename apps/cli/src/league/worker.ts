import { workerData } from "node:worker_threads";
import { type Fixture, type LeagueOrder, playFixture, type Result } from "@riposte/hosting/league";
import { findGame } from "../find-game.js";

const order = workerData as LeagueOrder;
const entry = await findGame(order.game);
const game = entry.game(order.plugins);

/** What a thread of the league's pool does. */
export const play = (fixture: Fixture): Result => playFixture(entry, game, order, fixture);
