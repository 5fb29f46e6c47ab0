import type { PlayedStep } from "@riposte/hosting/seats";
import { type Step, seatOfInput } from "@riposte/kernel/run";
import { Shelf } from "./shelf.js";

/**
 * A step as the text each seat is told. A client that comes later is told it again, and nothing else is asked of it. Steps are kept as
 * long as the match, so their texts lie on its shelf. A class: a closure would hold on to the events.
 */
class WrittenStep implements Step {
  readonly #shelf: Shelf;
  readonly #place: number;

  constructor(shelf: Shelf, place: number) {
    this.#shelf = shelf;
    this.#place = place;
  }

  get ok(): true {
    return true;
  }

  get recorded(): Step["recorded"] {
    return [];
  }

  /** The list of what a seat is told: the watcher's, where the seat has none of its own. */
  text(seat: number | null): string {
    const own = seat === null ? "" : this.#shelf.take(this.#place, 1 + seat);
    return own === "" ? this.#shelf.take(this.#place, 0) : own;
  }

  events(seat: number | null): ReturnType<Step["events"]> {
    return JSON.parse(this.text(seat));
  }
}

/** Writes the steps of one match. */
export function createStepWriter(seats: number): (step: Step) => Step {
  const shelf = new Shelf();
  return (step) => new WrittenStep(shelf, shelf.put(textsOf(step, seats)));
}

/** What a watcher is told, and what each seat is, which is empty where it sees no more. */
function textsOf({ recorded }: Step, seats: number): readonly string[] {
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
  if (isOpen) return [watched, ...Array.from({ length: seats }, () => "")];
  const told = own.map(listOf);
  return [watched, ...told.map((text) => (text === watched ? "" : text))];
}

const listOf = (texts: readonly string[]): string => `[${texts.join()}]`;

/** What a client at a seat is told of a step. */
export const toldStep = ({ move, step, flow }: PlayedStep, seat: number | null): string =>
  `{"by":${move === null ? null : seatOfInput(move)},"events":${(step as WrittenStep).text(seat)},"flow":${JSON.stringify(flow)}}`;
