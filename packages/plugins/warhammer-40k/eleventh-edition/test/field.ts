import { criticalHits } from "@riposte/critical-hits";
import { armies, datasheets } from "@riposte/data-warhammer-40k";
import { eleventhStratagems } from "@riposte/data-warhammer-40k/eleventh-edition";
import { compose, type Game } from "@riposte/kernel/run";
import { type Scenario, scenario } from "@riposte/testing";
import { createContext, readArmy, Unit, warhammer40k } from "@riposte/warhammer-40k";
import { mechanics } from "@riposte/warhammer-40k-abilities";
import { commandChoices, readStratagems } from "@riposte/warhammer-40k-choices";
import { eleventh, eleventhEdition } from "../src/index.js";
import { library } from "./duel.js";

const units = datasheets.map((sheet) => Unit.parse(sheet));
const context = createContext(
  armies.map((army) => readArmy(army, units)),
  { editions: eleventh() },
);

/** Our armies, with the stratagems of the edition. */
export const battle: Game = compose([
  warhammer40k(context),
  mechanics(library),
  criticalHits(),
  commandChoices(readStratagems(eleventhStratagems)),
  eleventhEdition(),
]);

/** The same without stratagems. */
const bare: Game = compose([warhammer40k(context), mechanics(library), criticalHits(), eleventhEdition()]);

const GUN = { id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 };
const BLADE = { id: "blade", type: "melee", A: 1, skill: 3, S: 4, AP: 0, D: 1 };

/** A unit of one model with a gun and a blade, at a place: `along` or `[along, lane]`. */
export function squad(id: string, at: number | readonly [number, number], rest: object = {}) {
  const [along, lane] = typeof at === "number" ? [at, 0] : at;
  const weapons = [{ weapon: "gun" }, { weapon: "blade" }];
  return {
    ...{ id, place: { along, lane }, weapons: [GUN, BLADE] },
    models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 3, weapons }],
    ...rest,
  };
}

/** A battle that begins with a phase. */
export const field = (
  mine: readonly object[],
  theirs: readonly object[],
  {
    dice = [],
    game = bare,
    ...setup
  }: { readonly dice?: readonly number[]; readonly game?: Game } & Readonly<Record<string, unknown>>,
): Scenario<unknown> =>
  scenario(game, {
    setup: {
      ...{ objectives: [], terrain: [], lanes: 3 },
      armies: [
        { id: "one", army: {}, units: mine },
        { id: "other", army: {}, units: theirs },
      ],
      ...setup,
    },
    hold: "auto",
    dice: { dice: [...dice] },
  } as never) as never;

/** What is to be seen of a unit. */
export const unit = (id: string, state: object): never => ({ "warhammer-40k": { units: { [id]: state } } }) as never;
