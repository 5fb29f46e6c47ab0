import { describeStepDifference, runScenario } from "@riposte/testing/scenario";
import type { Craft } from "./craft.js";
import { craftOf } from "./crafts/games.js";
import { problemsIn } from "./editor/problems.js";
import { withoutWrong } from "./editor/without-wrong.js";
import type { Broken, CraftAbout, OnStage, ReaderAnswer, ReaderRequest, Reading } from "./messages.js";
import { actingAt, lanesOf } from "./told/acting-at.js";
import { conditionWords } from "./told/condition-words.js";
import { othersOn } from "./told/others-on.js";

/** Reads what is written beside the page, so that typing never waits for it. */
self.addEventListener("message", async ({ data }: MessageEvent<ReaderRequest>) => {
  self.postMessage(await answered(data));
});

async function answered(request: ReaderRequest): Promise<ReaderAnswer> {
  const { number } = request;
  try {
    const craft = await craftOf(request.game);
    return { number, ok: true, value: askedOf(craft, request) };
  } catch (error) {
    return { number, ok: false, reason: wordsOf(error) };
  }
}

function askedOf(craft: Craft, request: ReaderRequest): unknown {
  switch (request.kind) {
    case "about":
      return aboutOf(craft);
    case "begin":
      return request.sample === null ? craft.blank() : craft.sample(request.sample);
    case "read":
      return readingOf(craft, request.text);
    case "stage":
      return onStage(craft, request.text, request.setup);
    case "check":
      return checked(craft, request.text, request.scenario);
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function aboutOf(craft: Craft): CraftAbout {
  const uses: Record<string, number> = {};
  for (const { id } of craft.samples)
    for (const [, word] of JSON.stringify(craft.sample(id)).matchAll(/:"([a-zA-Z][\w:-]*)"/g))
      uses[word as string] = (uses[word as string] ?? 0) + 1;
  const { game, what, plugin, package: reader, samples } = craft;
  return { game, what, plugin, package: reader, samples, uses };
}

function readingOf(craft: Craft, text: string, isWhole = true): Reading {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { problems: [syntaxProblem(error)], made: null };
  }
  try {
    const made = craft.make(file);
    const { id, told, setup } = made;
    const conditions = conditionWords(file);
    return { problems: [], made: { id, told, conditions, setup, acts: actingAt(made), lanes: lanesOf(made) } };
  } catch (error) {
    const problems = problemsIn(wordsOf(error), file);
    return { problems, made: !isWhole ? null : restOf(craft, withoutWrong(file, problems)) };
  }
}

/** What the rest of a file is read as, where there is one. */
function restOf(craft: Craft, rest: unknown): Reading["made"] {
  return rest === null ? null : readingOf(craft, JSON.stringify(rest), false).made;
}

/** What browsers say of it, without where: that is shown. */
const syntaxProblem = (error: unknown) => ({
  path: [],
  isBroken: true as const,
  message: `This is no JSON yet: ${wordsOf(error)
    .replace(/^JSON\.parse: /, "")
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    .replace(/( in JSON)? at (position|line) .*$|, \.{0,3}".*$| of the JSON data.*$/s, "")}.`,
});

function onStage(craft: Craft, text: string, setup: unknown): OnStage {
  const made = craft.make(JSON.parse(text));
  return { others: othersOn(made, setup), odds: craft.odds?.(made, setup) ?? null };
}

function checked(craft: Craft, text: string, scenario: unknown): readonly Broken[] {
  const { game } = craft.make(JSON.parse(text));
  const { steps } = scenario as { readonly steps: Parameters<typeof describeStepDifference>[0] };
  return runScenario(game, scenario).differences.map((one) => ({
    step: one.step,
    words: describeStepDifference(steps, one),
  }));
}
