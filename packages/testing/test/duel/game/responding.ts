import {
  type Asked,
  choose,
  type Effect,
  type Match,
  type Offer,
  type Ownership,
  type Question,
  type Trigger,
} from "@riposte/kernel";
import type { ResponseProtocol } from "./options.js";

/**
 * What seats may do at one window, written once for all protocols:
 * - `once`: each seat in turn order is asked until it passes, and uses each response at most once;
 * - `priority`: any use lets both seats respond again, the same response included, until both pass in succession;
 * - `queue`: the event before the window triggers one reaction for each seat that could respond; reactions resolve in turn
 *   order, one response each, and what they trigger stands behind.
 */
export interface Reaction<O extends Ownership, Subject> {
  /** The queue trigger's name, and that of the question it asks there. */
  readonly name: string;
  ask(seat: number, subject: Subject): Effect;
  /** By public information alone: could this seat respond? */
  possible(subject: Subject, seat: number, match: Match<O>): boolean;
  options(subject: Subject, seat: number, match: Match<O>): readonly Offer[];
}

/** Offers belong to windows that ask seats; a `queue` window has triggers instead. */
export const unlessQueued = <Offers extends object>(protocol: ResponseProtocol, offers: Offers): Partial<Offers> =>
  protocol === "queue" ? {} : offers;

/** A reaction as responses at a window. */
export const asOffer = <O extends Ownership, Subject>({ possible, options }: Reaction<O, Subject>) => ({
  possible: (subject: Subject, seat: number, match: Match<O>) => possible(subject, seat, match),
  options: (subject: Subject, seat: number, match: Match<O>) => options(subject, seat, match),
});

/** The reactions as triggers of the event before a `queue` window, or as nothing elsewhere. */
export function asTrigger<O extends Ownership, Subject>(
  protocol: ResponseProtocol,
  window: string,
  { name, ask, possible }: Reaction<O, Subject>,
) {
  return (subject: Subject, match: Match<O>): readonly Trigger[] =>
    protocol !== "queue"
      ? []
      : match
          .order()
          .filter((seat) => possible(subject, seat, match))
          .map((seat) => ({ ability: name, seat, window, effects: [ask(seat, subject)] }));
}

/** The question a queued reaction asks: one of the responses, or none. Asked of every seat that could respond by public information. */
export function asQuestion<O extends Ownership, Subject>({
  name,
  options,
}: Reaction<O, Subject>): Question<O, Subject> {
  const offers = ({ about, seat }: Asked<Subject>, match: Match<O>) => options(about, seat, match);
  return {
    prompt: { id: name },
    publicName: name,
    alwaysAsk: true,
    choices: (asked, match) => choose.one([...offers(asked, match), { key: "pass", label: { id: "kernel:pass" } }]),
    answer: (answer, asked, match) =>
      match.queueAll(offers(asked, match).find(({ key }) => key === answer)?.effects ?? []),
  };
}
