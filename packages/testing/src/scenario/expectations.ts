import type { Answer, Choice, Key } from "@riposte/kernel";
import { answersOf, canonicalJSON, checkAnswer, describeRefusal, type LiveMatch, listedIn } from "@riposte/kernel/run";
import { nearest } from "@riposte/words";
import { type Difference, exactDifferences, partialDifferences } from "../differences.js";
import type { ScenarioStep, Verb } from "./steps.js";

export type Expectation = Exclude<ScenarioStep, Verb>;

/** What an input published, to all seats or to one. */
export type Told = (seat: number | null | undefined) => readonly { readonly type: string; readonly payload: unknown }[];

/** Where the match is not as expected. */
export function unmet<O>(match: LiveMatch<O>, step: Expectation, told: Told): readonly Difference[] {
  if ("expect" in step) return partialDifferences(step.expect, match.slices, "slices");
  if ("sees" in step) return partialDifferences(step.sees, match.viewFor(step.seat).slices, "view");
  if ("hides" in step) {
    const { slices } = match.viewFor(step.seat);
    return step.hides.flatMap((path) => [...existing(path, match.slices), ...hidden(path, slices)]);
  }
  if ("outcome" in step) return partialDifferences(step.outcome, match.outcome, "outcome");
  if ("event" in step) return declaredEvent(match, step.event) ?? published(step, told(step.seat));
  if ("noEvent" in step) return declaredEvent(match, step.noEvent) ?? absent(step.noEvent, told(step.seat));
  if ("value" in step) return valued(match, step);
  if ("waits" in step) return match.decision === null ? [difference("decision", "a pending one", null)] : [];
  return decided(match, step);
}

type AboutDecision = Extract<
  Expectation,
  | { asks: unknown }
  | { offers: unknown }
  | { offersExactly: unknown }
  | { notOffers: unknown }
  | { explains: unknown }
  | { refuses?: unknown }
>;

function decided<O>(match: LiveMatch<O>, step: AboutDecision): readonly Difference[] {
  if ("refuses" in step) return refused(match, step);
  const decision = match.decision;
  if (decision === null) return [difference("decision", "a pending one", match.outcome)];
  if ("asks" in step) {
    return [
      ...exactDifferences(step.asks, decision.question, "decision.question"),
      ...(step.seat === undefined ? [] : exactDifferences(step.seat, decision.seat, "decision.seat")),
    ];
  }
  if ("explains" in step) {
    const found = decision.refusals().find(({ key }) => key === step.explains);
    if (found === undefined) return [difference(`refusals.${step.explains}`, step.reason ?? "a reason", undefined)];
    return step.reason === undefined ? [] : exactDifferences(step.reason, found.reason.id, `refusals.${step.explains}`);
  }
  const { choice } = decision;
  if ("offersExactly" in step) {
    const actual = sortedAnswers(offeredLike(choice, step.offersExactly));
    return exactDifferences(sortedAnswers(step.offersExactly), actual, "decision.offers");
  }
  const wanted = "offers" in step ? step.offers : "notOffers" in step ? step.notOffers : [];
  const wrong = wanted.filter((answer) => isOffered(choice, answer) !== "offers" in step);
  if (wrong.length === 0) return [];
  const expected = "offers" in step ? `offers ${JSON.stringify(wrong)}` : `does not offer ${JSON.stringify(wrong)}`;
  return [difference("decision.offers", expected, offeredLike(choice, []))];
}

function refused<O>(
  match: LiveMatch<O>,
  step: { readonly refuses?: unknown; readonly code?: string; readonly seat?: number },
): readonly Difference[] {
  const before = match.hash();
  const result = match.answer(step.seat ?? match.decision?.seat ?? 0, step.refuses as Answer);
  if (result.ok) return [difference("refuses", step.code ?? "a refusal", "accepted")];
  return [
    ...(step.code === undefined || step.code === result.code
      ? []
      : [difference("refuses", step.code, describeRefusal(result))]),
    ...exactDifferences(before, match.hash(), "state after the refusal"),
  ];
}

function published(
  { event, payload }: { readonly event: string; readonly payload?: unknown },
  told: ReturnType<Told>,
): readonly Difference[] {
  const alike = told.filter(({ type }) => type === event);
  if (alike.length === 0)
    return [
      difference(
        `event ${event}`,
        payload ?? "published",
        told.map(({ type }) => type),
      ),
    ];
  if (payload === undefined) return [];
  const [first = []] = alike
    .map((one) => partialDifferences(payload, one.payload, `event ${event}`))
    .sort((a, b) => a.length - b.length);
  return first;
}

/** An event that no plugin publishes would make "not published" hold whatever happens. */
function declaredEvent<O>({ game }: LiveMatch<O>, event: string): readonly Difference[] | undefined {
  if (game.events.has(event)) return undefined;
  const near = nearest(event, game.events.keys());
  return [
    difference(`event ${event}`, near === undefined ? "an event of the game" : `perhaps ${near}`, "declared by nobody"),
  ];
}

/** What does not exist is hidden from all seats. */
function existing(path: string, slices: unknown): readonly Difference[] {
  const found = path
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], slices);
  return found === undefined ? [difference(`slices.${path}`, "something to hide", "not there at all")] : [];
}

const absent = (event: string, told: ReturnType<Told>): readonly Difference[] =>
  told
    .filter(({ type }) => type === event)
    .map(({ payload }) => difference(`event ${event}`, "not published", payload));

function valued<O>(match: LiveMatch<O>, step: Extract<Expectation, { value: unknown }>): readonly Difference[] {
  const { value, because } = match.explain(step.value, step.subject, step.base);
  const by = because.map((contribution) => contribution.by);
  return [
    ...exactDifferences(step.is, value, `value ${step.value}`),
    ...(step.because === undefined ? [] : exactDifferences(step.because, by, `value ${step.value} because`)),
  ];
}

function hidden(path: string, view: Readonly<Record<string, unknown>>): readonly Difference[] {
  const seen = path.split(".").reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], view);
  return seen === undefined || seen === null ? [] : [difference(`view.${path}`, "hidden", seen)];
}

const difference = (path: string, expected: unknown, actual: unknown): Difference => ({ path, expected, actual });

/** Can this be chosen: as a whole answer, or as one of the keys? */
const isOffered = (choice: Choice, wanted: Answer): boolean =>
  checkAnswer(choice, wanted) === undefined || offeredKeys(choice).some((key) => key === wanted);

/** Everything offered, in the form the expectation uses: keys, or whole answers where it lists some. */
function offeredLike(choice: Choice, wanted: readonly Answer[]): readonly Answer[] {
  return wanted.every((answer) => typeof answer !== "object") ? offeredKeys(choice) : [...answersOf(choice)];
}

/** Lists as sets, in an order of their own. */
const sortedAnswers = (answers: readonly Answer[]): readonly Answer[] =>
  [...answers].sort((a, b) => (canonicalJSON(a) < canonicalJSON(b) ? -1 : 1));

/** What a choice offers: its keys, or for a number its legal values. */
const offeredKeys = (choice: Choice): readonly Key[] =>
  choice.kind === "number" ? ([...answersOf(choice)] as Key[]) : listedIn(choice).map(({ key }) => key);
