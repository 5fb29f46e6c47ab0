import { criticalHits } from "@riposte/critical-hits";
import { mechanics as files } from "@riposte/data-warhammer-40k";
import { eleventhMechanics as changed } from "@riposte/data-warhammer-40k/eleventh-edition";
import { compose, type Game } from "@riposte/kernel/run";
import { type Scenario, scenario } from "@riposte/testing";
import { createContext, warhammer40k } from "@riposte/warhammer-40k";
import { mechanics, readLibrary } from "@riposte/warhammer-40k-abilities";
import { eleventh, eleventhEdition } from "../src/index.js";

export const library = readLibrary(files, changed);
export const base = [
  warhammer40k(createContext([], { editions: eleventh() })),
  mechanics(library),
  criticalHits(),
] as const;
const game: Game = compose([...base, eleventhEdition()]);

/** Guns with these abilities against one unit; dice in the order they are rolled. */
export interface Duel {
  readonly guns?: number;
  readonly weapon?: object;
  readonly shooters?: object;
  readonly models?: readonly object[];
  readonly leader?: object;
  readonly target?: object;
  readonly setup?: object;
  readonly dice: readonly number[];
}

/** A battle between two units that begins with the shooting. */
export function setupOf({
  guns = 1,
  weapon,
  shooters,
  models = [{}],
  leader,
  target,
  setup,
}: Omit<Duel, "dice">): object {
  const gun = { id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1, ...weapon };
  const unit = (id: string, along: number, rest: object) => ({ id, place: { along, lane: 0 }, ...rest });
  const armed = [{ id: "shooter", count: guns, T: 4, Sv: 3, W: 1, weapons: [{ weapon: "gun" }] }];
  const group = { count: 1, T: 4, Sv: 4, W: 1 };
  const shot = models.map((one, at) => ({ id: `group-${at}`, ...group, ...one }));
  const captain = {
    ...{ id: "captain", leads: ["targets"], keywords: ["CHARACTER"] },
    models: [{ id: "captain", ...group, ...leader }],
  };
  return {
    phase: "shooting",
    terrain: [],
    objectives: [],
    ...setup,
    armies: [
      { id: "one", army: {}, units: [unit("shooters", 0, { models: armed, weapons: [gun], ...shooters })] },
      {
        ...{ id: "other", army: {} },
        units: [unit("targets", 18, { models: shot, leaders: leader === undefined ? [] : [captain], ...target })],
      },
    ],
  };
}

/** The targets are declared: the dice fall. */
export const shoot = ({ dice, ...duel }: Duel): Scenario<unknown> =>
  scenario(game, { setup: setupOf(duel), hold: "auto", dice: { dice: [...dice] } } as never)
    .choose("0.shooters")
    .choose("1.targets");
