import type { Context } from "@riposte/imperial-assault";
import { type Offer, runAbility } from "@riposte/kernel";
import type { StepsMatch } from "../declared.js";
import { say } from "../messages.js";
import { holds } from "../reading/condition.js";

/** What an ability left for after the attack it was used in. */
export const afterOffers =
  (context: Context) =>
  (_subject: unknown, seat: number, match: StepsMatch): readonly Offer[] => {
    const scope = match.scope("attack");
    return match.lasting("do:after").flatMap(({ id, scope: of, data }) => {
      const { condition, steps, seat: owner, self, bindings } = data;
      if (of !== scope || owner !== seat) return [];
      if (condition !== null && !holds({ context, match, self, seat, bindings }, condition)) return [];
      return [
        match.offer({
          key: `after:${id}`,
          label: say("do:ability", { ability: String(bindings.ability), figure: self }),
          kind: "forced",
          effects: [{ type: "kernel:expire", id }, runAbility({ steps, seat, source: self, bindings })],
        }),
      ];
    });
  };
