import { labelOf, laterMoment, laterMoments, refusalOf, say, type Voice } from "@riposte/hosting";
import type { Choice, Option } from "@riposte/kernel";
import { type Decision, listedIn } from "@riposte/kernel/run";
import { fill, listed, shown } from "@riposte/words";
import type { Paint } from "../terminal/paint.js";
import { paragraph, wrap } from "../terminal/wrap.js";
import { answerHelp } from "./read-answer.js";

/** A decision as text: the question, the numbered options, what is not legal and why, how to answer. */
export function decisionLines(voice: Voice, decision: Decision, paint: Paint, columns = 80): readonly string[] {
  const { choice } = decision;
  const { listed: rows, places, wayOver } = sortOut(voice, choice);
  const watched = watchedPlaces(voice, places);
  const width = String(rows.length).length;
  const moments = laterMoments(voice, choice);
  const names = [...places.keys()];
  const hasWays = wayOver !== undefined && names.length > 1 && wayOver([...places.values()].slice(0, 2)) !== undefined;
  return [
    ...paragraph(say(voice, decision.prompt), columns).map(paint.bold),
    ...(moments.length === 0 ? [] : paragraph(`and then: ${moments.join(" · ")}`, columns, 2).map(paint.dim)),
    ...rows.flatMap((option, at) => numbered(at + 1, optionWords(voice, option, choice), { paint, width, columns })),
    ...wrap(names.length === 0 ? [] : ["  places:", ...names], columns, 10).map((line) => paint.cyan(line)),
    ...watched.flatMap((line) => paragraph(line, columns, 2).map(paint.dim)),
    ...refusalLines(voice, decision).flatMap((line) =>
      paragraph(`${"-".padStart(width)} ${line}`, columns, 2).map(paint.dim),
    ),
    paint.dim(`  Enter ${names.length === 0 ? answerHelp(choice) : placeHelp(rows.length, names, hasWays)}.`),
    ...(mayWait(choice)
      ? [paint.dim("  until me: pass until something happens to you · until mine: until your own time")]
      : []),
    paint.dim("  u undo · r redo · h hint · s FILE save · l FILE load · about NAME · ? help · q quit"),
  ];
}

/** What an answer does; where that is at a later moment of a pause, at which, if there are several. */
export function optionWords(voice: Voice, option: Option, choice: Choice): string {
  const label = labelOf(voice, option);
  if (option.later === undefined) return label;
  const isOnly = choice.kind === "one" && choice.moments?.length === 1;
  return isOnly ? `${label} (then)` : `${label} (then: ${laterMoment(voice, option.later)})`;
}

/** A line of the list; what is too long for it goes on below its words. */
function numbered(
  number: number,
  label: string,
  { paint, width, columns }: { readonly paint: Paint; readonly width: number; readonly columns: number },
): readonly string[] {
  const [first = "", ...rest] = wrap(label.split(/(?<=\S) /), columns - width - 3, 0);
  return [
    `  ${paint.cyan(String(number).padStart(width))} ${first}`,
    ...rest.map((line) => `${" ".repeat(width + 3)}${line}`),
  ];
}

/** What a choice lists by number, and what it lists by the name of a place. */
export interface SortedOptions {
  readonly listed: readonly Option[];
  /** Options by the place they lead to; only where one is chosen. */
  readonly places: ReadonlyMap<string, Option>;
  /** The answer that leads over some of the places to the last. */
  readonly wayOver?: Voice["wayOver"];
}

/** Options that lead to places are many: they are named in one paragraph instead of a line each. */
export function sortOut({ placeOf, wayOver }: Voice, choice: Choice): SortedOptions {
  const listed: Option[] = [];
  const places = new Map<string, Option>();
  for (const option of listedIn(choice)) {
    const place = choice.kind === "one" ? placeOf?.(option) : undefined;
    if (place === undefined || places.has(place)) listed.push(option);
    else places.set(place, option);
  }
  return { listed, places, ...(wayOver && { wayOver }) };
}

/** Who could answer on the way to which places, before one is taken. */
function watchedPlaces(voice: Voice, places: SortedOptions["places"]): readonly string[] {
  const byWhom = new Map<string, string[]>();
  for (const [place, option] of places) {
    const who = listed((voice.answeredBy?.(option) ?? []).map((id) => shown(id, voice)));
    if (who !== "") byWhom.set(who, [...(byWhom.get(who) ?? []), place]);
  }
  return [...byWhom].map(([who, there]) =>
    fill("On the way to {places} a step may be answered by {who}.", { places: listed(there), who }),
  );
}

const placeHelp = (listed: number, [place, other]: readonly string[], hasWays: boolean): string =>
  `the name of a place, like "${place}"${hasWays ? `, or several for the way, like "${place} ${other}"` : ""}${listed === 0 ? "" : "; or a number from the list"}`;

/** Is it a moment to respond at, which one may pass? */
const mayWait = (choice: Choice): boolean =>
  choice.kind === "one" && choice.options.some(({ label }) => label?.id === "kernel:pass");

/** Why things cannot be chosen now, each said once. */
export const refusalLines = (voice: Voice, decision: Decision): readonly string[] => [
  ...new Set(decision.refusals().map((refusal) => refusalOf(voice, refusal))),
];
