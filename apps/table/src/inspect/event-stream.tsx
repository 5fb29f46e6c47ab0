import { type SeenEvent, sentencesOf, type Voice } from "@riposte/hosting";
import type { Game, TraceEntry } from "@riposte/kernel/run";
import { shown } from "@riposte/words";
import { eventsSeen, type Perspective, traceSeen } from "../record/perspective.js";
import type { TimelineStep } from "../record/timeline.js";
import css from "./event-stream.module.css";
import { inspectorTexts } from "./inspector-texts.js";

interface EventStreamProps {
  readonly game: Game;
  readonly voice: Voice;
  readonly step: TimelineStep;
  readonly eyes: Perspective;
}

/** What one input did: with everything in sight whose doing each thing was; for a seat the events it sees and who listens to them. */
export function EventStream({ game, voice, step, eyes }: EventStreamProps) {
  const trace = withoutRepeats(traceSeen(step, eyes));
  if (trace.length > 0)
    return (
      <ol className={css.stream}>
        {trace.map((entry, at) => (
          <TraceLine key={at} entry={entry} voice={voice} />
        ))}
      </ol>
    );
  return (
    <ol className={css.stream}>
      {eventsSeen(step, eyes).map((event, at) => (
        <EventLine key={at} event={event} game={game} voice={voice} />
      ))}
    </ol>
  );
}

function EventLine({ event, game, voice }: { readonly event: SeenEvent; readonly game: Game; readonly voice: Voice }) {
  const entry = game.events.get(event.type);
  const listening = [...new Set([...(entry?.handlers ?? []), ...(entry?.triggers ?? [])].map(({ plugin }) => plugin))];
  return (
    <li className={css.published}>
      <code>{event.type}</code>{" "}
      <span>{sentencesOf(voice, [event]).join(" ") || shown(event.payload ?? "", voice)}</span>
      {listening.length > 0 && (
        <span className={css.by}>
          {inspectorTexts.heardBy} {listening.join(", ")}
        </span>
      )}
    </li>
  );
}

function TraceLine({ entry, voice }: { readonly entry: TraceEntry; readonly voice: Voice }) {
  const { plugin, name, text } = lineOf(entry, voice);
  return (
    <li className={css[entry.kind]}>
      {plugin !== null && <span className={css.by}>{plugin}</span>} <code>{name}</code> <span>{text}</span>
    </li>
  );
}

interface Line {
  readonly plugin: string | null;
  readonly name: string;
  readonly text: string;
}

function lineOf(entry: TraceEntry, voice: Voice): Line {
  const details = ({ type: _type, ...rest }: { readonly type: string }) => shown(rest, voice);
  switch (entry.kind) {
    case "moved":
      return { plugin: null, name: `${entry.procedure} → ${entry.leaf}`, text: "" };
    case "applied":
      return { plugin: entry.plugin, name: entry.effect.type, text: details(entry.effect) };
    case "published":
      return { plugin: entry.plugin, name: entry.event, text: shown(entry.payload ?? "", voice) };
    case "answered":
      return {
        plugin: entry.plugin,
        name: entry.event,
        text: `queues ${entry.queued.map(({ type }) => type).join(", ")}`,
      };
    case "triggered":
      return { plugin: entry.plugin, name: entry.event, text: `triggers ${entry.abilities.join(", ")}` };
    case "modified":
      return { plugin: entry.plugin, name: entry.value, text: entry.because.map(reasonText).join("; ") };
    case "offered":
      return {
        plugin: entry.plugin,
        name: entry.window,
        text: `offers seat ${entry.seat}: ${shown(entry.keys, voice)}`,
      };
    case "vetoed":
    case "replaced":
      return { plugin: entry.plugin, name: entry.effect, text: `${entry.kind} by ${entry.by}` };
  }
}

const reasonText = ({
  by,
  layer,
  amount,
  field,
}: Extract<TraceEntry, { kind: "modified" }>["because"][number]): string =>
  `${field === undefined ? "" : `${field} `}${layer} ${amount} (${by})`;

/** Values and offers are asked for again and again within a step; once is enough to read. */
function withoutRepeats(trace: readonly TraceEntry[]): readonly TraceEntry[] {
  const told = new Set<string>();
  return trace.filter((entry) => {
    if (entry.kind !== "modified" && entry.kind !== "offered") return true;
    const text = JSON.stringify(entry);
    if (told.has(text)) return false;
    told.add(text);
    return true;
  });
}
