import { type Params, type Phrase, phrase, plain } from "@riposte/words";
import { type Line, lineOf, type Told } from "./line.js";
import type { SeenEvent, Voice } from "./voice.js";

/** One input as a seat saw it. */
export interface LoggedStep {
  readonly by: number | null;
  readonly events: readonly SeenEvent[];
}

/** A round or a turn of the log. */
export interface LogPart {
  /** Nothing before the first round. */
  readonly heading: Phrase | null;
  readonly entries: readonly LogEntry[];
}

/** One decision and what came of it. */
export interface LogEntry {
  /** The step it was taken in. */
  readonly step: number;
  /** Who took it; `null` is what happens by rule. */
  readonly by: number | null;
  readonly line: Phrase;
  /** What followed by rule, or was decided on the way. */
  readonly folded: readonly Phrase[];
  /** How much harm it did, in what the game counts. */
  readonly harm: number;
  /** It is being resolved: more will follow. */
  readonly isOpen: boolean;
}

/** The log of the steps a seat saw, as a player would tell it. */
export const logOf = (voice: Voice, steps: readonly LoggedStep[]): readonly LogPart[] => createLog(voice)(steps);

/** A log that is written on: what it told before is not told again, unless some of those steps are gone. */
export function createLog(voice: Voice): (steps: readonly LoggedStep[]) => readonly LogPart[] {
  let writing = new LogWriter(voice);
  let told: readonly LoggedStep[] = [];
  return (steps) => {
    const isLonger = steps.length >= told.length && (told.length === 0 || steps[told.length - 1] === told.at(-1));
    if (!isLonger) {
      writing = new LogWriter(voice);
      told = [];
    }
    for (const [past, step] of steps.slice(told.length).entries()) writing.tell(step, told.length + past);
    told = steps;
    return writing.parts();
  };
}

class LogWriter {
  readonly #voice: Voice;
  readonly #parts: Writing[] = [{ heading: null, entries: [] }];
  #open: WrittenEntry | undefined;

  constructor(voice: Voice) {
    this.#voice = voice;
  }

  tell({ by, events }: LoggedStep, step: number): void {
    for (const event of condensed(this.#voice, events)) this.#tellEvent(event, by, step);
  }

  /** Parts and entries that did not change are the same objects as before. */
  parts(): readonly LogPart[] {
    return this.#parts
      .filter(({ heading, entries }) => heading !== null || entries.length > 0)
      .map((part) => {
        part.shown ??= { heading: part.heading, entries: part.entries.map((entry) => this.#shown(entry)) };
        return part.shown;
      });
  }

  #shown(entry: WrittenEntry): LogEntry {
    const { step, by, told: line, folded, harm } = entry;
    entry.shown ??= { step, by, line, folded: [...folded], harm, isOpen: entry === this.#open };
    return entry.shown;
  }

  get #part(): Writing {
    return this.#parts.at(-1) as Writing;
  }

  /** An entry of the last part is about to be another one than was shown. */
  #changes(entry: WrittenEntry): WrittenEntry {
    entry.shown = undefined;
    this.#part.shown = undefined;
    return entry;
  }

  #close(): void {
    if (this.#open !== undefined) this.#changes(this.#open);
    this.#open = undefined;
  }

  #write(entry: Omit<WrittenEntry, "shown">): WrittenEntry {
    const written = this.#changes({ ...entry, shown: undefined });
    this.#part.entries.push(written);
    return written;
  }

  #tellEvent(event: SeenEvent, by: number | null, step: number): void {
    if (this.#open?.line.until !== undefined) this.#open.since.push(event);
    const told = tellingOf(this.#voice, event, by);
    if (told !== null && told.line.as === "heading") {
      this.#close();
      this.#parts.push({ heading: told.phrase, entries: [] });
    } else if (told !== null && told.line.as === "decision" && this.#open === undefined) {
      const { line, facts, phrase: first } = told;
      const entry = this.#write({ step, by, told: first, line, facts, folded: [], since: [event], harm: 0 });
      if (line.until !== undefined) this.#open = entry;
    } else if (told !== null) {
      const under = this.#open ?? this.#part.entries.at(-1);
      const { line, facts, phrase: first } = told;
      // what happens by itself before any decision stands alone
      if (under === undefined)
        this.#write({ step, by: null, told: first, line, facts, folded: [], since: [], harm: 0 });
      else this.#changes(under).folded.push(first);
    }
    const harm = this.#voice.harm?.(event) ?? 0;
    const doing = this.#open ?? this.#part.entries.at(-1);
    if (doing !== undefined && harm !== 0) this.#changes(doing).harm += harm;
    if (this.#open !== undefined && event.type === this.#open.line.until) {
      this.#open.told = outcomeOf(this.#voice, this.#open) ?? this.#open.told;
      this.#close();
    }
  }
}

interface Writing {
  readonly heading: Phrase | null;
  readonly entries: WrittenEntry[];
  shown?: LogPart | undefined;
}

interface WrittenEntry {
  readonly step: number;
  readonly by: number | null;
  told: Phrase;
  readonly line: Line;
  readonly facts: Params;
  readonly folded: Phrase[];
  readonly since: SeenEvent[];
  harm: number;
  shown: LogEntry | undefined;
}

/** All that is worth saying of what happened, one sentence each. */
export function sentencesOf(voice: Voice, events: readonly SeenEvent[], by: number | null = null): readonly string[] {
  return condensed(voice, events).flatMap((event) => {
    const told = tellingOf(voice, event, by);
    return told === null ? [] : [plain(told.phrase)];
  });
}

const condensed = (voice: Voice, events: readonly SeenEvent[]): readonly SeenEvent[] =>
  voice.condense?.(events) ?? events;

interface Telling {
  readonly line: Line;
  readonly facts: Params;
  readonly phrase: Phrase;
}

/** The game's own line, or the message with the event's name; an event without words is only for rules. */
function tellingOf(voice: Voice, { type, payload }: SeenEvent, by: number | null): Telling | null {
  const words = voice.messages[type];
  const line = lineOf(voice.lines, type) ?? (words === undefined ? null : lineOf({ [type]: words }, type));
  if (line === null || line === undefined) return null;
  const facts: Params = { ...(by !== null && { actor: by }), ...((payload ?? {}) as Params) };
  const phrased = phraseTold(voice, line.tell(facts), facts);
  return phrased === null ? null : { line, facts, phrase: phrased };
}

function outcomeOf(voice: Voice, { line, facts, since }: WrittenEntry): Phrase | null {
  return phraseTold(voice, line.outcome?.(facts, since) ?? null, facts);
}

function phraseTold(voice: Voice, told: string | Told | null, facts: Params): Phrase | null {
  if (told === null) return null;
  const { words, params = {} } = typeof told === "string" ? { words: told } : told;
  return phrase(words, { ...facts, ...params }, voice);
}
