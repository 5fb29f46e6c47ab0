import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { warhammerGame as entry } from "../../src/warhammer-40k/index.js";

test("whoever aims knows what each target has to expect, and nobody else is told", () => {
  const composed = entry.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const match = startMatch(composed.game, { setup: {}, hold: "auto", seed: "3" });
  const bots = [0, 1].map((seat) => entry.bots.greedy?.create(String(seat), composed.game));
  let aimed = 0;
  for (let at = 0; at < 160 && match.decision !== null && aimed < 6; at++) {
    const { seat, prompt } = match.decision;
    const outlook = entry.outlook?.(match, seat) ?? null;
    if (prompt.id === "wh:target" && outlook !== null) {
      aimed += 1;
      expect(entry.outlook?.(match, 1 - seat)).toBeNull();
      for (const { damage, slain = [], defeat, chain = [] } of Object.values(outlook.answers)) {
        for (const law of [damage, slain]) expect(law.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(defeat).toBeGreaterThanOrEqual(0);
        const means = chain.map(({ mean }) => mean);
        expect(means[1]).toBeLessThanOrEqual((means[0] ?? 0) * 7);
        expect(chain.map(({ of }) => of)).toEqual(["attacks", "hits", "wounds", "unsaved", "damage"]);
        for (const { needs = 2 } of chain) expect([2, 3, 4, 5, 6, 7]).toContain(needs);
        const [attacks = 0, hits = 0] = means;
        // rerolls and extra hits only add to what the die says
        const { needs = 2 } = chain[1] ?? {};
        expect(hits).toBeGreaterThanOrEqual((attacks * (7 - needs)) / 6 - 1e-9);
      }
    } else expect(outlook).toBeNull();
    match.answer(seat, bots[seat]?.answer(match.seen) ?? "pass");
  }
  expect(aimed).toBeGreaterThan(2);
});
