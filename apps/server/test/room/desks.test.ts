import { findGame } from "@riposte/hosting";
import { changed, followMatch, type OnlineNow } from "@riposte/hosting/seats";
import { answerAt, canonicalJSON, countAnswers, type LiveMatch, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { createDesks } from "../../src/room/desks.js";
import type { Around } from "../../src/room/moment.js";
import { createStepWriter } from "../../src/room/written-step.js";

const AROUND: Around = {
  undoAsked: null,
  lasts: null,
  here: [0, 1],
  names: [null, null],
  clocks: null,
  rematch: null,
  brought: null,
};

/** A match of two people, and what is told of it. */
async function laidOut(id: string, seed: string) {
  const info = findGame(id);
  if (info === undefined) throw new Error(id);
  const entry = await info.load();
  const composed = entry.compose(undefined);
  if (!composed.ok) throw new Error(composed.problems.join());
  const match = startMatch(composed.game, { setup: {}, seed, hold: "always", checks: false }) as LiveMatch<unknown>;
  const played = followMatch(match, [], { keep: createStepWriter(match.seats) });
  const desks = createDesks({ played, entry }, () => AROUND);
  const seats = [null, ...Array.from({ length: match.seats }, (_, seat) => seat)];
  return { match, played, desks, seats };
}

/** Somebody who takes in what he is told. */
function listener() {
  let now: OnlineNow | undefined;
  let frames = 0;
  return {
    hear(text: string) {
      const message = JSON.parse(text);
      now = message.now ?? changed(now, message.changes);
      frames += 1;
    },
    get now() {
      return now;
    },
    get frames() {
      return frames;
    },
  };
}

/** Any answer; which one is drawn from a fixed sequence. */
function answerAny(match: LiveMatch<unknown>, random: number): () => ReturnType<LiveMatch<unknown>["answer"]> {
  const { decision } = match;
  if (decision === null) throw new Error("nobody is asked");
  return () =>
    match.answer(decision.seat, answerAt(decision.choice, random % countAnswers(decision.choice)), decision.id);
}

test.each(["finished", "one-piece", "imperial-assault", "warhammer-40k"])(
  "whoever was told every change of %s knows what a newcomer is told",
  async (id) => {
    const { match, played, desks, seats } = await laidOut(id, "desks");
    const old = seats.map((seat) => ({ seat, heard: listener() }));
    const tell = old.map(({ seat, heard }) => desks.reader(seat, heard.hear));
    const look = () => {
      desks.change();
      for (const one of tell) one();
      for (const { seat, heard } of old) {
        const fresh = listener();
        desks.reader(seat, fresh.hear)();
        expect(canonicalJSON(heard.now)).toBe(canonicalJSON(fresh.now));
      }
      desks.settle();
    };
    look();
    let random = 7;
    for (let answers = 0; answers < 40 && match.decision !== null; answers++) {
      random = (random * 48_271) % 2_147_483_647;
      expect(played.act(answerAny(match, random)).ok).toBe(true);
      if (answers % 9 === 8) played.act(() => match.undo({ by: 0, consent: seats.filter((seat) => seat !== null) }));
      look();
    }
    expect(match.line.length).toBeGreaterThan(20);
  },
);

test("nobody is sent anything when another seat says how it wants to be asked", async () => {
  const { match, played, desks, seats } = await laidOut("one-piece", "policy");
  const all = seats.map((seat) => ({ seat, heard: listener() }));
  const tell = all.map(({ seat, heard }) => desks.reader(seat, heard.hear));
  const look = () => {
    desks.change();
    for (const one of tell) one();
    desks.settle();
  };
  look();
  const asked = match.decision?.seat as number;
  for (const seat of [asked, 1 - asked]) {
    const before = all.map(({ heard }) => heard.frames);
    expect(played.act(() => match.setPolicy(seat, { set: "hold", hold: "auto" })).ok).toBe(true);
    look();
    expect(all.flatMap(({ seat: one, heard }, at) => (heard.frames === before[at] ? [] : [one]))).toEqual([seat]);
  }
});
