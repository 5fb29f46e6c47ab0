import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import type { AnyPlugin } from "@riposte/kernel/run";
import {
  type AttackQuery,
  attackIn,
  type Warhammer,
  type WarReads,
  warhammer40kDeclared,
} from "@riposte/warhammer-40k";
import manifest from "../../package.json" with { type: "json" };
import type { Scored } from "../exact/scores.js";
import { onTable } from "./seated.js";

/** What a profile scored in one play. */
export type Score = Record<keyof Scored, number>;

const declared = declarePlugin({
  name: "tally",
  version: manifest.version,
  requires: [needs<Warhammer>(warhammer40kDeclared, manifest.peerDependencies["@riposte/warhammer-40k"])],
});
interface Tally extends Owns<typeof declared> {}

/** Writes down what each profile scores, at a target whose models never fall. */
export function tally(queries: readonly AttackQuery[]) {
  let scores: Score[] = [];
  const add = (match: WarReads, what: keyof Score, count: number) => {
    const { part, weapon } = attackIn(match).declared;
    const at = queries.findIndex((query) => query.weapon === weapon && onTable({ id: query.part }, 0) === part);
    const score = scores[at];
    if (score !== undefined) score[what] += count;
  };
  const plugin = definePlugin<Tally>(declared, {
    effects: {},
    on: {
      "attacks:rolled": ({ attacks }, match) => add(match, "attacks", attacks),
      "hits:rolled": ({ hits }, match) => add(match, "hits", hits),
      // hits that wound by themselves are taken from those that roll, and were hits all the same
      "hits:added": ({ count }, match) => add(match, "hits", Math.max(0, count)),
      "wounds:rolled": ({ wounds }, match) => add(match, "wounds", wounds),
      "wounds:added": ({ count }, match) => add(match, "wounds", count),
      "damage:rolled": ({ damage }, match) => add(match, "raw", damage),
    },
    replace: { "unit:harm": (_effect, match) => match.instead("tally", []) },
  }) as AnyPlugin;
  return {
    plugin,
    /** The scores of one play. */
    of(play: () => unknown): readonly Score[] {
      scores = queries.map(() => ({ attacks: 0, hits: 0, wounds: 0, raw: 0 }));
      play();
      return scores;
    },
  };
}
