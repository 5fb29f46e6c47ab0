import { parentPort, workerData } from "node:worker_threads";
import { findGame } from "../find-game.js";
import { loadGuests } from "../guests/load-guests.js";
import { addCardsOf } from "../play/own-cards.js";
import type { Batch, BatchResult, Order } from "./order.js";
import { playGames } from "./play-games.js";

const order = workerData as Order;
if (order.cards !== undefined) await addCardsOf(order.cards);
const entry = await findGame(order.game);
const game = entry.game(order.plugins, await loadGuests(order.guests));
const options = { ...order, entry, game };

parentPort?.on("message", ({ from, to }: Batch) => {
  const result: BatchResult = { from, to, played: playGames(options, from, to) };
  parentPort?.postMessage(result);
});
