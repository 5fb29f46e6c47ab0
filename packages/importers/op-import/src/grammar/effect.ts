import { attempt, eat, isDone, oneOf, type Reader, readerOf, sees } from "../reader.js";
import { readTax } from "./bans.js";
import { readClause } from "./clause.js";
import { readCondition } from "./condition.js";
import { readDuration } from "./duration.js";
import { readInstead } from "./instead.js";
import { readPer } from "./per.js";
import { readPlayers } from "./players.js";
import type { Step } from "./step.js";

/** Everything after the costs: sentences, each with its conditions; "Then," stays under the condition before it (rules 11). */
export function readEffect(r: Reader): readonly Step[] | undefined {
  const steps: Step[] = [];
  for (;;) {
    eat(r, "(. Then,|.|,|;)");
    if (isDone(r)) return steps.length === 0 ? undefined : steps;
    const changed = attempt(r, (rr) => readChanged(rr, steps));
    const read = changed ?? readSentence(r);
    if (read === undefined) return undefined;
    if (changed !== undefined) steps.length = 0;
    steps.push(...read);
  }
}

/** "If X, you may … instead of drawing 1 card", "If X, choose … instead of …": another way to do what was just said. */
function readChanged(r: Reader, before: readonly Step[]): readonly Step[] | undefined {
  const last = before.at(-1);
  if (last === undefined || eat(r, "if") === undefined) return undefined;
  const condition = readCondition(r);
  if (condition === undefined || eat(r, ",") === undefined) return undefined;
  if (eat(r, "you may") !== undefined) {
    const steps = readChain(r);
    if (steps === undefined || eat(r, "instead of drawing {n} cards?") === undefined) return undefined;
    const usual = last.type === "op:if" ? (last.steps as readonly Step[]) : [last];
    const other = { type: "op:if", condition, steps: [{ type: "op:may", steps, else: usual }], else: usual };
    return [...before.slice(0, -1), last.type === "op:if" ? { ...last, steps: [other] } : other];
  }
  const [select, ...rest] = before;
  const chosen = select?.type === "op:select" ? readPlayers(r) : undefined;
  if (chosen === undefined || eat(r, "instead of a Character with a cost of {n} or less") === undefined)
    return undefined;
  return [{ type: "op:if", condition, steps: [...chosen, ...rest], else: [...before] }];
}

/** One sentence, and those that "Then," ties to it. */
function readSentence(r: Reader): readonly Step[] | undefined {
  return oneOf(r, [readGranted, readConditional, readChoice, readTheirChoice, readOwnChoice, readChain]);
}

/** "If any of your Characters would be K.O.'d during this turn, you may … instead": a replacement for a while, on the Leader. */
function readGranted(r: Reader): readonly Step[] | undefined {
  const { at } = r;
  const ability = readInstead(r);
  if (ability === undefined || !/during this turn/i.test(r.text.slice(at, r.at))) return undefined;
  const target = { side: "you", zones: ["leader"], count: "all" };
  return [{ type: "op:grant", target, ability, for: "thisTurn" }];
}

function readConditional(r: Reader): readonly Step[] | undefined {
  if (eat(r, "if (you|they) do,") !== undefined) {
    const steps = readSentence(r);
    return steps === undefined ? undefined : [{ type: "op:if", condition: { did: true }, steps }];
  }
  if (eat(r, "if") === undefined) return undefined;
  const condition = readCondition(r);
  if (condition === undefined || eat(r, ",") === undefined) return undefined;
  const steps = readSentence(r);
  return steps === undefined ? undefined : [{ type: "op:if", condition, steps }];
}

/** "Choose one: • … • …", by you or the opponent. */
function readChoice(r: Reader): readonly Step[] | undefined {
  const player =
    eat(r, "your opponent chooses one:") !== undefined
      ? "opponent"
      : eat(r, "choose one:") !== undefined
        ? "you"
        : undefined;
  if (player === undefined) return undefined;
  const end = r.text.indexOf("◦", r.at);
  const rest = r.text.slice(r.at, end < 0 ? undefined : end);
  const [before = "", ...bullets] = rest.split("•");
  if (before.trim() !== "" || bullets.length < 2) return undefined;
  const options = bullets.map((bullet) => {
    const inner = readerOf(bullet.trim());
    const steps = readEffect(inner);
    return steps === undefined ? { inner } : { gist: bullet.trim(), steps };
  });
  const wrong = options.findIndex((option) => "inner" in option);
  if (wrong >= 0) {
    const at =
      r.at +
      rest
        .split("•")
        .slice(0, wrong + 1)
        .join("•").length +
      1;
    const { inner } = options[wrong] as { inner: Reader };
    if (at + inner.furthest > r.furthest) Object.assign(r, { furthest: at + inner.furthest, rule: inner.rule });
    return undefined;
  }
  r.at = end < 0 ? r.text.length : end + 1;
  eat(r, "Then,");
  return [
    {
      type: "op:choose",
      ...(player === "opponent" && { player }),
      options: options.map((option, place) => ({ ...option, gist: `Option ${place + 1}` })),
    },
  ];
}

/** "Your opponent may …. If they do not, …". */
function readTheirChoice(r: Reader): readonly Step[] | undefined {
  if (eat(r, "your opponent may") === undefined) return undefined;
  const costs = readChain(r);
  if (costs === undefined) return undefined;
  const otherwise = attempt(r, (rr) => (eat(rr, ". If they do not,") === undefined ? undefined : readSentence(rr)));
  const then = attempt(r, (rr) => (eat(rr, ". If they do,") === undefined ? undefined : readSentence(rr)));
  const nothing = { type: "op:number", as: "none", value: 0 };
  return [
    {
      type: "op:may",
      player: "opponent",
      costs,
      steps: then ?? [nothing],
      ...(otherwise !== undefined && { else: otherwise }),
    },
  ];
}

/** "You may …. If you do, …". */
function readOwnChoice(r: Reader): readonly Step[] | undefined {
  if (eat(r, "you may") === undefined) return undefined;
  const steps = readChain(r, AND);
  if (steps === undefined) return undefined;
  const then = attempt(r, (rr) => (eat(rr, ". If you do,") === undefined ? undefined : readSentence(rr)));
  const follow = then === undefined ? [] : [{ type: "op:if", condition: { did: true }, steps: then }];
  // what stands behind "Then," is done whether or not the player wanted what may be done
  const after = attempt(r, (rr) => (eat(rr, ". Then,") === undefined ? undefined : readChain(rr)));
  return [{ type: "op:may", steps: [...steps, ...follow] }, ...(after ?? [])];
}

const AND = "(, then|, and then|and then|, and|and,|and|;)";
const THEN = "(. Then,|, then|, and then|and then|, and|and,|and|;)";

/** Clauses joined by "and" or "Then,". */
function readChain(r: Reader, ties = THEN): readonly Step[] | undefined {
  const first = readTimed(r);
  if (first === undefined) return undefined;
  const steps = [...first];
  for (;;) {
    const more = attempt(r, (rr) => {
      if (eat(rr, ties) === undefined) return undefined;
      return oneOf(rr, [readConditional, readChoice, readOwnChoice, readTimed]);
    });
    if (more === undefined) return steps;
    steps.push(...more);
  }
}

/** Cards are chosen: from here on "it" is one of these. */
const choosesAnew = ({ type, target }: Step): boolean =>
  type !== "op:select" && typeof target === "object" && target !== null && "zones" in target;

/** "During this turn, …": how long stands before what is given. */
function readLead(r: Reader): string | undefined {
  const duration = readDuration(r);
  return duration === undefined || eat(r, ",") === undefined ? undefined : duration;
}

/** "For every card trashed, …": what is counted stands before what it is for. */
function readLeadPer(r: Reader): Record<string, unknown> | undefined {
  const per = readPer(r);
  return per === undefined || eat(r, ",") === undefined ? undefined : per;
}

function scaledBy(per: Record<string, unknown> | undefined, step: Step): Step {
  if (per === undefined) return step;
  const scaled = ["power", "cost", "count"].flatMap((field) => {
    const amount = step[field];
    return typeof amount === "number" ? [[field, { ...per, times: amount }]] : [];
  });
  return { ...step, ...Object.fromEntries(scaled) };
}

const lasting = (step: Step, duration: string): Step =>
  (step.type === "op:give" || step.type === "op:rule") && step.for === undefined ? { ...step, for: duration } : step;

const LATER: readonly (readonly [string, string])[] = [
  ["at the end of this turn", "endOfThisTurn"],
  ["at the end of this battle", "endOfThisBattle"],
  ["at the start of (their|your opponent's) next Main Phase", "startOfOpponentsNextMain"],
  ["at the start of your next turn", "startOfYourNextTurn"],
  ["at the start of your next Main Phase", "startOfYourNextMain"],
];

/** "Return … to the owner's hand or K.O. …": one of two things to do. */
function readEither(r: Reader): readonly Step[] | undefined {
  const one = readClause(r);
  const other = one === undefined || eat(r, "or") === undefined ? undefined : readClause(r);
  if (one === undefined || other === undefined) return undefined;
  return [{ type: "op:choose", options: [one, other].map((steps, place) => ({ gist: `Option ${place + 1}`, steps })) }];
}

/** A clause, perhaps put off, perhaps with its condition behind it. */
function readTimed(r: Reader): readonly Step[] | undefined {
  const before = LATER.find(([words]) => attempt(r, (rr) => eat(rr, `${words},`)) !== undefined)?.[1];
  const tax = attempt(r, readTax);
  const lead = tax === undefined ? attempt(r, readLead) : undefined;
  const per = tax === undefined ? attempt(r, readLeadPer) : undefined;
  const read = tax ?? attempt(r, readEither) ?? readClause(r);
  if (read === undefined) return undefined;
  if (read.some(choosesAnew)) r.last = "chosen";
  const steps = read.map((step) => scaledBy(per, lead === undefined ? step : lasting(step, lead)));
  const at = before ?? LATER.find(([words]) => eat(r, words) !== undefined)?.[1];
  const timed = at === undefined ? steps : [{ type: "op:schedule", at, steps }];
  const condition = attempt(r, (rr) =>
    eat(rr, "if") === undefined || sees(rr, "(you|they) do") ? undefined : readCondition(rr),
  );
  if (
    condition !== undefined &&
    eat(r, "and haven't drawn a card using this Leader's effect during this turn") !== undefined
  )
    r.isLimited = true;
  return condition === undefined ? timed : [{ type: "op:if", condition, steps: timed }];
}
