import { setTimeout } from "node:timers/promises";
import { randomSeed } from "@riposte/kernel/chance";
import {
  type AnyPlugin,
  type Bot,
  type LiveMatch,
  loadMatch,
  type MatchOptions,
  parseSave,
  startMatch,
} from "@riposte/kernel/run";
import type { Arguments } from "../arguments.js";
import type { Command } from "../command.js";
import { COMPOSITION_FLAGS, composedAs, readGuests, readPlugins } from "../composition.js";
import { watched } from "../debug.js";
import { EXECUTOR_FLAG, executorAsked } from "../executor-asked.js";
import { EXIT } from "../exit-code.js";
import { findBot, findGame } from "../find-game.js";
import type { GameEntry } from "../games/game-entry.js";
import { hasOwnFiles, OWN_FLAGS, withOwnFiles } from "../games/own-files.js";
import { aboutFile, writeMatchFile } from "../match-file.js";
import { measured, playSession, type Session, tellOpening } from "../play/session.js";
import { watchBots } from "../play/watch.js";
import { readSetup, setupFlags, setupOfSeed } from "../setup-options.js";
import { botAt, readSeating } from "../simulate/seating.js";
import { createLineAsker } from "../terminal/line-asker.js";
import { createMenuAsker } from "../terminal/menu-asker.js";
import type { Terminal } from "../terminal/terminal.js";
import { warnUnplayed } from "../terminal/warn-unplayed.js";
import { UserMistake } from "../user-mistake.js";

/** Time to read a bot's step on a terminal. */
const PAUSE = 400;

export const play: Command = {
  name: "play",
  summary: "play at the keyboard, alone, together or against a bot; or watch bots",
  operands: ["game"],
  flags: [
    { name: "seed", value: "SEED", help: "same seed, same match; chosen at random unless given" },
    ...setupFlags(),
    ...OWN_FLAGS,
    ...COMPOSITION_FLAGS,
    { name: "bot", value: "NAME", help: "this bot plays the other seats; greedy,random seats one each, to be watched" },
    { name: "seat", value: "N", help: "sit here yourself; the first seat unless given" },
    { name: "watch", help: "--bot plays every seat, and you look on" },
    EXECUTOR_FLAG,
    { name: "load", value: "FILE", help: "go on with a saved match" },
    { name: "save", value: "FILE", help: "save the match here when you leave" },
  ],
  notes: [
    "Without a terminal, play reads one line per question from stdin: a number from the list, or a command\n(u undo, r redo, h hint, s FILE save, l FILE load, t table, log, about NAME, hold HOW, until WHAT, ? help, q quit).",
    "A game of two without --bot is played by both at one keyboard: each sees the own hand only when asked.",
  ],
  async run(given, terminal) {
    const entry = await findGame(given.operand("game"));
    const args = await withOwnFiles(entry, given);
    const guests = await readGuests(args);
    const { match, played } = matchFor(entry, args, guests, terminal, await executorAsked(args));
    const bots = args.isSet("bot") ? botsFor(entry, args, match) : undefined;
    const own = ownSeat(args, match);
    const computers = own === undefined ? undefined : new Map([...(bots ?? [])].filter(([seat]) => seat !== own));
    const file = args.text("save");
    const session: Session = {
      entry,
      game: match.game,
      match,
      terminal,
      guests,
      told: [],
      isShared: !hasOwnFiles(args),
      isSavedAtEnd: file !== undefined,
      ...(computers && { computers }),
    };
    // said now, not after an hour: the file can be written
    if (file !== undefined) writeMatchFile(file, match);
    terminal.print(`${entry.title} · seed ${match.seed}`);
    tellOpening(session);
    if (bots === undefined || own !== undefined)
      await playByHand(Object.assign(session, { time: measured(session, played) }));
    else {
      const pause = async () => void (terminal.isInteractive && (await setTimeout(PAUSE)));
      await watchBots(session, (seat) => bots.get(seat) as Bot, pause);
    }
    session.thoughts?.close();
    leave(session, file);
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

/** A bot for every seat. */
function botsFor(entry: GameEntry, args: Arguments, match: LiveMatch<unknown>): ReadonlyMap<number, Bot> {
  const seating = readSeating(entry, args);
  return new Map(
    Array.from({ length: match.seats }, (_, seat) => {
      const seed = seat === 0 ? match.seed : `${match.seed}:${seat}`;
      return [seat, findBot(entry, botAt(seating, seat, 0)).create(seed, match.game, { seat, setup: match.setup })];
    }),
  );
}

function ownSeat(args: Arguments, match: LiveMatch<unknown>): number | undefined {
  const isSat = args.isSet("seat");
  if (isSat && args.isSet("watch"))
    throw new UserMistake("BAD_VALUE", "Who sits at a seat does not watch: leave --seat or --watch out.");
  if (!isSat && (!args.isSet("bot") || args.isSet("watch") || match.seats === 1 || args.text("bot")?.includes(",")))
    return undefined;
  if (!args.isSet("bot")) throw new UserMistake("BAD_VALUE", "--seat needs --bot: who plays the other seats?");
  return args.count("seat", { min: 0, max: match.seats - 1, otherwise: 0 });
}

function matchFor(
  entry: GameEntry,
  args: Arguments,
  guests: readonly AnyPlugin[],
  terminal: Terminal,
  asked: Pick<MatchOptions, "executor">,
): { readonly match: LiveMatch<unknown>; readonly played?: number | undefined } {
  const setup = readSetup(entry, args);
  const file = args.text("load");
  if (file === undefined) {
    const seed = args.text("seed") ?? randomSeed();
    const { game, ...how } = watched(entry.game(readPlugins(entry, args), guests), terminal);
    // bots give nothing away by not being asked, and neither does a player against them
    const hold = args.isSet("bot") ? { hold: "auto" as const } : {};
    const begun = setupOfSeed(entry, setup, seed);
    warnUnplayed(entry, begun, terminal);
    return { match: startMatch(game, { setup: begun, seed, ...how, ...asked, ...hold }) };
  }
  if (args.isSet("seed") || args.isSet("plugins") || Object.keys(setup).length > 0)
    throw new UserMistake(
      "BAD_VALUE",
      "--load brings its own seed and setup: leave --seed, --plugins and setup options out.",
    );
  return aboutFile(file, (contents) => {
    const save = parseSave(contents);
    const { game, ...how } = watched(composedAs(entry, save, guests), terminal);
    return { match: loadMatch(game, save, { ...how, ...asked }), played: save.played };
  });
}

function leave({ match, terminal, savedInputs, time }: Session, file: string | undefined): void {
  if (file === undefined) {
    const isSaved = savedInputs === match.inputs.length;
    if (match.outcome === null)
      terminal.print(`Left before the end; ${isSaved ? "it is saved" : "nothing was saved"}.`);
    return;
  }
  writeMatchFile(file, match, time?.played);
  terminal.print(`Saved to ${file}.`);
}
