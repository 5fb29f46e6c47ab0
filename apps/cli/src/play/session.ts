import { type LoggedStep, refusalOf, ruleIn } from "@riposte/hosting";
import { createMatchTime, lastsAt, type MatchTime } from "@riposte/hosting/seats";
import {
  type AnyPlugin,
  describeRefusal,
  type Game,
  type LiveMatch,
  loadMatch,
  parseSave,
  type Refusal,
} from "@riposte/kernel/run";
import { counted, shownTime } from "@riposte/words";
import { composedAs } from "../composition.js";
import type { GameEntry } from "../games/game-entry.js";
import { aboutFile, writeMatchFile } from "../match-file.js";
import { mistakeMessage } from "../mistake-message.js";
import type { Terminal } from "../terminal/terminal.js";
import { paragraph } from "../terminal/wrap.js";
import { hintLines } from "../thinking/hint.js";
import type { Thoughts } from "../thinking/thoughts.js";
import { thoughtsOf } from "../thinking/thoughts-of.js";
import { aboutLines } from "./about.js";
import type { Asker } from "./asker.js";
import { answersBack, type ComputerSeats, NO_COMPUTERS, seatShown } from "./computer-seats.js";
import { sortOut } from "./decision-lines.js";
import { keepMatch } from "./kept-match.js";
import { letComputersPlay } from "./let-computers-play.js";
import { logLines } from "./log-lines.js";
import { outcomeLines } from "./outcome-lines.js";
import { PLAY_COMMANDS, type PlayCommand, readPlayCommand } from "./play-command.js";
import { readPolicy, windowNow } from "./policies.js";
import { answerHelp, readAnswer } from "./read-answer.js";
import { tell } from "./tell.js";
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
  /** It is saved to a file whenever it is left. */
  readonly isSavedAtEnd?: boolean;
  /** Seats that bots play; none unless given. */
  readonly computers?: ComputerSeats;
  /** How long the match is played, where it may not last for ever. */
  time?: MatchTime;
  /** What was told so far, for the log. */
  readonly told?: LoggedStep[];
  /** Another thread could play the match too: its cards and units are no files of one's own. */
  readonly isShared?: boolean;
  /** Thinks for hints and for bots that take their time. */
  thoughts?: Thoughts;
  /** The table as it was drawn last. */
  drawn?: string;
}

/** Plays until the player leaves; the match in the session is then the last one. */
export async function playSession(session: Session, asker: Asker): Promise<void> {
  const { terminal } = session;
  let isNew = true;
  session.time ??= measured(session);
  for (;;) {
    await letComputersPlay(session);
    const { decision, outcome } = session.match;
    if (isNew) showTable(session);
    if (isNew && outcome !== null)
      for (const line of outcomeLines(voiceTelling(session), outcome, terminal.paint, session.match.seats))
        terminal.print(line);
    const line = await asker.ask(voiceAsking(session), decision);
    noteTime(session);
    if (line === undefined) return;
    const command = readPlayCommand(line);
    if (command?.do === "quit") {
      if (await mayLeave(session, asker)) return;
      isNew = false;
    } else isNew = command === undefined ? enterAnswer(session, line) : await obey(session, command);
  }
}

/** A person sits at it from now on; `before`: milliseconds it was played earlier. */
export function measured(session: Session, before = 0): MatchTime {
  const time = createMatchTime(() => session.match, performance.now.bind(performance), before);
  time.run();
  return time;
}

/** Time passed while the player thought: where it is up now, the match hears it before the answer. */
function noteTime(session: Session): void {
  if (session.time?.isDue !== true) return;
  const step = session.match.timeUp();
  if (step.ok) tell(session, step, null);
}

/** No player leaves an unsaved match by a slip: it is asked, and the match is kept. */
async function mayLeave(session: Session, asker: Asker): Promise<boolean> {
  const { match, terminal, savedInputs } = session;
  const isSafe = match.outcome !== null || session.isSavedAtEnd === true || savedInputs === match.inputs.length;
  if (isSafe || !terminal.isInteractive) return true;
  if (!(await asker.confirm("Leave the match? It is kept, and you can go on with it."))) return false;
  return forgiving(session, () => {
    const file = keepMatch(match, session.time?.played);
    session.savedInputs = match.inputs.length;
    terminal.print(`Kept. Go on with: riposte play ${session.entry.name} --load ${file}`);
    return true;
  });
}

/** What happened before the first decision: the deal, the first draws. */
export function tellOpening(session: Session): void {
  if (session.match.inputs.length === 0) tell(session, session.match.opening, null);
}

/** Draws what the asked seat sees, or the one person among bots; a table that looks as it did is not drawn again. */
export function showTable(session: Session, isWanted = false): void {
  const { entry, match, terminal, computers = NO_COMPUTERS } = session;
  const seat = seatShown(match, computers);
  const { slices } = match.viewFor(seat);
  const { decision } = match;
  const asked = decision?.seat === seat ? { seat, choice: decision.choice } : undefined;
  const style = { paint: terminal.paint, width: terminal.width, voice: voiceAsking(session) };
  const drawn = entry.draw(slices, style, asked, match).join("\n");
  if (drawn === session.drawn && !isWanted) return;
  session.drawn = drawn;
  terminal.print(`\n${drawn}`);
  const lasts = session.time?.lasts ?? null;
  if (lasts !== null && lasts.since !== null)
    terminal.print(`Time left in the match: ${shownTime(lastsAt(lasts, performance.now()))}`);
}

/** True when the answer was taken. */
function enterAnswer(session: Session, line: string): boolean {
  const { match } = session;
  const { decision } = match;
  if (decision === null) return complain(session, "The match is over: u takes the last answer back, q quits.");
  const voice = voiceAsking(session);
  const read = readAnswer(decision.choice, line, sortOut(voice, decision.choice));
  if ("fault" in read) return complain(session, read.fault);
  const refusal = decision.refusals().find(({ key }) => key === read.answer);
  const { choice, seat } = decision;
  const step = match.answer(seat, read.answer, decision.id);
  if (!step.ok) {
    // what is not listed is refused in the words of the rules, where they have any
    const isWay = choice.kind === "one" && String(read.answer).includes(">");
    const why =
      ruleIn(voice, step) ??
      (isWay || step.cause !== undefined ? whyRefused(step) : `That does not fit. Enter ${answerHelp(choice)}.`);
    return complain(session, refusal === undefined ? why : refusalOf(voice, refusal));
  }
  tell(session, step, seat);
  return true;
}

/** A rule that failed is told with what it threw: the player at the keyboard runs the match. */
const whyRefused = (step: Refusal): string => (step.cause === undefined ? step.reason : describeRefusal(step));

/** True when the table changed or shall be drawn again. */
async function obey(session: Session, command: PlayCommand): Promise<boolean> {
  const { terminal, match } = session;
  switch (command.do) {
    case "undo":
      return undo(session, command.steps);
    case "redo": {
      const step = match.redo();
      return step.ok || complain(session, step.reason);
    }
    case "table":
      showTable(session, true);
      return false;
    case "log":
      for (const line of logLines(voiceTelling(session), session.told ?? [], terminal)) terminal.print(line);
      return false;
    case "about": {
      const lines = aboutLines(voiceAsking(session), command.what, terminal);
      if (lines === undefined) return complain(session, `Nothing here is called "${command.what}".`);
      for (const line of lines) terminal.print(line);
      return false;
    }
    case "hold":
    case "always":
    case "orders":
    case "forget":
    case "until":
      return setPolicy(session, command);
    case "resign": {
      const step = match.resign(seatShown(match, session.computers ?? NO_COMPUTERS));
      return step.ok || complain(session, step.reason);
    }
    case "help":
      for (const [form, what] of PLAY_COMMANDS)
        for (const line of paragraph(`${form.padEnd(12)}${what}`, terminal.width, 2)) terminal.print(line);
      return false;
    case "hint":
      return hint(session);
    case "incomplete":
      return complain(session, command.what);
    case "save":
      return forgiving(session, () => {
        writeMatchFile(command.file, match, session.time?.played);
        session.savedInputs = match.inputs.length;
        terminal.print(`Saved to ${command.file}.`);
        return false;
      });
    case "load":
      return forgiving(session, () => {
        let played: number | undefined;
        session.match = aboutFile(command.file, (contents) => {
          const save = parseSave(contents);
          ({ played } = save);
          return loadMatch(composedAs(session.entry, save, session.guests ?? []), save);
        });
        session.game = session.match.game;
        session.time = measured(session, played);
        terminal.print(`Loaded ${command.file}.`);
        return true;
      });
    case "quit":
      return false;
  }
}

/** When its player is asked, and what is chosen by itself: the match may go on at once. */
function setPolicy(session: Session, command: Parameters<typeof readPolicy>[1]): boolean {
  const { match, terminal, computers = NO_COMPUTERS } = session;
  const done = readPolicy(session, command);
  if ("fault" in done) return complain(session, done.fault);
  if ("change" in done) {
    const seat = seatShown(match, computers);
    const step = match.setPolicy(seat, done.change);
    if (!step.ok) return complain(session, done.refused ?? step.reason);
    terminal.print(done.said);
    tell(session, step, seat);
    if (done.change.set === "pass") passNow(session, seat);
    return true;
  }
  terminal.print(done.said);
  return false;
}

/** A seat that passes from now on passes at this moment too. */
function passNow(session: Session, seat: number): void {
  const { match } = session;
  const { decision } = match;
  const isAtWindow = decision?.seat === seat && windowNow(session) !== null && decision.choice.kind === "one";
  const mayPass = isAtWindow && decision.choice.options.some(({ label }) => label?.id === "kernel:pass");
  const step = mayPass ? match.answer(seat, "pass", decision.id) : undefined;
  if (step?.ok === true) tell(session, step, seat);
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
  const mark = crossed === 0 ? "" : ` Marked: ${counted(crossed, "answer")} taken back had shown something hidden.`;
  terminal.print(terminal.paint.yellow(`Undone.${mark}`));
  return true;
}

async function hint(session: Session): Promise<false> {
  for (const line of await hintLines(session, thoughtsOf(session))) session.terminal.print(line);
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
  for (const line of paragraph(what, terminal.width)) terminal.print(terminal.paint.red(line));
  return false;
}
