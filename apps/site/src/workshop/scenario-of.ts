import type { ShownStep } from "./messages.js";

/** What was played on the stage, as a scenario: `riposte run` and tests take it. */
export interface WrittenScenario {
  readonly $schema: string;
  readonly game: string;
  readonly title: string;
  readonly position: { readonly setup: unknown; readonly hold: "auto"; readonly seed: string };
  readonly steps: readonly object[];
}

/** Changes that say how far a match is, not what a card did. */
const BESIDE = /^(kernel|moment|log|asked)$/;
const MOST_CHANGES = 12;

/** The answers that were given, each with what is expected of it: what was offered, the facts that were told, and at the end what had changed. */
export function scenarioOf(
  game: string,
  title: string,
  setup: unknown,
  seed: string,
  shown: readonly ShownStep[],
): WrittenScenario {
  const expected = lastChanges(game, shown);
  return {
    $schema: "https://raw.githubusercontent.com/riposte-engine/riposte/main/data/schemas/scenario.json",
    game,
    title,
    position: { setup, hold: "auto", seed },
    steps: [...shown.flatMap(stepsOf), ...(expected === null ? [] : [{ expect: expected }]), { waits: true }],
  };
}

/** Which answer each step of such a scenario is about; what is expected at the end is about the last. */
export const answersOf = (shown: readonly ShownStep[], steps: number): readonly number[] => {
  const of = shown.flatMap((step, at) => stepsOf(step).map(() => at));
  return Array.from({ length: steps }, (_, at) => of[at] ?? shown.length - 1);
};

const stepsOf = (step: ShownStep): readonly object[] => [
  ...(step.offered.length === 0 ? [] : [{ offers: step.offered }]),
  step.seat === null ? { time: "up" } : { choose: step.answer, seat: step.seat },
  ...facts(step).map(({ type, payload }) => ({ event: type, payload, seat: 0 })),
];

/** Facts of the game itself, not of the kernel. */
const facts = ({ events }: ShownStep) => events.filter(({ type }) => !type.startsWith("kernel:")).slice(0, 4);

/** The last value of everything plain that changed, as the nested record expectations are written in. */
function lastChanges(game: string, shown: readonly ShownStep[]): object | null {
  const last = new Map<string, { readonly path: readonly string[]; readonly after: unknown }>();
  for (const { changed } of shown)
    for (const change of changed) {
      const [slice, ...rest] = change.path;
      const name = change.path.join(".");
      // what became another one, or went, says nothing of its former value or places any more
      for (const known of [...last.keys()]) if (known === name || known.startsWith(`${name}.`)) last.delete(known);
      if (slice === game && isPlain(change.after) && rest.every((key) => !BESIDE.test(key))) last.set(name, change);
    }
  const changes = [...last.values()].slice(0, MOST_CHANGES);
  if (changes.length === 0) return null;
  const expected: Record<string, unknown> = {};
  for (const { path, after } of changes) put(expected, path, after);
  return expected;
}

const isPlain = (value: unknown): boolean =>
  typeof value === "number" || typeof value === "string" || typeof value === "boolean" || value === null;

function put(into: Record<string, unknown>, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const inner = (into[key] ?? {}) as Record<string, unknown>;
  into[key] = inner;
  put(inner, rest, value);
}
