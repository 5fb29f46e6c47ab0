import { criticalHits } from "@riposte/critical-hits";
import { eleventhMissions } from "@riposte/data-warhammer-40k/eleventh-edition";
import { compose } from "@riposte/kernel/run";
import { createContext, warhammer40k } from "@riposte/warhammer-40k";
import { mechanics } from "@riposte/warhammer-40k-abilities";
import { eleventh, eleventhEdition, missionProblems, readMissions } from "../src/index.js";
import { library } from "./duel.js";
import { field } from "./field.js";

export const missions = readMissions(eleventhMissions);

/** The game with these mission cards. */
export const gameOf = (cards: typeof missions) =>
  compose([
    warhammer40k(createContext([], { editions: eleventh(), setupCheck: missionProblems(cards) })),
    mechanics(library),
    criticalHits(),
    eleventhEdition({ missions: cards }),
  ]);
export const game = gameOf(missions);

export const CENTRE = { id: "centre", along: 20, lane: 0 };
const FIXED = ["fell-the-great", "take-the-head"];

export const armies = (
  mine: readonly object[],
  theirs: readonly object[],
  dispositions = ["Take and Hold", "Disruption"],
) => [mine, theirs].map((units, seat) => ({ id: `army-${seat}`, army: { disposition: dispositions[seat] }, units }));

/** A position with one objective, in which both play fixed cards. */
export const played = (mine: readonly object[], theirs: readonly object[], rest: Readonly<Record<string, unknown>>) =>
  field([], [], {
    ...{ game, objectives: [CENTRE], armies: armies(mine, theirs) },
    missions: { secondary: [FIXED, FIXED] },
    ...rest,
  });
