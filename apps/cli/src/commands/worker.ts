import { setTimeout } from "node:timers/promises";
import { counted } from "@riposte/words";
import type { Command } from "../command.js";
import { EXIT } from "../exit-code.js";
import { GAME_FLAG } from "../guests/game-flag.js";
import { openFarm } from "../league/farm.js";
import { startFarmHand } from "../league/farm-hand.js";
import { UserMistake } from "../user-mistake.js";

const MOST_IDLE = 86_400;
const POLL = 250;

export const worker: Command = {
  name: "worker",
  summary: "play matches of leagues that others have put into a PostgreSQL",
  operands: [],
  flags: [
    { name: "database", value: "URL", help: "where the league was begun: postgres://user:password@host/name" },
    {
      name: "idle",
      value: "SECONDS",
      help: "leave when there was nothing to play for so long; stays until stopped unless given",
    },
    GAME_FLAG,
  ],
  notes: [
    "Start as many as there are cores, on any machine. A worker may come and go at any time: a match it does not finish goes to\nanother one, and each counts once. One with other plugins or data than the league's is refused.",
  ],
  examples: [
    "worker --database postgres://riposte@farm/league",
    "worker --database postgres://localhost/league --idle 60",
  ],
  async run(args, terminal) {
    const database = args.text("database");
    if (database === undefined)
      throw new UserMistake("MISSING_ARGUMENT", "A worker needs --database: the one the league was begun with.");
    const idle = args.count("idle", { min: 1, max: MOST_IDLE, otherwise: Number.POSITIVE_INFINITY });
    const farm = await openFarm(database);
    let isStopped = false;
    const stop = () => {
      isStopped = true;
    };
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
    try {
      const hand = await startFarmHand(farm, ({ fixture }) => terminal.warn(`played match ${fixture.number + 1}`));
      terminal.warn("Waiting for matches. Ctrl+C stops after the one under way.");
      while (!isStopped && Date.now() - hand.lastAt < idle * 1000) await Promise.race([hand.refused, setTimeout(POLL)]);
      terminal.print(`${counted(hand.played, "match", "matches")} played.`);
      return EXIT.ok;
    } finally {
      process.off("SIGINT", stop);
      process.off("SIGTERM", stop);
      await farm.close();
    }
  },
};
