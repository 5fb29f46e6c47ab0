import { type ArmyMatrix, armyMatrix, type BestUse, bestUse, type Cell, type Destroyed } from "@riposte/combat";
import { warhammerRules } from "@riposte/hosting/warhammer-40k/odds";
import { RULESETS } from "@riposte/warhammer-40k";
import type { MatrixWish } from "./matrix-form.js";

/** What is asked: a matrix, or several attackers on one target of the last one. */
export type MatrixAsked =
  | { readonly count: MatrixWish }
  | { readonly target: number; readonly attackers: readonly number[] };

/** How far the counting is, and what it comes to, part by part. */
export type MatrixNews =
  | { readonly done: number; readonly of: number }
  | { readonly cells: readonly (readonly Cell[])[]; readonly together: readonly Destroyed[] }
  | { readonly best: BestUse }
  | { readonly target: number; readonly attackers: readonly number[]; readonly after: readonly Destroyed[] }
  | { readonly failed: string };

const tell = (news: MatrixNews) => postMessage(news);
let last: Promise<ArmyMatrix> | undefined;

addEventListener("message", ({ data }: MessageEvent<MatrixAsked>) => {
  answer(data).catch((error: unknown) => tell({ failed: error instanceof Error ? error.message : String(error) }));
});

async function answer(asked: MatrixAsked): Promise<void> {
  if ("count" in asked) {
    last = counted(asked.count);
    const matrix = await last;
    const all = asked.count.attackers.units.map((_, at) => at);
    const together = asked.count.targets.units.map((_, target) => matrix.several(target, all).at(-1) as Destroyed);
    tell({ cells: matrix.cells, together });
    return tell({ best: bestUse(matrix) });
  }
  const matrix = await last;
  if (matrix !== undefined) tell({ ...asked, after: matrix.several(asked.target, asked.attackers) });
}

async function counted({ edition, attackers, targets, moment }: MatrixWish): Promise<ArmyMatrix> {
  const rules = await warhammerRules(edition === "11" ? (RULESETS.at(-1) as string) : "10e");
  const armies = { attacker: attackers.army, target: targets.army };
  const matched = { attackers: attackers.units, targets: targets.units, moment: { ...moment, armies } };
  return armyMatrix(rules, matched, (done, of) => tell({ done, of }));
}
