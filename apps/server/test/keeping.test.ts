import { beforeEach, expect, test } from "vitest";
import { serveGated } from "./gated-database.js";
import { answerAny, attend, type Guest, make } from "./guest.js";

const FINISHED = { game: "finished", seats: ["human"], seed: "1" };
const KEEP = "SET kept";
/** A first state is put beside the log by then, and none before the same again. */
const KEEP_EVERY = 100;
const gated = serveGated();
let match: string;
let guest: Guest;

beforeEach(async () => {
  const made = await make(gated.server.address, FINISHED);
  match = made.match;
  guest = await attend(gated.server.address, match, made.token);
});

const keeps = (): number => gated.database.asked.filter((sql) => sql.includes(KEEP)).length;

/** Answers and takes back in turns, which needs no match of a hundred answers, until so many more states were to be kept. */
async function playUntilKept(more: number): Promise<number> {
  const [before, taken] = [keeps(), []] as [number, unknown[]];
  while (keeps() < before + more && taken.length < (more + 1) * KEEP_EVERY) {
    const done = taken.length % 2 === 0 ? answerAny(guest) : guest.ask({ type: "undo", answers: 1 });
    taken.push((await done).taken);
  }
  expect(taken).toEqual(taken.map(() => ({ ok: true })));
  return taken.length;
}

const kept = async (): Promise<{ readonly inputs: number | null; readonly log: number }> => {
  const { rows } = await gated.database.query<{ inputs: number | null; log: number }>(
    `SELECT (kept->>'inputs')::integer AS inputs, (SELECT count(*) FROM inputs WHERE match_id = id)::integer AS log
     FROM matches WHERE id = $1`,
    [match],
  );
  return rows[0] as { inputs: number | null; log: number };
};

test("nobody waits until a state lies beside the log, and a newer one comes behind it", async () => {
  gated.database.hold(KEEP);
  const first = await playUntilKept(1);
  await answerAny(guest);
  expect(await kept()).toEqual({ inputs: null, log: first + 1 });
  const before = keeps();
  const closing = gated.server.close();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(keeps()).toBe(before);
  gated.database.open();
  await closing;
  expect(await kept()).toEqual({ inputs: first + 1, log: first + 1 });
});

test("where a state cannot be kept nothing is lost, and it is tried again much later", async () => {
  gated.database.refuse(KEEP);
  const first = await playUntilKept(1);
  expect(await playUntilKept(1)).toBe(KEEP_EVERY);
  expect(await kept()).toEqual({ inputs: null, log: first + KEEP_EVERY });
  expect([guest.faults, guest.steps.length]).toEqual([
    [],
    (await attend(gated.server.address, match, null)).steps.length,
  ]);
});
