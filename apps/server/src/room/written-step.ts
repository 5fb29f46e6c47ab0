import type { Step } from "@riposte/kernel/run";
import type { PlayedStep } from "@riposte/seats";

/**
 * A step as the text each seat is told. Whoever comes later is told it again, and nothing else is asked of it: a text is one
 * thing for the memory to keep, where its events are a hundred. A class: a closure would hold on to the events.
 */
class WrittenStep implements Step {
  readonly ok = true;
  readonly recorded = [];
  readonly #watcher: string;
  /** By seat, where not all see the same. */
  readonly #own: readonly string[];

  constructor(watcher: string, own: readonly string[]) {
    this.#watcher = watcher;
    this.#own = own;
  }

  text(seat: number | null): string {
    return (seat === null ? undefined : this.#own[seat]) ?? this.#watcher;
  }

  events(seat: number | null): ReturnType<Step["events"]> {
    return JSON.parse(`[${this.text(seat)}]`);
  }
}

export function writtenStep({ recorded }: Step, seats: number): Step {
  const isOpen = recorded.every(({ seenBy }) => seenBy === null);
  const own: readonly string[][] = isOpen ? [] : Array.from({ length: seats }, () => []);
  const watcher: string[] = [];
  for (const { type, payload, seenBy } of recorded) {
    // what several see alike is written once
    let written: { readonly of: unknown; readonly text: string } | undefined;
    const add = (texts: string[], seat: number | null) => {
      const seen = seenBy === null ? payload : seenBy(payload as never, seat);
      if (seen === undefined) return;
      if (written?.of !== seen) written = { of: seen, text: JSON.stringify({ type, payload: seen }) };
      texts.push(written.text);
    };
    for (const [seat, texts] of own.entries()) add(texts, seat);
    add(watcher, null);
  }
  return new WrittenStep(
    watcher.join(),
    own.map((texts) => texts.join()),
  );
}

/** What somebody at a seat is told of a step. */
export const toldStep = ({ move, step, flow }: PlayedStep, seat: number | null): string =>
  `{"by":${move?.seat ?? null},"events":[${(step as WrittenStep).text(seat)}],"flow":${JSON.stringify(flow)}}`;
