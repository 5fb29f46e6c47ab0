import type { Step } from "@riposte/kernel/run";
import type { PlayedStep } from "@riposte/seats";

/**
 * A step as the text each seat is told. Whoever comes later is told it again, and nothing else is asked of it: a text is one
 * thing for the memory to keep, where its events are a hundred. A class: a closure would hold on to the events. Steps are kept as
 * long as the match, so each has as few parts as can be.
 */
class WrittenStep implements Step {
  readonly ok = true;
  readonly #watcher: string;
  /** By seat, where not all see the same. */
  readonly #own: readonly string[];

  constructor(watcher: string, own: readonly string[]) {
    this.#watcher = watcher;
    this.#own = own;
  }

  get recorded(): Step["recorded"] {
    return [];
  }

  /** The list of what a seat is told. */
  text(seat: number | null): string {
    return (seat === null ? undefined : this.#own[seat]) ?? this.#watcher;
  }

  events(seat: number | null): ReturnType<Step["events"]> {
    return JSON.parse(this.text(seat));
  }
}

export function writtenStep({ recorded }: Step, seats: number): Step {
  const isOpen = recorded.every(({ seenBy }) => seenBy === null);
  const watcher: string[] = [];
  const own: readonly string[][] = isOpen ? [] : Array.from({ length: seats }, () => []);
  let open: { readonly type: string; readonly payload: unknown }[] = [];
  /** What all see alike, one after the other, is written once and at once. */
  const writeOpen = () => {
    if (open.length === 0) return;
    const text = JSON.stringify(open).slice(1, -1);
    open = [];
    watcher.push(text);
    for (const texts of own) texts.push(text);
  };
  for (const { type, payload, seenBy } of recorded) {
    if (seenBy === null) {
      if (payload !== undefined) open.push({ type, payload });
      continue;
    }
    writeOpen();
    const write = (texts: string[], seat: number | null) => {
      const seen = seenBy(payload as never, seat);
      if (seen !== undefined) texts.push(JSON.stringify({ type, payload: seen }));
    };
    write(watcher, null);
    for (let seat = 0; seat < own.length; seat++) write(own[seat] as string[], seat);
  }
  writeOpen();
  const watched = listOf(watcher);
  const told = own.map(listOf);
  if (told.every((text) => text === watched)) return new WrittenStep(watched, ALIKE);
  // whoever sees no more than a watcher has his text
  return new WrittenStep(
    watched,
    told.map((text) => (text === watched ? watched : text)),
  );
}

const ALIKE: readonly string[] = [];

/** Joined, not put together from parts, which would be kept beside it. */
const listOf = (texts: readonly string[]): string => ["[", texts.join(), "]"].join("");

/** What somebody at a seat is told of a step. */
export const toldStep = ({ move, step, flow }: PlayedStep, seat: number | null): string =>
  `{"by":${move?.seat ?? null},"events":${(step as WrittenStep).text(seat)},"flow":${JSON.stringify(flow)}}`;
