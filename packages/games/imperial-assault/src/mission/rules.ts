import { choose, type Questions } from "@riposte/kernel";
import { isOnOrNextTo, type MissionRule, type RuleOf, spaceNamed } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch, IaReads, ImperialAssault } from "../declared.js";
import { fieldIn, standing } from "../figures/field.js";
import { figuresOf } from "../figures/lookup.js";
import { say } from "../messages.js";
import { returnClaimed } from "./claiming.js";
import { creaturesOf, pushInTurn } from "./creatures.js";
import { placeTokens, putOn } from "./laying.js";
import { missionOf, objectsOf } from "./objects.js";
import { openDoors } from "./opening.js";
import { gainPower, putPower, sharePower } from "./power.js";
import { inOrder } from "./rule-order.js";
import { countControl, scoreCarried, scoreControl, scoreHeld } from "./scoring.js";
import { swapTokens } from "./swapping.js";
import { moveTokens, pushControlled } from "./token-moves.js";

/** Mission rules as data; those of a moment happen before both players' effects, in the order the initiative player likes (rules 4, 12). */
export const missionRules = (context: Context): Pick<Effects, "mission:rules" | "mission:rule"> => ({
  "mission:rules": (table, { when }, match) => {
    const rules = rulesAt(context, match, when);
    // neither player has the initiative yet when the map is laid out
    if (rules.length > 1 && when !== "setup") match.ask("ia:mission-order", table.initiative, { when });
    else for (const rule of rules) match.queue({ type: "mission:rule", rule });
  },
  "mission:rule": (_table, { rule: index }, match) => {
    const rules = missionOf(context, match)?.rules ?? [];
    const [rule, next] = [rules[index], rules[index + 1]];
    if (rule !== undefined) (FOLLOW[rule.type] as Follow<MissionRule["type"]>)(context, match, rule, index);
    if (next !== undefined && "follows" in next && next.follows === true)
      match.queue({ type: "mission:rule", rule: index + 1 });
  },
});

/** What counts at any time stands in no order. */
type Ordered = Exclude<MissionRule, { readonly when: "always" }>;

export const missionOrderQuestion = (context: Context): Questions<ImperialAssault>["ia:mission-order"] => ({
  prompt: say("ia:mission-order"),
  publicName: "ia:mission-order",
  choices({ about }, match) {
    const rules = missionOf(context, match)?.rules ?? [];
    return choose.order(
      rulesAt(context, match, about.when).map((rule) => ({
        key: rule,
        label: say(`ia:mission-${(rules[rule] as Ordered).type}`),
      })),
    );
  },
  answer: (order, _asked, match) => {
    for (const rule of order as readonly number[]) match.queue({ type: "mission:rule", rule });
  },
});

const rulesAt = (context: Context, match: IaReads, when: MissionRule["when"]): readonly number[] =>
  (missionOf(context, match)?.rules ?? []).flatMap((rule, index) =>
    rule.when === when && !("follows" in rule && rule.follows === true) ? [index] : [],
  );

type Follow<Type extends MissionRule["type"]> = (
  context: Context,
  match: IaMatch,
  rule: RuleOf<Type>,
  index: number,
) => void;

/** What each rule does when its moment comes. */
const FOLLOW: { readonly [Type in MissionRule["type"]]: Follow<Type> } = {
  "place-tokens": (_context, match, rule) => placeTokens(match, rule),
  "put-on": (_context, match, rule) => putOn(match, rule),
  "reveal-colours": (_context, match, _rule, index) => match.queue({ type: "mission:reveal", rule: index }),
  "put-power": (_context, match, rule) => putPower(match, rule),
  "gain-power": (_context, match, rule) => gainPower(match, rule),
  "share-power": sharePower,
  "move-tokens": (_context, match, rule) => moveTokens(match, rule),
  "push-in-turn": pushInTurn,
  "return-claimed": returnClaimed,
  "push-controlled": pushControlled,
  "swap-tokens": (_context, match, rule) => swapTokens(match, rule),
  "open-doors": openDoors,
  "damage-adjacent-figures": damageAdjacent,
  "score-control": scoreControl,
  "score-carried": scoreCarried,
  "score-held": scoreHeld,
  "count-control": countControl,
  // counted whenever a token is elsewhere
  "count-in-zone": () => {},
};

/** Each figure on or next to one or more of the tokens suffers once, the initiative player's first. */
function damageAdjacent(context: Context, match: IaMatch, { token, amount }: RuleOf<"damage-adjacent-figures">): void {
  const field = fieldIn(context, match);
  const lying = objectsOf(match, token).map(({ space }) => space as string);
  const standingThere = creaturesOf(context, match, token).flatMap((creature) => creature.spaces);
  const spaces = [...lying, ...standingThere].map((space) => spaceNamed(field.board, space));
  const isNear = (id: string) => spaces.some((space) => isOnOrNextTo(field, standing(context, match, id), space));
  for (const seat of inOrder(match)) {
    for (const { id } of figuresOf(match, seat)) {
      if (isNear(id)) match.queue({ type: "figure:damage", figure: id, amount, by: "mission" });
    }
  }
}
