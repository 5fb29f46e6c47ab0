import { imperialAssaultGame as entry } from "@riposte/hosting/imperial-assault";
import type { Table } from "@riposte/imperial-assault";
import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { rerollOf } from "../../../../src/games/imperial-assault/table/reroll-of.js";

test("every reroll a match offers is found on its die, and nothing else is", () => {
  const composed = entry.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const match = startMatch(composed.game, { setup: { map: "training-yard" }, hold: "auto", seed: "10" });
  const bots = [0, 1].map((seat) => entry.bots.greedy?.create(String(seat), composed.game));
  let found = 0;
  for (let at = 0; at < 500 && match.decision !== null && found < 4; at++) {
    const { seat, choice } = match.decision;
    const attack = (match.slices as unknown as { "imperial-assault": Table })["imperial-assault"].attacks.at(-1);
    for (const option of choice.kind === "one" && attack !== undefined ? choice.options : []) {
      const die = rerollOf(option, attack as Table["attacks"][number]);
      expect(die !== null).toBe(option.label?.id === "ia:reroll");
      if (die === null) continue;
      found += 1;
      expect(attack?.dice[die]?.rerolled).toBe(false);
      expect(attack?.dice[die]?.die).toBe(option.label?.params?.die);
    }
    match.answer(seat, bots[seat]?.answer(match.seen) ?? "pass");
  }
  expect(found).toBeGreaterThan(0);
});
