import {
  type Context,
  currentAttack,
  parseSurgeId,
  rolledIn,
  type Surge,
  spellSurge,
  surgeAmount,
} from "@riposte/imperial-assault";
import {
  type Filter,
  fits,
  type Holder,
  type Holders,
  holds,
  type StepsMatch,
  sceneOf,
} from "@riposte/imperial-assault-steps";
import { type Effect, type Offer, runAbility } from "@riposte/kernel";
import { formCardOf } from "../form-cards.js";
import { say } from "../messages.js";
import { surgeUses } from "./surge-uses.js";

/** Surge abilities an ability grants its figure, and printed ones it lets friends use. */
export const sharedSurgeOffers =
  (context: Context, holdersIn: Holders) =>
  (_subject: unknown, seat: number, match: StepsMatch): readonly Offer[] => {
    const attack = currentAttack(match);
    if (attack === undefined || attack.seat !== seat) return [];
    const shared = holdersIn(match, "grants").flatMap((holder) =>
      surgesFrom(context, match, holder, attack.attacker).map((one) => ({ ...one, self: holder.self })),
    );
    return [...ofForm(context, match, attack.attacker), ...shared].flatMap(({ id, key, surge, self }) => {
      const cost = surge.surgeCost ?? 1;
      const used = attack.spent.filter((spent) => spent === key).length;
      if (cost > attack.surges || used >= surgeUses(match, attack.attacker, surge)) return [];
      const gains = spellSurge(surge);
      return [
        match.offer({
          key: used === 0 ? key : `${key}#${used + 1}`,
          label: say("dc:shared-surge", { cost, figure: self, gains }),
          effects: [
            { type: "attack:spend", surge: key, cost },
            runAbility({
              steps: [{ type: "do:used", ability: id } as Effect],
              seat,
              bindings: { self },
            }),
            ...(gainsOf(surge, id, rolledIn(match).surge, attack.attacker) as never[]),
          ],
        }),
      ];
    });
  };

/** The surge abilities of a Form are the figure's own; named ones are offered with the abilities. */
function ofForm(
  context: Context,
  match: StepsMatch,
  attacker: string,
): readonly (Shared & { readonly self: string })[] {
  const form = formCardOf(context, match, attacker);
  return (form?.surges ?? []).flatMap((surge, index) =>
    form === undefined || surge.ability !== undefined
      ? []
      : [{ id: `surge: ${spellSurge(surge)}`, key: `${form.id}:${index}`, surge, self: attacker }],
  );
}

interface Shared {
  readonly id: string;
  readonly key: string;
  readonly surge: Surge;
}

function surgesFrom(context: Context, match: StepsMatch, holder: Holder, attacker: string): readonly Shared[] {
  const { attacks } = match.slices["imperial-assault"];
  const { defender } = attacks.at(-1) ?? { defender: "" };
  return holder.parts.abilities.flatMap(({ id, ability }) => {
    if (ability.grants === undefined || holder.lost.includes(id)) return [];
    const { surges = [], share, if: condition } = ability.grants;
    const scene = sceneOf(context, match, holder, { attacker, defender }, id);
    if (!holds(scene, condition)) return [];
    if (share !== undefined && holder.self !== attacker && fits(scene, attacker, share as Filter)) {
      const card = match.slices["imperial-assault"].figures[holder.self]?.card ?? "";
      return context
        .body(card)
        .surges.flatMap((surge, index) =>
          surge.ability === undefined ? [{ id, key: `${id}@${holder.self}:${index}`, surge }] : [],
        );
    }
    if (holder.self !== attacker) return [];
    return surges.flatMap((spelled) => {
      const parsed = parseSurgeId(spelled);
      return parsed.ok ? [{ id, key: `${id}:${spelled}`, surge: parsed.surge }] : [];
    });
  });
}

function gainsOf(surge: Surge, by: string, rolled: number, attacker: string): readonly Effect[] {
  const { hit, accuracy, pierce, blast, cleave, recover, conditions, tokens = [] } = surge;
  const keywords = {
    ...(pierce === undefined ? {} : { pierce }),
    ...(blast === undefined ? {} : { blast }),
    ...(cleave === undefined ? {} : { cleave: [surgeAmount(cleave, rolled)] }),
    ...(recover === undefined ? {} : { recover: surgeAmount(recover, rolled) }),
    ...(conditions === undefined ? {} : { conditions }),
  };
  return [
    ...(hit === undefined ? [] : [{ type: "attack:modify", symbol: "hit", amount: hit, by }]),
    ...(accuracy === undefined ? [] : [{ type: "attack:modify", symbol: "accuracy", amount: accuracy, by }]),
    ...(Object.keys(keywords).length === 0 ? [] : [{ type: "attack:grant", ...keywords, by }]),
    ...tokens.map((token) => ({ type: "power-token:gain", figure: attacker, token, by })),
  ] as readonly Effect[];
}
