import { seatTwo } from "./player.mjs";

/** So many matches are made at once. */
const TOGETHER = 20;
/** Milliseconds a player waits who may not have heard yet of being asked. */
const LOOK_AGAIN = 20;
/** Played before anything is counted, in other matches and as fast as answers are taken: code gets fast by being run. */
const BEFORE = { matches: 200, milliseconds: 10_000 };

/** So many matches, with two people at each. */
export async function seatMany(servers, count, seating, seed) {
  const matches = [];
  for (let made = 0; made < count; made += TOGETHER) {
    const some = Array.from({ length: Math.min(TOGETHER, count - made) }, (_, at) =>
      seatTwo(
        seating(made + at).map((process) => servers[process].address),
        `${seed}${made + at}`,
      ),
    );
    matches.push(...(await Promise.all(some)));
  }
  return matches;
}

export async function warmUp(servers, seating) {
  const matches = await seatMany(servers, BEFORE.matches, seating, "before ");
  const until = performance.now() + BEFORE.milliseconds;
  await Promise.all(
    matches.map(async (match) => {
      while (performance.now() < until)
        if ((await match.answerOnce()) === undefined) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
      match.leave();
    }),
  );
}
