import { mechanics as files, stratagems } from "@riposte/data-warhammer-40k";
import { compose } from "@riposte/kernel/run";
import { type Scenario, scenario } from "@riposte/testing";
import { createContext, warhammer40k } from "@riposte/warhammer-40k";
import { mechanics, readLibrary } from "@riposte/warhammer-40k-abilities";
import { choiceProblems, commandChoices, readStratagems } from "../src/index.js";

const context = createContext([], { checks: [choiceProblems] });
export const plugins = [
  warhammer40k(context),
  mechanics(readLibrary(files)),
  commandChoices(readStratagems(stratagems)),
] as const;
export const game = compose([...plugins]);

const RIFLE = { id: "rifle", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 };
const BLADE = { id: "blade", type: "melee", A: 1, skill: 3, S: 4, AP: 0, D: 1 };

/** A unit of infantry with a rifle and a blade each. */
export const squad = (id: string, along: number, rest: Readonly<Record<string, unknown>> = {}) => {
  const { models = {}, ...others } = rest;
  return {
    id,
    place: { along, lane: 0 },
    keywords: ["Infantry"],
    models: [
      {
        id: "trooper",
        count: 5,
        T: 4,
        Sv: 4,
        W: 2,
        weapons: [{ weapon: "rifle" }, { weapon: "blade" }],
        ...(models as object),
      },
    ],
    weapons: [RIFLE, BLADE],
    ...others,
  };
};

/** A battle that begins somewhere, with these units and dice. */
export const battle = (
  mine: readonly object[],
  theirs: readonly object[],
  { dice = [], army = {}, enemies = {}, reserve = [], ...setup }: Readonly<Record<string, unknown>>,
): Scenario<unknown> =>
  scenario(game, {
    setup: {
      commandPoints: [2, 2],
      objectives: [],
      terrain: [],
      armies: [
        { id: "one", army, units: mine },
        { id: "other", army: enemies, units: theirs, reserve },
      ],
      ...setup,
    },
    hold: "auto",
    dice: { dice },
  } as never);

/** What is left of a unit. */
export const unit = (id: string, state: object) => ({ "warhammer-40k": { units: { [id]: state } } });
