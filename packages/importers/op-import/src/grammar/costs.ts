import { attempt, eat, mayComeLater, oneOf, type Reader, sees } from "../reader.js";
import { readClause } from "./clause.js";
import { readNoun } from "./noun.js";
import { selectorOf } from "./selector.js";
import type { Step } from "./step.js";

/** What stands before the colon. */
export function readCosts(r: Reader): readonly Step[] | undefined {
  if (!mayComeLater(r, ":")) return undefined;
  return attempt(r, (rr) => {
    const costs: Step[] = [];
    for (;;) {
      const more = oneOf(rr, [readMarks, readPaying]);
      if (more === undefined) break;
      costs.push(...more);
      eat(rr, "to activate this effect");
      eat(rr, "(, and|,|and)");
    }
    return costs.length === 0 || eat(rr, ":") === undefined ? undefined : costs;
  });
}

/** "DON!! -2" and circled numbers. */
function readMarks(r: Reader): readonly Step[] | undefined {
  const back = eat(r, "DON!! -{n}");
  if (back !== undefined) return [{ type: "op:returnDon", count: { exactly: Number(back[0]) } }];
  const rest = eat(r, "⟨{n}⟩");
  return rest === undefined ? undefined : [{ type: "op:restDon", count: Number(rest[0]) }];
}

function readPaying(r: Reader): readonly Step[] | undefined {
  eat(r, "you (may|can)");
  return oneOf(r, [readEither, readOne]);
}

const readOne = (r: Reader): readonly Step[] | undefined => oneOf(r, [readDon, (rr) => readClause(rr)?.map(exact)]);

/** "rest this Character or trash 1 card from your hand": one of two costs. */
function readEither(r: Reader): readonly Step[] | undefined {
  if (!mayComeLater(r, "or")) return undefined;
  const one = readOne(r);
  const other = one === undefined || eat(r, "or") === undefined ? undefined : readOne(r);
  if (one === undefined || other === undefined || !sees(r, ":")) return undefined;
  return [{ type: "op:choose", options: [one, other].map((steps, place) => ({ gist: `Option ${place + 1}`, steps })) }];
}

function readDon(r: Reader): readonly Step[] | undefined {
  const rest = eat(r, "rest {n} of your( active)? DON!! cards");
  if (rest !== undefined) {
    const also = attempt(r, (rr) => {
      const noun = eat(rr, "and") === undefined ? undefined : readNoun(rr, { side: "you" });
      return noun === undefined || !sees(rr, "(:|and)") ? undefined : noun;
    });
    const first = { type: "op:restDon", count: Number(rest[0]) };
    return also === undefined ? [first] : [first, { type: "op:rest", target: selectorOf(also) }];
  }
  return undefined;
}

/** Cards a cost names without a count are one. */
function exact(step: Step): Step {
  const target = step.target as { readonly count?: unknown; readonly zones?: readonly string[] } | undefined;
  if (target?.zones === undefined || target.count !== undefined) return step;
  return { ...step, target: { ...target, count: { exactly: 1 } } };
}
