import type { Effect } from "@riposte/kernel";
import type { Ability } from "../language/ability.js";
import type { Filter, Selector } from "../language/expression.js";
import type { Timing } from "../language/timing.js";
import type { Duration, Place, Whose } from "../language/words.js";
import type { LabelledAbility, LabelledAction, LabelledActionOf } from "./labelled-ability.js";

const TIMING: Readonly<Record<LabelledAbility["type"], Timing>> = {
  "On Play": "onPlay",
  "Activate Main": "activateMain",
  "On Attack": "whenAttacking",
  "On Block": "onBlock",
  Counter: "counter",
  "On KO": "onKo",
  "End of Turn": "endOfYourTurn",
  Trigger: "trigger",
  "Opponents Turn": "onOpponentsAttack",
  Continuous: "static",
};

const SIDE: Readonly<Record<"player" | "opponent" | "both", Whose>> = {
  player: "you",
  opponent: "opponent",
  both: "both",
};
const ZONES: Readonly<Record<"leader" | "character" | "any" | "don", readonly Place[]>> = {
  leader: ["leader"],
  character: ["characters"],
  any: ["leader", "characters"],
  don: ["cost"],
};
const DURATION: Readonly<Record<string, Duration>> = {
  thisTurn: "thisTurn",
  untilEndOfBattle: "thisBattle",
  untilOpponentsNextTurn: "untilEndOfOpponentsNextTurn",
  permanent: "permanent",
};

/** Eleven actions and ten labels in the words of the language; they are its simple case. */
export function translateLabelled({ type, frequency, condition, effect }: LabelledAbility): unknown {
  const shared = {
    gist: effect.text,
    ...(frequency === "Once Per Turn" && { oncePerTurn: true }),
    ...(condition !== null && condition !== undefined && { turn: condition.opponentTurn ? "opponent" : "you" }),
  };
  if (effect.replacement !== undefined) {
    const steps = effect.replacement.instead.map((action) => stepOf(action, false));
    const instead = { event: "leave", cards: "self", cause: "effect", by: "opponent" };
    return { ...shared, timing: "instead", instead, optional: true, steps };
  }
  const { actions = [] } = effect;
  const isStatic = type === "Continuous" || (type === "Opponents Turn" && actions.every(isLasting));
  const steps = actions.map((action) => stepOf(action, isStatic));
  // a gate on the opponent's turn holds by itself; what has to be chosen is used when the opponent attacks
  if (type === "Opponents Turn")
    return {
      ...shared,
      turn: "opponent",
      timing: isStatic ? "static" : "onOpponentsAttack",
      steps,
      ...(!isStatic && { optional: true }),
    };
  return { ...shared, timing: TIMING[type], steps } satisfies Record<keyof Pick<Ability, "timing" | "steps">, unknown>;
}

const isLasting = (action: LabelledAction): boolean =>
  (action.type === "powerMod" || action.type === "grantKeyword") && action.duration === "permanent";

function stepOf(action: LabelledAction, isStatic: boolean): Effect {
  switch (action.type) {
    case "powerMod":
      return step("op:give", { target: targets(action, isStatic), power: action.amount, ...lasting(action, isStatic) });
    case "grantKeyword": {
      const { targetSide = "player", targetType = "any", minTargets = 0, maxTargets = 0, targetSelf } = action;
      const given = { targetSide, targetType, minTargets, maxTargets };
      const target = targetSelf === true ? SELF : targets(given, isStatic);
      return step("op:give", { target, keyword: [action.keyword], ...lasting(action, isStatic) });
    }
    case "ko":
      return step("op:ko", { target: targets(action, false) });
    case "draw":
      return step("op:draw", { count: action.quantity, player: "you" });
    case "search":
      return searchStep(action);
    case "addDon":
      return step("op:addDon", { count: action.quantity, state: "active", player: SIDE[action.targetSide] });
    case "giveDon":
      return step("op:giveDon", { target: targets(action, false), count: action.quantity, from: "any" });
    case "play":
      return playStep(action);
    case "return": {
      const to =
        action.destination === "hand"
          ? { zone: "hand" }
          : { zone: "deck", end: action.destination === "deckTop" ? "top" : "bottom" };
      return step("op:move", { target: targets(action, false), to });
    }
    case "rest":
      return step("op:rest", { target: targets(action, false, { state: "active" }) });
    case "active":
      return step("op:stand", { target: targets(action, false, { state: "rested" }) });
  }
}

const SELF: Selector = { ref: "self" };

const step = (type: string, fields: object): Effect => ({ type, ...fields }) as Effect;

const lasting = ({ duration }: { readonly duration: string }, isStatic: boolean) =>
  isStatic ? {} : { for: DURATION[duration] };

/** No targets at all mean the card itself; a continuous action has everything that matches. */
function targets(
  action: {
    readonly targetSide: "player" | "opponent" | "both";
    readonly targetType: "leader" | "character" | "any" | "don";
    readonly minTargets: number;
    readonly maxTargets: number;
    readonly powerLimit?: number | undefined;
    readonly costLimit?: number | undefined;
  },
  isStatic: boolean,
  more: Filter = {},
): Selector {
  const { minTargets: min, maxTargets: max, powerLimit, costLimit } = action;
  if (max === 0) return SELF;
  const filter: Filter = {
    ...more,
    ...(powerLimit !== undefined && { power: { max: powerLimit } }),
    ...(costLimit !== undefined && { cost: { max: costLimit } }),
  };
  return {
    side: SIDE[action.targetSide],
    zones: ZONES[action.targetType],
    ...(Object.keys(filter).length > 0 && { filter }),
    count: isStatic ? "all" : min === 0 ? { upTo: max } : { exactly: max },
  };
}

const filterOf = ({
  filterType,
  filterColor,
  filterAttribute,
}: {
  filterType?: string | null | undefined;
  filterColor?: string | null | undefined;
  filterAttribute?: string | null | undefined;
}) => ({
  ...(filterType && { types: filterType }),
  ...(filterColor && { color: filterColor.toLowerCase() }),
  ...(filterAttribute && { attribute: filterAttribute }),
});

function searchStep(action: LabelledActionOf<"search">): Effect {
  const { destination, minSelect, maxSelect, remainderLocation, remainderOrder = "same" } = action;
  const filter = filterOf(action);
  const to = destination === "field" ? "play" : { zone: destination };
  const take = {
    ...(Object.keys(filter).length > 0 && { filter }),
    count: minSelect === 0 ? { upTo: maxSelect } : { exactly: maxSelect },
    to,
  };
  return step("op:look", {
    of: "you",
    zone: "deck",
    count: action.lookCount,
    take: [take],
    rest: { to: remainderLocation, order: remainderOrder },
  });
}

function playStep(action: LabelledActionOf<"play">): Effect {
  const { source, cardType, costReduction } = action;
  const filter = { kind: cardType, ...filterOf(action) };
  const target = { side: "you", zones: [source], filter, count: { upTo: 1 } };
  return step("op:play", { target, ...(costReduction !== undefined && { pay: costReduction }) });
}
