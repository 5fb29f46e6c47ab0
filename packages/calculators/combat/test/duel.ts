import { mechanics as files } from "@riposte/data-warhammer-40k";
import { eleventhMechanics as changed } from "@riposte/data-warhammer-40k/eleventh-edition";
import { eleventhPlayed } from "@riposte/eleventh-edition";
import { type AttackQuery, Unit } from "@riposte/warhammer-40k";
import { readLibrary } from "@riposte/warhammer-40k-abilities";
import { queriesOf as checked, type PoolOrder } from "../src/activation.js";
import { type CombatOptions, combatRules, type Firing } from "../src/index.js";

export const rules = combatRules(readLibrary(files));

const changedLibrary = readLibrary(files, changed);
export const pooled = combatRules(changedLibrary, eleventhPlayed());
const first = combatRules(changedLibrary, eleventhPlayed("11e-2026-06"));

/** Guns of one unit against one unit. */
export interface Duel {
  readonly guns?: number;
  /** One gun, or several in firing order. */
  readonly weapon?: object | readonly object[];
  readonly attacker?: object;
  readonly models?: readonly object[];
  /** Models of a leader attached to the target. */
  readonly leader?: object;
  readonly target?: object;
  readonly distance?: number;
  readonly precision?: "always";
  readonly order?: PoolOrder;
  /** Judged by the 11th edition: the newest ruleset, or the first. */
  readonly isPooled?: boolean | "first";
  readonly situation?: object;
}

/** Both units, as a file would have them. */
export function unitsOf({ guns = 1, weapon = {}, attacker = {}, models = [{}], leader, target = {} }: Duel) {
  const gun = { type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 };
  const weapons = [weapon].flat().map((one, at) => ({ ...gun, id: `gun-${at}`, ...one }));
  const group = { count: 1, T: 4, Sv: 4, W: 1 };
  const captain = {
    id: "captain",
    seat: 1,
    leads: ["targets"],
    keywords: ["CHARACTER"],
    models: [{ id: "captain", ...group, ...leader }],
  };
  return {
    attacker: Unit.parse({
      id: "shooters",
      models: [{ id: "shooter", ...group, count: guns, weapons: weapons.map(({ id }) => ({ weapon: id })) }],
      weapons,
      combat: { moved: "normal" },
      ...attacker,
    }),
    defender: Unit.parse({
      id: "targets",
      seat: 1,
      models: models.map((one, at) => ({ id: `group-${at}`, ...group, ...one })),
      leaders: leader === undefined ? [] : [captain],
      ...target,
    }),
  };
}

export const profilesOf = ({ weapon = {} }: Duel): readonly Firing[] =>
  [weapon].flat().map((_, at) => ({ weapon: `gun-${at}` }));

/** The duel as questions to the rules. */
export function queriesOf(duel: Duel): readonly AttackQuery[] {
  const { attacker, defender } = unitsOf(duel);
  return checked(attacker, defender, profilesOf(duel), optionsOf(duel));
}

export const optionsOf = ({
  distance = 18,
  precision,
  order = {},
  isPooled = false,
  situation,
}: Duel): CombatOptions => ({
  rules: isPooled === "first" ? first : isPooled ? pooled : rules,
  situation: { distance, ...situation },
  precision: precision ?? "never",
  order,
});
