import { type AttackDescription, AttackQuery, describeAttack, type Edition } from "@riposte/warhammer-40k";
import { mechanicsOf } from "@riposte/warhammer-40k-abilities";
import { eleventh } from "../src/index.js";
import { library } from "./duel.js";

/** One gun against one unit, as the edition reads it. */
interface Judged {
  readonly weapon?: object;
  readonly attacker?: object;
  readonly target?: object;
  readonly situation?: object;
  readonly part?: string;
  readonly date?: string;
  readonly switches?: Parameters<typeof eleventh>[0];
}

export function judged({ weapon, attacker, target, situation, part = "a", date, switches }: Judged): AttackDescription {
  const gun = { id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1, ...weapon };
  const models = { id: "model", count: 1, T: 4, Sv: 4, W: 2 };
  const editions = eleventh(switches);
  const { ruleset } = editions.find(({ terms }) => terms.edition === date) ?? (editions[0] as Edition);
  return describeAttack(
    ruleset,
    [mechanicsOf(library)],
    AttackQuery.parse({
      attacker: {
        id: "a",
        models: [{ ...models, weapons: [{ weapon: "gun" }] }],
        weapons: [gun],
        combat: { moved: "normal" },
        ...attacker,
      },
      target: { id: "x", seat: 1, models: [models], ...target },
      ...{ part, weapon: "gun", count: 1, situation },
    }),
  );
}

/** A rule of one's own, for one side of an attack. */
export const rule = (name: string, ...effects: readonly object[]) => ({ name, mechanics: [{ effects }] });
export const shield = (name: string, ...effects: readonly object[]) => ({
  name,
  mechanics: [{ as: "target", effects }],
});
