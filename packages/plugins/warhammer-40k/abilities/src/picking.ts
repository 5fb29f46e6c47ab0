import { type Behaviour, choose, type Match, type Questions } from "@riposte/kernel";
import { currentVolley, queryOf } from "@riposte/warhammer-40k";
import { attackerSays } from "./attack-facts.js";
import type { Mechanics } from "./declared.js";
import { formsIn, instanceMark } from "./instances.js";
import type { Library } from "./library.js";
import { queryAround } from "./surroundings.js";

/** Targets are chosen: where an ability of a weapon has several forms against them, the attacker picks the one that counts. */
export const pickInstances =
  (library: Library) =>
  (match: Match<Mechanics>): void => {
    const volley = currentVolley(match);
    if (volley === undefined || !library.isOneInstance) return;
    const open = new Map<string, { part: string; weapon: string; ability: string; among: string[] }>();
    for (const declared of volley.waiting) {
      const { part, weapon } = declared;
      const query = queryOf(match, volley.unit, declared, volley.kind === "overwatch");
      for (const [ability, forms] of formsIn(attackerSays(library, queryAround(match, library, query)))) {
        const mark = instanceMark(part, weapon, ability);
        const known = open.get(mark)?.among ?? [];
        open.set(mark, { part, weapon, ability, among: [...new Set([...known, ...forms.map(({ by }) => by)])] });
      }
    }
    for (const choice of open.values())
      if (choice.among.length > 1) match.queue({ type: "mechanics:pick", unit: volley.unit, ...choice });
  };

export const picking: Pick<Behaviour<Mechanics>["effects"], "mechanics:pick"> = {
  "mechanics:pick": (_slice, { type: _type, ...choice }, match) =>
    match.ask("mechanics:instance", match.slices["warhammer-40k"].units[choice.unit]?.seat ?? 0, choice),
};

export const pickingQuestions: Pick<Questions<Mechanics>, "mechanics:instance"> = {
  "mechanics:instance": {
    prompt: ({ about: { weapon } }) => ({ id: "mechanics:instance", params: { weapon } }),
    publicName: "mechanics:instance",
    choices: ({ about: { among } }) =>
      choose.one(among.map((by) => ({ key: by, label: { id: "mechanics:instance-option", params: { by } } }))),
    answer: (by, { about: { unit, part, weapon, ability }, seat }, match) =>
      match.queue({
        type: "mark:set",
        mark: instanceMark(part, weapon, ability),
        owner: seat,
        on: unit,
        value: String(by),
        until: [{ until: "activationEnd" }],
        only: false,
      }),
  },
};
