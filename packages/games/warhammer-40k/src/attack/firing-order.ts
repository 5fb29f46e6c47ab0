import { choose, type Questions } from "@riposte/kernel";
import { unitOf } from "../battle/line-up.js";
import type { Effects, Warhammer, WarMatch } from "../declared.js";
import { say } from "../messages.js";
import type { Declared } from "../slice.js";
import { countModels, isDestroyed } from "../unit/parts.js";
import { currentVolley, ownVolley } from "./current.js";
import { isPrintedAlike } from "./pooling.js";

type Ordering = Pick<Effects, "volley:next" | "volley:retarget">;

/** The attacker says which of the declared attacks is resolved next (rules 1). */
export const ordering: Ordering = {
  "volley:next": (table, { type: _type, ...aim }, match) => {
    const volley = ownVolley(table, match);
    const isNext = (one: Declared) => isAlike(one, aim);
    volley.waiting = [...volley.waiting.filter(isNext), ...volley.waiting.filter((one) => !isNext(one))];
  },

  // attacks at another unit, or at none: as many models as it has now
  "volley:retarget": (table, { type: _type, to, ...aim }, match) => {
    const volley = ownVolley(table, match);
    volley.waiting = volley.waiting.flatMap((one) => {
      if (!isAlike(one, aim)) return [one];
      return to === null ? [] : [{ ...one, target: to, targetModels: countModels(unitOf(match, to)) }];
    });
  },
};

/** Asks for the next attack, where there is more than one that can do something. */
export function chooseAttack(match: WarMatch): void {
  const [only, ...others] = nextAttacks(match);
  if (only === undefined) return;
  if (others.length > 0) match.ask("wh:attack", currentVolley(match)?.seat as number);
  else match.queue({ type: "volley:next", ...aimOf(only) });
}

/** All attacks at one target come before those at the next, a pool by its first weapon; against a destroyed one the order does not matter. */
function nextAttacks(match: WarMatch): readonly Declared[] {
  const volley = currentVolley(match);
  const open = (volley?.waiting ?? []).filter(({ target }) => !isDestroyed(unitOf(match, target)));
  const begun = open.filter(({ target }) => target === volley?.target);
  const next = begun.length > 0 ? begun : open;
  return next.filter((one, at) => !next.slice(0, at).some((earlier) => isPrintedAlike(match, one, earlier)));
}

type Aim = Pick<Declared, "part" | "weapon" | "target" | "from">;

const aimOf = ({ part, weapon, target, from }: Aim): Aim => ({
  ...{ part, weapon, target },
  ...(from === undefined ? {} : { from }),
});

/** Do two attacks use the same profile of the same part on the same unit, measured alike? */
export const isAlike = (one: Aim, other: Aim): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ part, weapon, target, from }: Aim): string =>
  `${part}/${weapon}>${target}${from === undefined ? "" : `<${from}`}`;

export const orderQuestions: Pick<Questions<Warhammer>, "wh:attack"> = {
  "wh:attack": {
    prompt: say("wh:attack"),
    publicName: "wh:attack",
    choices: (_asked, match) =>
      choose.one(
        nextAttacks(match).map((one) => ({
          key: keyOf(one),
          label: say("wh:aim", { weapon: one.weapon, unit: one.target }),
        })),
      ),
    answer(answer, _asked, match) {
      match.queue({
        type: "volley:next",
        ...aimOf(nextAttacks(match).find((one) => keyOf(one) === answer) as Declared),
      });
    },
  },
};
