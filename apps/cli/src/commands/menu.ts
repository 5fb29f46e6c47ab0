import { intro, isCancel, select } from "@clack/prompts";
import type { Setup, SetupValue } from "@riposte/hosting";
import { randomSeed } from "@riposte/kernel/chance";
import { startMatch } from "@riposte/kernel/run";
import { EXIT, type ExitCode } from "../exit-code.js";
import type { GameEntry } from "../games/game-entry.js";
import { type ListedGame, listedGames } from "../games.js";
import type { Session } from "../play/session.js";
import { setupOfSeed, withOption } from "../setup-options.js";
import { streamsOf } from "../terminal/menu-asker.js";
import type { Terminal } from "../terminal/terminal.js";
import { playByHand } from "./play.js";

/** `riposte` alone on a terminal: choose a game and its setup, then play. */
export async function menu(terminal: Terminal): Promise<ExitCode> {
  const streams = streamsOf(terminal);
  intro("riposte", streams);
  const listed = await select<ListedGame>({
    ...streams,
    message: "Which game?",
    options: listedGames().map((value) => ({ value, label: value.title, hint: value.summary })),
  });
  if (isCancel(listed)) return EXIT.ok;
  const entry = await listed.load();
  const setup = await chooseSetup(entry, terminal);
  if (setup === undefined) return EXIT.ok;
  const game = entry.game();
  const seed = randomSeed();
  const match = startMatch(game, { setup: setupOfSeed(entry, setup, seed), seed });
  terminal.print(`${entry.title} · seed ${match.seed}`);
  const session: Session = { entry, game, match, terminal, told: [] };
  await playByHand(session);
  session.thoughts?.close();
  return EXIT.ok;
}

async function chooseSetup(entry: GameEntry, terminal: Terminal): Promise<Setup | undefined> {
  let setup: Setup = {};
  for (const { key, help, values, otherwise, read } of entry.setup.filter(({ isRare }) => isRare !== true)) {
    const value = await select<SetupValue>({
      ...streamsOf(terminal),
      message: `${key}: ${help}`,
      initialValue: otherwise,
      options: values.map((one) => ({ value: one, label: String(one) })),
    });
    if (isCancel(value)) return undefined;
    setup = withOption(setup, key, read?.(String(value)) ?? value);
  }
  return setup;
}
