import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { compose } from "@riposte/kernel/run";
import { type Scenario, scenario } from "@riposte/testing";
import { type Warhammer, warhammer40k, warhammer40kDeclared } from "../../src/index.js";
import { context } from "../position.js";

const declared = declarePlugin({
  name: "permits",
  version: "0.1.0",
  requires: [needs<Warhammer>(warhammer40kDeclared, "*")],
});
interface Permits extends Owns<typeof declared> {}

const composed = new Map<string, ReturnType<typeof composedWith>>();

/** The game in which units may do what is listed: `0.squad advanceAndShoot`, `0.squad scouts 6`, `gun trait:blast` for a weapon. */
function gameWith(permits: readonly string[]) {
  const key = permits.join();
  const game = composed.get(key) ?? composedWith(permits);
  composed.set(key, game);
  return game;
}

const composedWith = (permits: readonly string[]) =>
  compose([
    warhammer40k(context),
    definePlugin<Permits>(declared, {
      effects: {},
      on: {
        "attack:gathering": ({ weapon }, match) => {
          const traits = permits
            .filter((one) => one.startsWith(`${weapon} trait:`))
            .map((one) => one.split("trait:")[1]);
          const facts = traits.map((trait) => ({ fact: "trait", by: "test", from: "weapon", trait }) as never);
          if (facts.length > 0) match.queue({ type: "attack:contribute", facts });
        },
      },
      modify: {
        "unit:may": ({ unit, action, weapon }, match) => {
          const found = permits.find(
            (one) => one.startsWith(`${unit} ${action}`) || one.startsWith(`${weapon} ${action}`),
          );
          return found === undefined ? [] : match.contribute("atLeast", Number(found.split(" ")[2] ?? 1), "test");
        },
      },
    }),
  ]);

const GUN = { id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 };
const PISTOL = { ...GUN, id: "pistol", range: 12 };
const BLADE = { id: "blade", type: "melee", A: 1, skill: 3, S: 4, AP: 0, D: 1 };

type Rest = Readonly<Record<string, unknown>>;

/** A unit of one model with a gun, at a place: `along` or `[along, lane]`. */
export function squad(
  id: string,
  at: number | readonly [number, number],
  { models = {}, carries = ["gun"], ...rest }: Rest = {},
) {
  const [along, lane] = typeof at === "number" ? [at, 0] : at;
  const weapons = (carries as readonly string[]).map((weapon) => ({ weapon }));
  return {
    id,
    place: { along, lane },
    models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 3, weapons, ...(models as object) }],
    weapons: [GUN, PISTOL, BLADE],
    ...rest,
  };
}

/** A battle that begins with a phase, in which units may do what is permitted. */
export const field = (
  mine: readonly object[],
  theirs: readonly object[],
  { dice = [], permits = [], reserve = [], ...setup }: Rest,
): Scenario<never> =>
  scenario(gameWith(permits as readonly string[]), {
    setup: {
      objectives: [],
      terrain: [],
      lanes: 3,
      armies: [
        { id: "one", army: {}, units: mine, reserve },
        { id: "other", army: {}, units: theirs },
      ],
      ...setup,
    },
    hold: "auto",
    dice: { dice },
  } as never) as never;

/** What is to be seen of a unit. */
export const unit = (id: string, state: object): never => ({ "warhammer-40k": { units: { [id]: state } } }) as never;
