import { parentPort, workerData } from "node:worker_threads";
import { findGame } from "../find-game.js";
import { fromOwnValues } from "../games/own-files.js";
import { welcomeGames } from "../guests/game-flag.js";
import { loadGuests } from "../guests/load-guests.js";
import type { ThreadData } from "../threads.js";
import { entryFor } from "./entry-for.js";
import type { Batch, BatchResult, Order } from "./order.js";
import { playGames } from "./play-games.js";

const { order, games } = workerData as ThreadData<Order>;
await welcomeGames(games);
const listed = await findGame(order.game);
await listed.ownFiles?.read(fromOwnValues(order.own));
const entry = await entryFor(listed, order);
const game = entry.game(order.plugins, await loadGuests(order.guests));
const options = { ...order, entry, game };

parentPort?.on("message", ({ from, to }: Batch) => {
  const result: BatchResult = { from, to, played: playGames(options, from, to) };
  parentPort?.postMessage(result);
});
