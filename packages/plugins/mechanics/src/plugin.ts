import { type Contribution, definePlugin, type Match, type Plugin } from "@riposte/kernel";
import { queryIn, situationIn } from "@riposte/warhammer-40k";
import { activeAbility } from "./active-ability.js";
import { mechanicsOf } from "./attack-facts.js";
import { declared, type Mechanics } from "./declared.js";
import { feelNoPain } from "./feel-no-pain.js";
import type { Library } from "./library.js";

/**
 * Abilities as data: whenever an attack gathers its rules, what both units' abilities say about it; and what units may do.
 *
 * @example
 * const game = compose([warhammer40k(createContext(armies)), mechanics(readLibrary(files))]);
 */
export function mechanics(library: Library): Plugin<Mechanics> {
  const source = mechanicsOf(library);
  return definePlugin<Mechanics>(declared, {
    effects: {},
    on: {
      "attack:gathering": (_event, match) => {
        const facts = [...source(queryIn(match))];
        if (facts.length > 0) match.queue({ type: "attack:contribute", facts });
      },
    },
    modify: { "unit:may": permissions(library), "unit:feel-no-pain": feelNoPain(library) },
    facts: [...library.templates.values()],
  });
}

interface Asked {
  readonly unit: string;
  readonly action: string;
  readonly part?: string | undefined;
  readonly weapon?: string | undefined;
}

/** Every rule that lets the unit do it, for all of it or with the weapon asked about: the best one counts. */
const permissions =
  (library: Library) =>
  ({ unit: id, action, part, weapon }: Asked, match: Match<Mechanics>): readonly Contribution[] => {
    const unit = match.slices["warhammer-40k"].units[id];
    if (unit === undefined) return [];
    const { situation, army, stratagems } = situationIn(match, unit);
    return activeAbility(unit, { library, situation, army, stratagems }, action)
      .because.filter((reason) => reason.weapon === undefined || (reason.weapon === weapon && reason.part === part))
      .map(({ by, amount }) => match.contribute("atLeast", amount.dice + amount.plus, by));
  };
