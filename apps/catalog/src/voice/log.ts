import { type Line, lineOf, type Told } from "./line.js";
import { type Params, type Phrase, phrase, plain } from "./phrase.js";
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
  /** Who took it; nobody's is what happens by rule. */
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
export function logOf(voice: Voice, steps: readonly LoggedStep[]): readonly LogPart[] {
  const log: Writing[] = [{ heading: null, entries: [] }];
  let open: WrittenEntry | undefined;
  for (const [step, { by, events }] of steps.entries()) {
    for (const event of condensed(voice, events)) {
      const { entries } = log.at(-1) as Writing;
      if (open?.line.until !== undefined) open.since.push(event);
      const told = tellingOf(voice, event, by);
      if (told !== null && told.line.as === "heading") {
        log.push({ heading: told.phrase, entries: [] });
        open = undefined;
      } else if (told !== null && told.line.as === "decision" && open === undefined) {
        const entry = {
          step,
          by,
          told: told.phrase,
          line: told.line,
          facts: told.facts,
          folded: [],
          since: [event],
          harm: 0,
        };
        entries.push(entry);
        if (told.line.until !== undefined) open = entry;
      } else if (told !== null) {
        const under = open ?? entries.at(-1);
        // what happens by itself before anybody decided anything stands alone
        if (under === undefined)
          entries.push({ step, by: null, told: told.phrase, folded: [], since: [], harm: 0, ...told });
        else under.folded.push(told.phrase);
      }
      const doing = open ?? log.at(-1)?.entries.at(-1);
      if (doing !== undefined) doing.harm += voice.harm?.(event) ?? 0;
      if (event.type === open?.line.until) {
        open.told = outcomeOf(voice, open) ?? open.told;
        open = undefined;
      }
    }
  }
  return log
    .filter(({ heading, entries }) => heading !== null || entries.length > 0)
    .map(({ heading, entries }) => ({
      heading,
      entries: entries.map((entry) => ({
        step: entry.step,
        by: entry.by,
        line: entry.told,
        folded: entry.folded,
        harm: entry.harm,
        isOpen: entry === open,
      })),
    }));
}

interface Writing {
  readonly heading: Phrase | null;
  readonly entries: WrittenEntry[];
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
