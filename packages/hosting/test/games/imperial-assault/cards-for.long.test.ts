import { expect, test } from "vitest";
import { allCards } from "../../../src/games/imperial-assault/index.js";
import { composed, played, withSomeCards } from "./some-cards.js";

const INPUTS = 5000;
const all = allCards();
const ids = all.choices.armies.map(({ id }) => id);
const MATCHES = ids.flatMap((one) => ids.flatMap((other) => all.choices.maps.map((map) => [one, other, map] as const)));

test.each(MATCHES)(
  "%s against %s on %s: to the end the same with their cards alone",
  { timeout: 300_000 },
  async (...named) => {
    const [one, other, map] = named;
    const setup = { map, armies: [one, other] };
    const { game, missed } = await withSomeCards(setup);
    const [ours, theirs] = [composed(all), game].map((composition) => played(composition, setup, named.join(), INPUTS));
    expect(theirs?.line).toEqual(ours?.line);
    expect(theirs?.hash()).toBe(ours?.hash());
    expect(missed).toEqual([]);
  },
);
