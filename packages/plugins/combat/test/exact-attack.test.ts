import { meanOf } from "@riposte/warhammer-40k";
import { expect, describe as group, test } from "vitest";
import { describe, exactAttack } from "../src/index.js";
import { type Duel, queryOf, rules } from "./duel.js";
import { playedLosses } from "./enumeration.js";

const exact = (duel: Duel) => exactAttack(describe(rules, queryOf(duel)));

const CORPUS: Readonly<Record<string, Duel>> = {
  "two plain attacks": { guns: 2 },
  "three attacks with Sustained Hits 1 and Lethal Hits": {
    guns: 3,
    weapon: { abilities: ["Sustained Hits 1", "Lethal Hits"] },
  },
};

group("exact odds are those of the machines", () => {
  test.each(Object.entries(CORPUS))("%s", (_name, duel) => {
    const played = playedLosses(duel);
    const { damage } = exact(duel);
    for (const [lost, chance] of played.entries()) expect(damage[lost] ?? 0).toBeCloseTo(chance, 12);
    expect(meanOf(damage)).toBeGreaterThan(0);
  });
});
