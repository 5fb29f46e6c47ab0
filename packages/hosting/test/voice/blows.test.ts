import { plain } from "@riposte/words";
import { expect, test } from "vitest";
import { blowsIn } from "../../src/voice/blows.js";
import { decision, heading, type Lines } from "../../src/voice/line.js";
import { logOf } from "../../src/voice/log.js";
import type { SeenEvent } from "../../src/voice/voice.js";

const lines: Lines = {
  round: heading("Round {round}"),
  shot: decision("{actor.shoots} {at}.", { until: "over" }),
  over: null,
  drawn: "A card is drawn.",
};
const harm = ({ type, payload }: SeenEvent) => (type === "hit" ? (payload as { readonly by: number }).by : 0);
const voice = { messages: {}, lines, players: { you: 0, names: ["", "Mara"] } };
const event = (type: string, payload: object = {}) => ({ type, payload });
const steps = [
  { by: null, events: [event("round", { round: 1 })] },
  { by: 0, events: [event("shot", { at: "Zoro" }), event("hit", { by: 2 })] },
  { by: 1, events: [event("hit", { by: 3 }), event("over")] },
  { by: 1, events: [event("shot", { at: "Nami" }), event("over")] },
  {
    by: 0,
    events: [
      event("shot", { at: "Usopp" }),
      event("hit", { by: 1 }),
      event("over"),
      event("round", { round: 2 }),
      event("drawn"),
    ],
  },
];

test("a blow has all the harm it did, not what missed, and stands under its own round", () => {
  const blows = blowsIn(logOf({ ...voice, harm }, steps));
  expect(
    blows.map(({ step, line, heading: round, harm: done }) => [step, plain(line), plain(round ?? []), done]),
  ).toEqual([
    [1, "You shoot Zoro.", "Round 1", 5],
    [4, "You shoot Usopp.", "Round 1", 1],
  ]);
});

test("where a game does not say what harm is there are no blows", () => {
  expect(blowsIn(logOf(voice, steps))).toEqual([]);
});
