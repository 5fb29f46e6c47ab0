import { adviceOf } from "@riposte/hosting";
import {
  createSeatEye,
  fault,
  HUMAN,
  isAllOf,
  lastAnswers,
  positionOf,
  type SeatClient,
  type SeatState,
  type StepsSeen,
  type Taken,
} from "@riposte/hosting/seats";
import { isAskedWhatever } from "./asked-whatever.js";
import type { LocalHost } from "./hosting.js";

const NO_DECISION = fault("NO_DECISION", "No decision is pending.");
const NO_SEAT = fault("WRONG_SEAT", "A watcher has no seat.");

/** A seat at a match of this page. All sit at this device, so all agree to an undo. */
export function createLocalClient(host: LocalHost, seat: number | null): SeatClient {
  let { entry } = host;
  let eye = createSeatEye(host, entry, seat);
  const stops = new Set<() => void>();
  let known: { readonly at: StepsSeen; readonly state: SeatState } | undefined;
  const everybody = Array.from({ length: host.match.seats }, (_, at) => at);
  const seated = (enter: (by: number) => Taken): Taken => (seat === null ? NO_SEAT : enter(seat));
  const state = (): SeatState => {
    // the odds came
    if (entry !== host.entry) {
      entry = host.entry;
      eye = createSeatEye(host, entry, seat);
      known = undefined;
    }
    const lasts = host.time?.lasts ?? null;
    if (known !== undefined && isAllOf(known.at, host.steps) && known.state.lasts?.since === lasts?.since)
      return known.state;
    const fresh: SeatState = {
      ...eye.now(),
      connection: "live",
      steps: eye.steps(),
      undoAsked: null,
      lasts,
      here: everybody,
      names: [],
    };
    known = { at: { steps: host.steps, count: host.steps.length }, state: fresh };
    return fresh;
  };

  return {
    about: { ...host.about, seat },
    state,
    time: () => performance.now(),
    subscribe(changed) {
      const stop = host.subscribe(changed);
      stops.add(stop);
      return () => {
        stop();
        stops.delete(stop);
      };
    },
    answer: async (answer, decision) => seated((by) => host.act(() => host.match.answer(by, answer, decision))),
    async setPolicy(change) {
      if (isAskedWhatever(change)) await host.widen();
      return seated((by) => host.act(() => host.match.setPolicy(by, change)));
    },
    undo: async (answers = 1) =>
      seated((by) => {
        const to = lastAnswers(host.match, by, answers) ?? 0;
        return host.act(() =>
          host.match.undo({ by, to, consent: everybody.filter((other) => other !== by), policies: "stay" }),
        );
      }),
    redo: async () => seated((by) => redoToPerson(host, by, everybody)),
    consent: async () => fault("NO_DECISION", "Nobody asks to undo."),
    resign: async () => seated((by) => host.act(() => host.match.resign(by))),
    viewAt: async (step) => host.timeline().at(eye.inputsAt(step)).viewFor(seat),
    hint: async () => {
      const { wholeAnswer } = await import("@riposte/kernel/run");
      // the question may have been answered meanwhile
      const { match } = host;
      if (match.decision === null || match.decision.seat !== seat) return NO_DECISION;
      const bot = host.entry.bots[host.entry.hintBot];
      if (bot === undefined) return fault("UNKNOWN_NAME", "No bot gives hints here.");
      const answer = bot.create("hint", match.game).answer(match.seen);
      return { ok: true, answer: wholeAnswer(match.decision.choice, answer) };
    },
    async advise(onProgress) {
      const { match } = host;
      const { decision } = match;
      if (decision === null || decision.seat !== seat) return NO_DECISION;
      const { entry, about, thoughts } = host;
      const all = entry.search.levels.normal;
      const position = positionOf(match, { game: entry.id, plugins: about.plugins });
      const found = await thoughts.ask({ position, level: "normal", about: "considered" }, (played) =>
        onProgress(played / all),
      );
      if (found === null || !("considered" in found) || match.decision?.id !== decision.id) return NO_DECISION;
      const outlook = entry.outlook?.(match, seat) ?? null;
      return { ok: true, advice: adviceOf(entry, { considered: found.considered, seat, outlook }) };
    },
    save: async () => {
      const { saveMatch } = await import("@riposte/kernel/run");
      return saveMatch(host.match, { played: host.time?.played });
    },
    leave() {
      for (const stop of stops) stop();
      stops.clear();
    },
  };
}

/** What bots answered in between comes back with it. */
function redoToPerson(host: LocalHost, by: number, everybody: readonly number[]): Taken {
  const consent = everybody.filter((other) => other !== by);
  let taken = host.act(() => host.match.redo({ by, consent }));
  const isBot = () => host.match.decision !== null && host.about.seats[host.match.decision.seat] !== HUMAN;
  while (taken.ok && isBot() && host.match.redoable > 0) taken = host.act(() => host.match.redo({ by, consent }));
  return taken;
}
