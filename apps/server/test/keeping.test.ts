import { beforeEach, expect, test } from "vitest";
import { serveGated } from "./gated-database.js";
import { answerAny, attend, type Guest, make } from "./guest.js";

const FINISHED = { game: "finished", seats: ["human"], seed: "1" };
const KEEP = "SET kept";
/** More than any match would be put away after. */
const MANY = 120;
const gated = serveGated();
let match: string;
let guest: Guest;

beforeEach(async () => {
  const made = await make(gated.server.address, FINISHED);
  match = made.match;
  guest = await attend(gated.server.address, match, made.token);
});

const keeps = (): number => gated.database.asked.filter((sql) => sql.includes(KEEP)).length;

/** Answers and takes back in turns, which needs no match of so many answers. */
async function play(inputs: number): Promise<void> {
  for (let taken = 0; taken < inputs; taken++) {
    const done = await (taken % 2 === 0 ? answerAny(guest) : guest.ask({ type: "undo", answers: 1 }));
    expect(done.taken).toEqual({ ok: true });
  }
}

const kept = async (): Promise<{ readonly inputs: number | null; readonly log: number }> => {
  const { rows } = await gated.database.query<{ inputs: number | null; log: number }>(
    `SELECT (kept->>'inputs')::integer AS inputs, (SELECT count(*) FROM inputs WHERE match_id = id)::integer AS log
     FROM matches WHERE id = $1`,
    [match],
  );
  return rows[0] as { inputs: number | null; log: number };
};

test("a state is put beside the log when its match is put away, and not while it is played", async () => {
  const before = keeps();
  await play(MANY);
  expect([keeps() - before, await kept()]).toEqual([0, { inputs: null, log: MANY }]);
  await gated.server.close();
  expect([keeps() - before, await kept()]).toEqual([1, { inputs: MANY, log: MANY }]);
});

test("where a state cannot be kept nothing is lost", async () => {
  await play(3);
  gated.database.refuse(KEEP);
  await guest.leave();
  await gated.server.sweep();
  expect(await kept()).toEqual({ inputs: null, log: 3 });
  expect((await attend(gated.server.address, match, null)).steps).toHaveLength(guest.steps.length);
});
