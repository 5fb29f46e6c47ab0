import type { LiveMatch } from "@riposte/kernel";
import { HUMAN, type LocalHost, type LocalStep } from "./hosting.js";
import type { SeatClient, SeatState, SeenStep, Taken } from "./seat-client.js";

const NO_DECISION = { ok: false, code: "NO_DECISION", reason: "No decision is pending." } as const;
const NO_SEAT = { ok: false, code: "WRONG_SEAT", reason: "A watcher has no seat." } as const;

/** A seat at a match of this page. Everybody sits at this device, so all agree to an undo. */
export function createLocalClient(host: LocalHost, seat: number | null): SeatClient {
  const { match } = host;
  const seen = new WeakMap<LocalStep, SeenStep>();
  const stops = new Set<() => void>();
  let known: { readonly steps: readonly LocalStep[]; readonly inputs: number; readonly state: SeatState } | undefined;
  const everybody = Array.from({ length: match.seats }, (_, at) => at);
  const seated = (enter: (by: number) => Taken): Taken => (seat === null ? NO_SEAT : enter(seat));

  const seenStep = (local: LocalStep): SeenStep => {
    const step = seen.get(local) ?? { by: local.by, events: local.step.events(seat), flow: local.flow };
    seen.set(local, step);
    return step;
  };
  const state = (): SeatState => {
    if (known?.steps === host.steps && known.inputs === match.inputs.length) return known.state;
    const { decision } = match;
    const fresh: SeatState = {
      connection: "live",
      view: match.viewFor(seat),
      refusals: decision !== null && decision.seat === seat ? decision.refusals() : [],
      steps: host.steps.map(seenStep),
      numbers: host.entry.numbers?.(match) ?? [],
      canUndo: lastAnswers(match, seat, 1) !== undefined,
      canRedo: match.redoable > 0,
      undoAsked: null,
    };
    known = { steps: host.steps, inputs: match.inputs.length, state: fresh };
    return fresh;
  };

  return {
    about: { ...host.about, seat },
    state,
    subscribe(changed) {
      const stop = host.subscribe(changed);
      stops.add(stop);
      return () => {
        stop();
        stops.delete(stop);
      };
    },
    answer: async (answer, decision) => seated((by) => host.act(() => match.answer(by, answer, decision))),
    setPolicy: async (change) => seated((by) => host.act(() => match.setPolicy(by, change))),
    undo: async (answers = 1) =>
      seated((by) => {
        const to = lastAnswers(match, by, answers) ?? 0;
        return host.act(() => match.undo({ by, to, consent: everybody.filter((other) => other !== by) }));
      }),
    redo: async () => seated((by) => redoToPerson(host, by, everybody)),
    consent: async () => ({ ok: false, code: "NO_DECISION", reason: "Nobody asks to undo." }),
    viewAt: async (step) => host.timeline().at(step).viewFor(seat),
    hint: async () => {
      if (match.decision === null || match.decision.seat !== seat) return NO_DECISION;
      const bot = host.entry.bots[host.entry.hintBot];
      if (bot === undefined) return { ok: false, code: "UNKNOWN_NAME", reason: "No bot gives hints here." };
      return { ok: true, answer: bot.create("hint", match.game).answer(match.seen) };
    },
    save: async () => {
      const { saveMatch } = await import("@riposte/kernel");
      return saveMatch(match);
    },
    leave() {
      for (const stop of stops) stop();
      stops.clear();
    },
  };
}

/** How many inputs count before a seat's last answers; nothing when there are not so many. */
function lastAnswers({ line }: LiveMatch<unknown>, seat: number | null, answers: number): number | undefined {
  const own = line.flatMap((move, at) => ("answer" in move && move.seat === seat ? [at] : []));
  return own.at(-answers);
}

/** What bots answered in between comes back with it. */
function redoToPerson(host: LocalHost, by: number, everybody: readonly number[]): Taken {
  const consent = everybody.filter((other) => other !== by);
  let taken = host.act(() => host.match.redo({ by, consent }));
  const isBot = () => host.match.decision !== null && host.about.seats[host.match.decision.seat] !== HUMAN;
  while (taken.ok && isBot() && host.match.redoable > 0) taken = host.act(() => host.match.redo({ by, consent }));
  return taken;
}
