import { definePlugin, type Plugin } from "@riposte/kernel";
import { actsOf } from "./acts.js";
import { mechanicsOf } from "./attack-facts.js";
import { declared, type Mechanics } from "./declared.js";
import { mechanicEffects, mechanicQuestions, messages } from "./happen.js";
import type { Library } from "./library.js";
import { pickInstances } from "./picking.js";
import { queryAround } from "./surroundings.js";
import { hearTriggers, tellByHand } from "./triggers.js";
import { characteristics, feelNoPain, permissions, rollAmounts, rolls } from "./unit-values.js";
import { verbsOf } from "./verbs-of-others.js";

/**
 * Abilities as data: whenever an attack gathers its rules, what both units' abilities say about it; and what units may do.
 *
 * @example
 * const game = compose([warhammer40k(createContext(armies)), mechanics(readLibrary(files))]);
 */
export function mechanics(library: Library): Plugin<Mechanics> {
  const source = mechanicsOf(library);
  return definePlugin<Mechanics>(declared, {
    messages,
    effects: mechanicEffects,
    questions: mechanicQuestions,
    on: {
      ...hearTriggers(library),
      "battle:began": (_event, match) => {
        rollAmounts(library)(match);
        tellByHand(library)(match);
      },
      "targets:chosen": (_event, match) => pickInstances(library)(match),
      "attack:gathering": (_event, match) => {
        const facts = [...source(queryAround(match, library))];
        if (facts.length > 0) match.queue({ type: "attack:contribute", facts });
      },
    },
    modify: {
      "unit:may": permissions(library),
      "unit:stat": characteristics(library),
      "unit:roll": rolls(library),
      "unit:feel-no-pain": feelNoPain(library),
    },
    abilities: verbsOf(library) as never,
    facts: [...library.templates.values()],
    acts: () => actsOf(library),
  });
}
