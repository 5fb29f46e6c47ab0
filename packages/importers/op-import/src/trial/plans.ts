import { type Tool, toolsFor } from "./tools.js";

/** Where the card under trial lies. */
export type Where = "hand" | "field" | "rested" | "life" | "trash";

/** How an ability may come about: where its card lies, whose turn it is, and what is wanted at windows, in order. */
export interface Plan {
  readonly where: Where;
  readonly active: 0 | 1;
  readonly phase: "main" | "start";
  readonly wanted: readonly string[];
  /** An Event the turn player holds, to make things happen. */
  readonly tool?: Tool;
  /** The card to choose where it can be chosen. */
  readonly prefer?: number;
}

/** What plans are made from. */
export interface Planned {
  readonly timing: string | readonly string[];
  readonly from?: string;
  readonly when?: unknown;
  readonly instead?: unknown;
  readonly condition?: unknown;
  readonly steps: readonly object[];
}

const ATTACKED = ["attack:2000:", "attack:2"];
/** Ids of the first cards of both hands. */
const HELD = [1100, 2100] as const;

/** Every way each of an ability's timings can come about. */
export function plansFor(
  { timing, from = "field", when, instead, steps, condition }: Planned,
  kind: string,
): readonly Plan[] {
  const events = [when, instead].flat().flatMap((pattern) => (pattern as { readonly event?: string })?.event ?? []);
  const plans = [timing].flat().flatMap((one) => ofTiming(one, kind, from as Where, events));
  return [...plans, ...afterSomething(plans, steps, condition)];
}

/** The same after what must have happened this turn. */
function afterSomething(plans: readonly Plan[], ...parts: readonly unknown[]): readonly Plan[] {
  const asked = [...JSON.stringify(parts).matchAll(/"happened":\{"event":"([a-zA-Z]+)"/g)].map(
    ([, event]) => event ?? "",
  );
  if (asked.length === 0) return [];
  return plans.flatMap((one) => {
    const held = one.where === "hand" && one.active === 0 ? 1 : 0;
    return toolsFor(asked).map((tool) => ({
      ...one,
      tool,
      wanted: [`event:${HELD[one.active] + held}`, ...one.wanted],
    }));
  });
}

function ofTiming(timing: string, kind: string, field: Where, events: readonly string[]): readonly Plan[] {
  const id = kind === "Leader" ? 1000 : kind === "Stage" ? 1009 : 1001;
  const tools = toolsFor(events);
  switch (timing) {
    case "onPlay":
      return [
        plan("hand", 0, ["play:1100"]),
        // some conditions do not hold once the cost is paid
        plan("hand", 0, [`event:${HELD[0] + 1}`], { tool: "play", prefer: HELD[0] }),
      ];
    case "activateMain":
      return [
        plan(field, 0, [`use:${field === "field" ? id : ""}`]),
        plan(field, 0, [`use:${field === "field" ? id : ""}`, `attack:${id}:2001`, `attack:${id}:2002`]),
      ];
    case "whenAttacking":
      return [plan("field", 0, [`attack:${id}:`]), plan("field", 0, [`attack:${id}:2001`, `attack:${id}:2002`])];
    case "main":
      return [plan("hand", 0, ["event:1100"])];
    case "counter":
      return [plan("hand", 1, [...ATTACKED, "event:1100"])];
    case "onBlock":
      return [plan("field", 1, [...ATTACKED, `block:${id}`])];
    case "onKo":
      return [
        plan("rested", 1, [`attack:2000:${id}`, "event:2"]),
        plan("field", 1, ["event:2100"], { tool: "ko", prefer: id }),
      ];
    case "onOpponentsAttack":
      return [plan("field", 1, ATTACKED), plan("rested", 1, ATTACKED)];
    case "whenAttacked":
      return [plan("rested", 1, [`attack:2000:${id}`, `attack:2001:${id}`])];
    case "trigger":
      return [plan("life", 1, ["attack:2000:1000", "attack:2001:1000", "attack:2002:1000", "trigger:"])];
    case "endOfYourTurn":
      return [plan("field", 0, ["pass"]), plan("rested", 0, ["pass"])];
    case "endOfOpponentsTurn":
      return [plan("field", 1, ["pass"])];
    case "startOfYourTurn":
    case "startOfMain":
      return [plan("field", 0, ["pass"], { phase: "start" })];
    case "startOfOpponentsTurn":
      return [plan("field", 1, ["pass"], { phase: "start" })];
    case "static":
      return [
        plan(field, 0, []),
        plan(field, 1, []),
        ...(field === "field" ? [plan("rested", 1, []), plan("rested", 0, [])] : []),
      ];
    case "instead":
      return [
        ...tools.map((tool) => plan("field", 1, ["instead:1", "event:2100", ...ATTACKED], { tool })),
        plan("field", 1, ["instead:1", "use:2"]),
        plan("rested", 1, ["instead:1", `attack:2000:${id}`, "event:2"]),
        plan("field", 1, ["instead:1", "attack:2000:1002", "attack:2001:1002", "attack:2000:1003"]),
        plan("field", 0, ["instead:1", "event:1"]),
      ];
    default:
      return [
        ...tools.flatMap((tool) =>
          ([0, 1] as const).map((seat) => plan(field, seat, [`event:${HELD[seat]}`], { tool })),
        ),
        plan(field, 0, []),
        plan(field, 1, []),
        plan("field", 0, [`attack:${id}:`, "block:2"]),
        plan("field", 0, [`attack:${id}:2001`, `attack:${id}:2002`]),
        plan("rested", 1, [`attack:2000:${id}`]),
        plan("rested", 1, [`attack:2001:${id}`, `attack:2002:${id}`]),
      ];
  }
}

const plan = (where: Where, active: 0 | 1, wanted: readonly string[], more: Partial<Plan> = {}): Plan => ({
  where,
  active,
  wanted,
  phase: "main",
  ...more,
});
