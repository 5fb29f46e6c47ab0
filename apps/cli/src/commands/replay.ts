import { answerWords, say, sentencesOf, type Voice, voiceOf } from "@riposte/hosting";
import {
  type LiveMatch,
  loadMatch,
  parseSave,
  resumeMatch,
  type Save,
  seatOfInput,
  startMatch,
} from "@riposte/kernel/run";
import { fill, shown } from "@riposte/words";
import type { Command } from "../command.js";
import { composedAs, GUEST_FLAGS, readGuests } from "../composition.js";
import { type Watched, watched } from "../debug.js";
import { EXIT } from "../exit-code.js";
import { gameOfFile } from "../find-game.js";
import type { GameEntry } from "../games/game-entry.js";
import { aboutFile } from "../match-file.js";
import { outcomeLines } from "../play/outcome-lines.js";

/** One input of a save, and what it did. */
interface ReplayedInput {
  readonly input: Save["inputs"][number];
  /** The input in words. */
  readonly text: string;
  readonly events: readonly { readonly type: string; readonly payload: unknown }[];
  readonly hash: string;
}

export const replay: Command = {
  name: "replay",
  summary: "play a saved match again, and print every input and what it did",
  operands: ["file"],
  flags: [{ name: "json", help: "inputs, events, state hashes and the result as JSON" }, ...GUEST_FLAGS],
  notes: [
    "The save is checked first: a damaged or edited file, or one made with other plugins, is refused (exit 2);\none whose inputs lead to another state than the saved one has diverged (exit 1).",
  ],
  examples: ["replay match.json", "replay match.json --json"],
  async run(args, terminal) {
    const save = aboutFile(args.operand("file"), parseSave);
    const entry = await gameOfFile(save.game, args.operand("file"));
    const game = composedAs(entry, save, await readGuests(args));
    const loaded = aboutFile(args.operand("file"), (contents) => loadMatch(game, contents));
    const voice = voiceOf(entry, game, undefined, loaded.viewFor(null).slices);
    const wasMigrated = loaded.from !== null && save.from === null;
    const inputs = wasMigrated ? [] : replayInputs(entry, watched(game, terminal), save);
    if (args.isSet("json")) {
      const { game: name, seed, setup } = save;
      const result = { outcome: loaded.outcome, hash: loaded.hash() };
      terminal.print(JSON.stringify({ game: name, seed, setup, inputs, ...result }, null, 2));
      return EXIT.ok;
    }
    terminal.print(`${entry.title} · seed ${save.seed} · ${save.inputs.length} inputs`);
    if (wasMigrated) terminal.print("Made with older plugins: its state was migrated, its inputs are not replayed.");
    for (const [at, one] of inputs.entries()) for (const line of inputLines(voice, at, one)) terminal.print(line);
    if (loaded.outcome === null) terminal.print("The match goes on.");
    else for (const line of outcomeLines(voice, loaded.outcome, terminal.paint, loaded.seats)) terminal.print(line);
    terminal.print(`hash ${loaded.hash()}`);
    return EXIT.ok;
  },
};

function replayInputs(entry: GameEntry, { game, ...how }: Watched, save: Save): readonly ReplayedInput[] {
  const options = { seed: save.seed, setup: save.setup, hold: save.holds, ...how };
  const match = save.from === null ? startMatch(game, options) : resumeMatch(game, save.from, options);
  const voice = voiceOf(entry, game, undefined, match.viewFor(null).slices);
  return save.inputs.map((input) => {
    const text = inputText(voice, match, input);
    const step = match.enter(input);
    if (!step.ok) throw new Error(`${step.code}: ${step.reason}`);
    return { input, text, events: step.events(seatOfInput(input)), hash: match.hash() };
  });
}

function inputText(voice: Voice, match: LiveMatch<unknown>, input: Save["inputs"][number]): string {
  if ("time" in input) return "the time is up";
  const seat = match.seats === 1 ? "" : fill("{seat.who}: ", { seat: input.seat }, voice);
  if ("undo" in input) return `${seat}undo to input ${input.undo}${input.barriers === undefined ? "" : " (marked)"}`;
  if ("resign" in input) return `${seat}resigns`;
  if ("policy" in input) return `${seat}policy ${shown(input.policy)}`;
  const { decision } = match;
  if (decision === null) return `${seat}${shown(input.answer)}`;
  return `${seat}${say(voice, decision.prompt)} ${answerWords(voice, decision.choice, input.answer)}`;
}

function inputLines(voice: Voice, at: number, { input, text, events }: ReplayedInput): readonly string[] {
  const sentences = sentencesOf(voice, events, seatOfInput(input));
  return [`${at + 1}. ${text}`, ...sentences.map((sentence) => `   ${sentence}`)];
}
