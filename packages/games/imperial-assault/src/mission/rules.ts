import { choose, type Questions } from "@riposte/kernel";
import { isAdjacent, type MissionRule, spaceNamed } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch, IaReads, ImperialAssault } from "../declared.js";
import { fieldIn } from "../figures/field.js";
import { figuresOf, otherSeat } from "../figures/lookup.js";
import type { Side } from "../slice.js";
import { controlledBy } from "./control.js";
import { missionOf, objectsOf, whereIs } from "./objects.js";
import { moveTokens } from "./token-moves.js";

/** Mission rules as data; those of a moment happen before both players' effects, in the order the initiative player likes (rules 4, 12). */
export const missionRules = (context: Context): Pick<Effects, "mission:rules" | "mission:rule"> => ({
  "mission:rules": (table, { when }, match) => {
    const rules = rulesAt(context, match, when);
    // nobody has the initiative yet when the map is laid out
    if (rules.length > 1 && when !== "setup") match.ask("ia:mission-order", table.initiative, { when });
    else for (const rule of rules) match.queue({ type: "mission:rule", rule });
  },
  "mission:rule": (table, { rule: index }, match) => {
    const rules = missionOf(context, match)?.rules ?? [];
    if (rules[index] !== undefined) follow(context, table.round, match, rules[index]);
    if (rules[index + 1]?.follows === true) match.queue({ type: "mission:rule", rule: index + 1 });
  },
});

export const missionOrderQuestion = (context: Context): Questions<ImperialAssault>["ia:mission-order"] => ({
  prompt: { id: "ia:mission-order" },
  publicName: "ia:mission-order",
  choices: ({ about }, match) =>
    choose.order(
      rulesAt(context, match, about.when).map((rule) => ({
        key: rule,
        label: { id: `ia:mission-${missionOf(context, match)?.rules[rule]?.type}` },
      })),
    ),
  answer: (order, _asked, match) => {
    for (const rule of order as readonly number[]) match.queue({ type: "mission:rule", rule });
  },
});

type Moment = MissionRule["when"];

const rulesAt = (context: Context, match: IaReads, when: Moment): readonly number[] =>
  (missionOf(context, match)?.rules ?? []).flatMap((rule, index) =>
    rule.when === when && rule.follows !== true ? [index] : [],
  );

function follow(context: Context, round: number, match: IaMatch, rule: MissionRule): void {
  if (rule.type === "place-tokens") placeTokens(match, rule);
  if (rule.type === "move-tokens") moveTokens(match, rule.token, rule.spaces);
  if (rule.type === "damage-adjacent-figures") damageAdjacent(context, match, rule.token, rule.amount);
  if (rule.type === "score-control") {
    const controlled = controlledBy(context, match, rule.control);
    score(
      match,
      controlled.map((things) => things * rule.vp),
    );
  }
  if (rule.type === "score-carried") scoreCarried(context, match, rule);
  if (rule.type === "count-control") {
    const [first, second] = controlledBy(context, match, rule.control);
    const until = rule.until === "end-of-round" ? round : round + 1;
    const seat = first === second ? null : first > second ? 0 : 1;
    match.queue({ type: "seat:count", seat, token: rule.token, each: rule.vpPerToken, until });
  }
}

function placeTokens(match: IaMatch, rule: Extract<MissionRule, { type: "place-tokens" }>): void {
  const { sides, initiative } = match.slices["imperial-assault"];
  const earlier = rule.keep ? [] : objectsOf(match, rule.token);
  for (const { id } of earlier) match.queue({ type: "object:remove", object: id });
  const handOf = (whose: "initiative" | "opponent") =>
    (sides[whose === "initiative" ? initiative : otherSeat(initiative)] as Side).hand.length;
  const amount = typeof rule.amount === "number" ? rule.amount : handOf(rule.amount.handSizeOf);
  match.queue({ type: "object:place", kind: rule.token, space: rule.at, amount });
}

/** Each figure on or next to one or more of the tokens suffers once, the initiative player's first. */
function damageAdjacent(context: Context, match: IaMatch, kind: string, amount: number): void {
  const field = fieldIn(context, match);
  const spaces = objectsOf(match, kind).map(({ space }) => spaceNamed(field.board, space as string));
  const isNear = (id: string) => {
    const figure = field.figures.find((one) => one.id === id);
    return spaces.some(
      (space) => figure !== undefined && (figure.spaces.includes(space) || isAdjacent(field, figure, space)),
    );
  };
  const { initiative } = match.slices["imperial-assault"];
  for (const seat of [initiative, otherSeat(initiative)]) {
    for (const { id } of figuresOf(match, seat)) {
      if (isNear(id)) match.queue({ type: "figure:damage", figure: id, amount, by: "mission" });
    }
  }
}

/** Points for each token a figure carries in its own deployment zone. */
function scoreCarried(context: Context, match: IaMatch, rule: Extract<MissionRule, { type: "score-carried" }>): void {
  const { objects, figures, sides } = match.slices["imperial-assault"];
  const { board } = fieldIn(context, match);
  const scored = [0, 1].map((seat) => {
    const zone = board.zones[sides[seat]?.zone ?? "red"];
    const home = Object.values(objects).filter(
      (object) =>
        object.kind === rule.token &&
        object.carrier !== null &&
        figures[object.carrier]?.seat === seat &&
        whereIs(match, object).some((space) => zone.includes(spaceNamed(board, space))),
    );
    return home.length * rule.vp;
  });
  score(match, scored);
}

/** Both players' points of one rule come at the same moment. */
function score(match: IaMatch, points: readonly number[]): void {
  const scores = points.map((vp, seat) => ({ seat, vp, by: "mission" })).filter(({ vp }) => vp > 0);
  if (scores.length > 0) match.queue({ type: "seats:score", scores });
}
