import type { AttackDescription } from "@riposte/warhammer-40k";
import type { Rows } from "./fire.js";
import type { JudgedPool } from "./judged-anew.js";
import type { Chain } from "./kill-chain.js";
import { layoutOf, positionsOf } from "./layout.js";
import { withMortals } from "./mortals.js";
import { added, afterPool } from "./pool.js";
import { resolved } from "./resolved.js";
import { begun } from "./waiting.js";

/** How pools are resolved, and from which chances. */
interface Resolving {
  readonly start: Rows;
  readonly criticalsFirst: boolean;
  isPrecise(description: AttackDescription): boolean;
}

/** The chances of every place after all pools. */
export function afterPools(
  pools: readonly JudgedPool[],
  chain: Chain,
  { start, isPrecise, criticalsFirst }: Resolving,
): Rows {
  const [first, ...later] = pools.map((pool, at) => (at === 0 ? [whole(pool)] : judgedAlike(pool, chain)));
  const stages = [first ?? [], ...later];
  const layout = layoutOf(
    stages.flatMap((kinds) => kinds.map(({ description }) => description)),
    chain.size,
  );
  // a pool ends with its own devastating and mortal wounds before the next begins
  const pool = (before: Rows, { description, isFor }: Judged): Rows => {
    const mine = before.map((chance, place) => (isFor(place % chain.size) ? chance : 0));
    const wounded = afterPool({ chain, layout, description, isPrecise: isPrecise(description), criticalsFirst }, mine);
    return resolved(withMortals(wounded, chain, layout, description));
  };
  const after = stages.reduce(
    (before, kinds) => kinds.map((kind) => pool(before, kind)).reduce(added),
    begun(layout.size, start).columns,
  );
  return positionsOf(layout, after);
}

/** Attacks as they are judged at some positions of the target. */
interface Judged {
  readonly description: AttackDescription;
  isFor(position: number): boolean;
}

const whole = ({ description }: JudgedPool): Judged => ({ description, isFor: () => true });

/** A pool by how it is judged, for all positions it may begin at. */
function judgedAlike(pool: JudgedPool, chain: Chain): readonly Judged[] {
  const kinds = new Map<string, { description: AttackDescription; positions: Set<number> }>();
  for (let position = 0; position < chain.size; position++) {
    const description = chain.ordinary[position] === null ? pool.description : pool.at(chain, position);
    const key = judgement(description);
    const kind = kinds.get(key) ?? { description, positions: new Set() };
    kind.positions.add(position);
    kinds.set(key, kind);
  }
  return [...kinds.values()].map(({ description, positions }) => ({ description, isFor: (at) => positions.has(at) }));
}

/** What counts of a description, in one text: where models stand is told by their position. */
export const judgement = ({ defences, ...attack }: AttackDescription): string =>
  JSON.stringify([attack, defences.map(({ count: _count, lost: _lost, allocated: _allocated, ...one }) => one)]);
