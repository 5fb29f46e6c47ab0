import { sentencesOf } from "@riposte/catalog";
import { type AnyPlugin, type Game, type LiveMatch, loadMatch, parseSave } from "@riposte/kernel/run";
import { composedAs } from "../composition.js";
import type { GameEntry } from "../games/game-entry.js";
import { aboutFile, writeMatchFile } from "../match-file.js";
import { mistakeMessage } from "../mistake-message.js";
import type { Terminal } from "../terminal/terminal.js";
import type { Asker } from "./asker.js";
import { answersBack, type ComputerSeats, NO_COMPUTERS, seatShown, seatTold } from "./computer-seats.js";
import { answerText, sortOut } from "./decision-lines.js";
import { letComputersPlay } from "./let-computers-play.js";
import { outcomeLines } from "./outcome-lines.js";
import { PLAY_COMMANDS, type PlayCommand, readPlayCommand } from "./play-command.js";
import { readAnswer } from "./read-answer.js";
import { voiceAsking, voiceTelling } from "./voices.js";

export interface Session {
  readonly entry: GameEntry;
  game: Game;
  match: LiveMatch<unknown>;
  readonly terminal: Terminal;
  /** Plugins of others that were given; a match that is loaded may have them. */
  readonly guests?: readonly AnyPlugin[];
  /** How many inputs the match had when it was last saved. */
  savedInputs?: number;
  /** Seats that bots play; none unless given. */
  readonly computers?: ComputerSeats;
}

/** Plays until the player leaves; the match in the session is then the last one. */
export async function playSession(session: Session, asker: Asker): Promise<void> {
  const { terminal } = session;
  let drawn = false;
  for (;;) {
    letComputersPlay(session);
    const { decision, outcome } = session.match;
    if (!drawn) showTable(session);
    if (!drawn && outcome !== null)
      for (const line of outcomeLines(voiceTelling(session), outcome, terminal.paint, session.match.seats))
        terminal.print(line);
    const line = await asker.ask(voiceAsking(session), decision);
    if (line === undefined) return;
    const command = readPlayCommand(line);
    if (command?.do === "quit") return;
    drawn = command === undefined ? !enterAnswer(session, line) : !obey(session, command);
  }
}

/** What happened before the first decision: the deal, the first draws. */
export function tellOpening(session: Session): void {
  const { match, terminal, computers = NO_COMPUTERS } = session;
  if (match.inputs.length > 0) return;
  for (const sentence of sentencesOf(voiceTelling(session), match.opening.events(seatTold(match, computers))))
    terminal.print(terminal.paint.dim(`  ${sentence}`));
}

/** Draws what the asked seat sees, or the one person among bots. */
export function showTable(session: Session): void {
  const { entry, match, terminal, computers = NO_COMPUTERS } = session;
  const seat = seatShown(match, computers);
  const { slices } = match.viewFor(seat);
  const { decision } = match;
  const asked = decision?.seat === seat ? { seat, choice: decision.choice } : undefined;
  terminal.print("");
  const style = { paint: terminal.paint, width: terminal.width, voice: voiceAsking(session) };
  for (const line of entry.draw(slices, style, asked, match)) terminal.print(line);
}

/** True when the answer was taken. */
function enterAnswer(session: Session, line: string): boolean {
  const { match, terminal, computers = NO_COMPUTERS } = session;
  const { decision } = match;
  if (decision === null) return complain(session, "The match is over: u takes the last answer back, q quits.");
  const read = readAnswer(decision.choice, line, sortOut(voiceAsking(session), decision.choice));
  if ("fault" in read) return complain(session, read.fault);
  const step = match.answer(decision.seat, read.answer, decision.id);
  if (!step.ok) return complain(session, `${step.code}: ${step.reason}`);
  for (const sentence of sentencesOf(voiceTelling(session), step.events(seatTold(match, computers)), decision.seat))
    terminal.print(terminal.paint.dim(`  ${sentence}`));
  return true;
}

/** True when the table changed or shall be drawn again. */
function obey(session: Session, command: PlayCommand): boolean {
  const { terminal, match } = session;
  switch (command.do) {
    case "undo":
      return undo(session, command.steps);
    case "redo": {
      const step = match.redo();
      return step.ok || complain(session, step.reason);
    }
    case "table":
      return true;
    case "resign": {
      const step = match.resign(seatShown(match, session.computers ?? NO_COMPUTERS));
      return step.ok || complain(session, step.reason);
    }
    case "help":
      for (const [form, what] of PLAY_COMMANDS) terminal.print(`  ${form.padEnd(8)}${what}`);
      return false;
    case "hint":
      return hint(session);
    case "incomplete":
      return complain(session, command.what);
    case "save":
      return forgiving(session, () => {
        writeMatchFile(command.file, match);
        session.savedInputs = match.inputs.length;
        terminal.print(`Saved to ${command.file}.`);
        return false;
      });
    case "load":
      return forgiving(session, () => {
        session.match = aboutFile(command.file, (save) =>
          loadMatch(composedAs(session.entry, parseSave(save), session.guests ?? []), save),
        );
        session.game = session.match.game;
        terminal.print(`Loaded ${command.file}.`);
        return true;
      });
    case "quit":
      return false;
  }
}

/** All seats sit at this one keyboard, so they agree; what was seen already is said. */
function undo(session: Session, steps: number): boolean {
  const { match, terminal, computers = NO_COMPUTERS } = session;
  const before = match.barriersUndone;
  const by = match.decision?.seat ?? 0;
  const consent = Array.from({ length: match.seats }, (_, seat) => seat).filter((seat) => seat !== by);
  const step = match.undo({ by, to: match.line.length - answersBack(match, computers, steps), consent });
  if (!step.ok) return complain(session, step.reason);
  const crossed = match.barriersUndone - before;
  const mark =
    crossed === 0
      ? ""
      : ` Marked: ${crossed === 1 ? "1 answer" : `${crossed} answers`} taken back had shown something hidden.`;
  terminal.print(terminal.paint.yellow(`Undone.${mark}`));
  return true;
}

function hint(session: Session): false {
  const { entry, game, match, terminal } = session;
  if (match.decision === null) return complain(session, "The match is over.");
  const bot = entry.bots[entry.hintBot]?.create("hint", game);
  if (bot === undefined) return complain(session, "This game has no bot that gives hints.");
  const answer = bot.answer(match.seen);
  terminal.print(
    `${bot.name} would choose: ${terminal.paint.green(answerText(voiceAsking(session), match.decision.choice, answer))}`,
  );
  return false;
}

/** A wrong file must not end the match. */
function forgiving(session: Session, act: () => boolean): boolean {
  try {
    return act();
  } catch (error) {
    const message = mistakeMessage(error);
    if (message === undefined) throw error;
    return complain(session, message);
  }
}

function complain({ terminal }: Session, what: string): false {
  terminal.print(terminal.paint.red(what));
  return false;
}
