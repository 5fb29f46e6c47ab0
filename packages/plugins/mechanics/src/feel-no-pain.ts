import type { Contribution, Match } from "@riposte/kernel";
import { situationIn } from "@riposte/warhammer-40k";
import { collectFromUnit } from "./collect.js";
import type { Mechanics } from "./declared.js";
import { holds } from "./evaluate/conditions.js";
import { numberOf } from "./evaluate/expressions.js";
import type { Library } from "./library.js";

interface Asked {
  readonly unit: string;
  readonly part: string;
  readonly against: "all" | "mortal" | "psychic";
}

/** Feel No Pain outside attacks: what the abilities of a part say against mortal wounds. */
export const feelNoPain =
  (library: Library) =>
  ({ unit: id, part, against }: Asked, match: Match<Mechanics>): readonly Contribution[] => {
    const self = match.slices["warhammer-40k"].units[id];
    if (self === undefined) return [];
    const { situation, army, stratagems } = situationIn(match, self);
    return collectFromUnit(library, { unit: self, army, stratagems })
      .filter(({ mechanic, part: of }) => mechanic.as !== "attacker" && (mechanic.reach === "unit" || of === part))
      .flatMap((bound) => {
        const evaluation = { bound, self, target: self, situation };
        if (bound.mechanic.if !== undefined && !holds(bound.mechanic.if, evaluation)) return [];
        return bound.mechanic.effects.flatMap((effect) =>
          effect.do === "fnp" && (effect.against === "all" || effect.against === against)
            ? [match.contribute("atMost", numberOf(effect.on, evaluation), bound.by)]
            : [],
        );
      });
  };
