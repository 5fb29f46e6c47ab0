import { setTimeout } from "node:timers/promises";
import { type LiveMatch, loadMatch, randomSeed, startMatch } from "@riposte/kernel";
import type { Arguments } from "../arguments.js";
import type { Command } from "../command.js";
import { EXIT } from "../exit-code.js";
import { findBot, findGame } from "../find-game.js";
import type { GameEntry } from "../games/game-entry.js";
import { aboutFile, writeMatchFile } from "../match-file.js";
import { playSession, type Session } from "../play/session.js";
import { watchBot } from "../play/watch.js";
import { readSetup, setupFlags } from "../setup-options.js";
import { createLineAsker } from "../terminal/line-asker.js";
import { createMenuAsker } from "../terminal/menu-asker.js";
import { UserMistake } from "../user-mistake.js";

/** Time to read a bot's step on a terminal. */
const PAUSE = 400;

export const play: Command = {
  name: "play",
  summary: "play at the keyboard, or watch a bot",
  operands: ["game"],
  flags: [
    { name: "seed", value: "SEED", help: "same seed, same match; chosen at random unless given" },
    ...setupFlags(),
    { name: "bot", value: "NAME", help: "watch this bot play instead" },
    { name: "load", value: "FILE", help: "go on with a saved match" },
    { name: "save", value: "FILE", help: "save the match here when you leave" },
  ],
  notes: [
    "Without a terminal, play reads one line per question from stdin: a number from the list, or a command\n(u undo, r redo, h hint, s FILE save, l FILE load, t table, ? help, q quit).",
  ],
  examples: ["play finished", "play finished --seed 1 --bot greedy", "play finished --load match.json"],
  async run(args, terminal) {
    const entry = findGame(args.operand("game"));
    const bot = args.text("bot") === undefined ? undefined : findBot(entry, args.text("bot") as string);
    const session: Session = { entry, game: entry.game(), match: matchFor(entry, args), terminal };
    terminal.print(`${entry.title} · seed ${session.match.seed}`);
    if (bot === undefined) await playByHand(session);
    else {
      const pause = async () => void (terminal.isInteractive && (await setTimeout(PAUSE)));
      await watchBot(session, bot.create(session.match.seed, session.game), pause);
    }
    leave(session, args.text("save"));
    return EXIT.ok;
  },
};

/** Plays one match at the keyboard or from stdin. */
export async function playByHand(session: Session): Promise<void> {
  const asker = session.terminal.isInteractive ? createMenuAsker(session.terminal) : createLineAsker(session.terminal);
  try {
    await playSession(session, asker);
  } finally {
    asker.close();
  }
}

function matchFor(entry: GameEntry, args: Arguments): LiveMatch<unknown> {
  const setup = readSetup(entry, args);
  const file = args.text("load");
  if (file === undefined) return startMatch(entry.game(), { setup, seed: args.text("seed") ?? randomSeed() });
  if (args.isSet("seed") || Object.keys(setup).length > 0)
    throw new UserMistake("BAD_VALUE", "--load brings its own seed and setup: leave --seed and setup options out.");
  return aboutFile(file, (save) => loadMatch(entry.game(), save));
}

function leave({ match, terminal }: Session, file: string | undefined): void {
  if (file === undefined) {
    if (match.outcome === null) terminal.print("Left before the end; nothing was saved.");
    return;
  }
  writeMatchFile(file, match);
  terminal.print(`Saved to ${file}.`);
}
