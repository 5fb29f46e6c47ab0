import {
  answerWords,
  type GameDescriptor,
  labelOf,
  playersAt,
  sentencesOf,
  type Voice,
  voiceOf,
} from "@riposte/hosting";
import { type LiveMatch, type Move, seatOfInput } from "@riposte/kernel/run";
import { type createLocalHost, diffStates } from "@riposte/table/stage";
import type { ShownStep } from "../messages.js";

type Host = ReturnType<typeof createLocalHost>;

/** What was answered on a stage so far, brought up to now: an undone answer is as if it had not been given. */
export function shownSteps(
  host: Host,
  entry: GameDescriptor,
  known: readonly ShownStep[],
  own: string,
): readonly ShownStep[] {
  const { match, about } = host;
  const timeline = host.timeline();
  const players = playersAt({ seat: 0, seats: about.seats });
  const voice = voiceOf(entry, match.game, players, match.viewFor(0).slices);
  const kept = known.slice(0, match.line.length);
  return [
    ...kept,
    ...match.line.slice(kept.length).map((move: Move, place): ShownStep => {
      const at = kept.length + place;
      const before = timeline.at(at);
      const was = before.snapshot().slices;
      // looking further on moves what is looked at
      const seat = seatOfInput(move);
      const offered = seat === 0 ? offeredBy(before, voice, own) : [];
      const answer = "answer" in move ? move.answer : null;
      const said = before.decision === null ? "" : answerWords(voice, before.decision.choice, answer);
      const now = timeline.at(at + 1).snapshot().slices;
      const events = host.steps[at + 1]?.step.events(0) ?? [];
      return {
        seat,
        answer,
        words: sentencesOf(voice, events, seat).join(" ") || said,
        events: events.map(({ type, payload }) => ({ type, payload })),
        changed: diffStates(was, now).map(({ path, after }) => ({ path, after })),
        isBot: seat !== null && about.seats[seat] !== "human",
        offered,
      };
    }),
  ];
}

/** The answers that were there and speak of what was written. */
function offeredBy({ decision }: Pick<LiveMatch<unknown>, "decision">, voice: Voice, own: string): readonly unknown[] {
  if (decision === null || decision.choice.kind !== "one") return [];
  return decision.choice.options.filter((option) => labelOf(voice, option).includes(own)).map(({ key }) => key);
}
