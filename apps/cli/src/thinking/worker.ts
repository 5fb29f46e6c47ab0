import { parentPort, workerData } from "node:worker_threads";
import { createMind, type Thinking, type Thought } from "@riposte/hosting/seats";
import { welcomeGames } from "../guests/game-flag.js";
import type { ThreadData } from "../threads.js";

await welcomeGames((workerData as ThreadData<null>).games);
const mind = createMind();
const tell = (thinking: Thinking) => parentPort?.postMessage(thinking);

parentPort?.on("message", (thought: Thought) => {
  mind(thought, tell).catch((error: unknown) =>
    tell({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
