import type { Answer } from "@riposte/kernel";
import { scriptedChance } from "@riposte/kernel/chance";
import { startMatch } from "@riposte/kernel/run";
import { scenario } from "@riposte/testing";
import { describe, test } from "vitest";
import { gameWithTokens } from "./position.js";
import { amountIn, type PrintedDuel, printedDuels } from "./printed-duel.js";

// no defense dice, and one black die whose faces 0, 2 and 4 show 1, 2 and 3 blocks
const [BARE, ARMOURED] = ["onar-koma", "zeb-orrelios"];
const column = (at: number) => String.fromCharCode("a".charCodeAt(0) + at);

/** The attacker in the corner, the target in its row, and one more figure below the target. */
function positionOf(duel: PrintedDuel) {
  const { attacker, far, faces, blocks, surge } = duel;
  const { width, length } = attacker.base;
  const spaces = Array.from({ length }, (_, row) =>
    Array.from({ length: width }, (_, at) => `${column(at)}${row + 1}`),
  );
  const there = column(width - 1 + far);
  const hurt = Math.min(attacker.health - 1, amountIn(duel, surge.recover));
  const group = (card: string, id: string, at: string, damage = 0) => ({ card, figures: [{ id, at, damage }] });
  return {
    target: `${there}1`,
    hurt,
    position: {
      setup: {
        map: "training-yard",
        position: {
          activating: { figure: "attacker", actions: 1 },
          seats: [
            { affiliation: "imperial", groups: [group(attacker.id, "attacker", spaces.flat().join("+"), hurt)] },
            {
              affiliation: "rebel",
              groups: [
                group(blocks === 0 ? BARE : ARMOURED, "target", `${there}1`),
                group("wookiee-warrior-elite", "beside", `${there}2`),
              ],
            },
          ],
        },
      },
      hold: "auto" as const,
      dice: { dice: [...faces, ...(blocks === 0 ? [] : [(blocks - 1) * 2])] },
    },
  };
}

/** What is answered after buying: nothing more, keywords in any order, the neighbour for a cleave, hits for wild tokens. */
function answersAfter(
  { key: bought }: PrintedDuel,
  { position, target }: ReturnType<typeof positionOf>,
): readonly Answer[] {
  const chance = scriptedChance(position.dice);
  const match = startMatch(gameWithTokens, { ...position, seed: "1", chance } as never);
  const answers: Answer[] = [`attack:target:${target}`, bought];
  for (const answer of answers) match.answer(0, answer);
  for (;;) {
    const { decision } = match;
    if (decision === null || decision.choice.kind !== "one" || decision.question === "ia:activate") return answers;
    const keys = decision.choice.options.map((option) => option.key);
    const answer = keys.find((key) => key === "beside" || String(key).startsWith("keyword:")) ?? keys.at(-1);
    answers.push(answer as Answer);
    match.answer(decision.seat, answer as Answer);
  }
}

/** What the rules say the table looks like afterwards (8.1, 8.2, 8.4). */
function expectedOf(duel: PrintedDuel, hurt: number) {
  const { surge, hits, blocks, surges } = duel;
  const { conditions = [], tokens = [], pierce = 0, blast = 0 } = surge;
  const isOwn = (condition: string) => condition === "focus" || condition === "hide";
  const damage = hits - Math.max(0, blocks - pierce);
  const beside = blast + amountIn({ ...duel, surges }, surge.cleave);
  return {
    "imperial-assault": {
      figures: {
        attacker: {
          damage: hurt - Math.min(hurt, amountIn(duel, surge.recover)),
          conditions: conditions.filter(isOwn),
        },
        target: { damage, conditions: conditions.filter((condition) => !isOwn(condition)) },
        beside: { damage: beside },
      },
    },
    "power-tokens": { held: tokens.length === 0 ? {} : { attacker: tokens } },
  };
}

describe("what a printed surge ability gives", () => {
  test.each(printedDuels().map((duel) => [duel.name.slice("surge: ".length), duel] as const))("%s", (_name, duel) => {
    const staged = positionOf(duel);
    const steps = answersAfter(duel, staged).map((answer) => ({ choose: answer }));
    scenario(gameWithTokens, staged.position as never)
      .steps(steps)
      .expect(expectedOf(duel, staged.hurt) as never)
      .proves(duel.name)
      .waits()
      .done();
  });
});
