import { workerData } from "node:worker_threads";
import { findGame } from "../find-game.js";
import type { Fixture, Result } from "./fixture.js";
import { type LeagueOrder, playFixture } from "./play-fixture.js";

const order = workerData as LeagueOrder;
const entry = await findGame(order.game);
const game = entry.game(order.plugins);

/** What a thread of the league's pool does. */
export const play = (fixture: Fixture): Result => playFixture(entry, game, order, fixture);
