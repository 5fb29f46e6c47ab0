import { capital, type Players, percent, WATCHED, whoIs, whoseIs } from "@riposte/words";
import type { Analysis } from "./analyse.js";
import { pageStyle } from "./page-style.js";
import type { Sources } from "./sources.js";
import type { Told, TurningPoint } from "./turning-points.js";

/** One file that shows an analysis anywhere: no scripts, nothing fetched. */
export function analysisPage(analysis: Analysis, gameTitle: string, players: Players = WATCHED): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(`${gameTitle}: how it went`)}</title><style>${pageStyle}</style></head>
<body><main>${analysisBody(analysis, gameTitle, players)}</main></body></html>
`;
}

/** The same without the page around it. */
export function analysisBody(analysis: Analysis, gameTitle: string, players: Players = WATCHED): string {
  const { judged, turningPoints, sources, matches, sides } = analysis;
  const seats = sides.length;
  const whose = (seat: number) => (seats === 1 ? "your" : whoseIs(players, seat));
  // a reader of one's own has a page that follows it: here the first side is told of
  const whoseSide = hasPartners(sides, 0) ? `${whose(0)} side's` : whose(0);
  const names = (seat: number): Named => ({ whose: whose(seat), whom: seats === 1 ? "" : whoIs(players, seat) });
  return `<header><h1>${text(titleOf(analysis))}</h1>
<p>${text(`${gameTitle}. ${judged.length} decisions, each weighed in ${matches} imagined matches.`)}</p></header>
<section class="curve"><h2>${text(`${capital(whoseSide)} chance to win`)}</h2>
<p>After every decision, if the same bot went on for every seat.</p>${curve(analysis)}</section>
<div class="cards">${turningPoints.map((point, at) => card(point, at + 1, names(point.seat), judged.length)).join("")}</div>
${sources[0] === undefined ? "" : luck(sources[0], seats, names)}`;
}

/** How it ended, and whether play decided it, or luck. */
export function titleOf({ title, winners, sources }: Pick<Analysis, "title" | "winners" | "sources">): string {
  const ended = title.replace(/\.$/, "");
  if (winners === null) return ended;
  const [{ choices, luck, start, end } = NOTHING] = sources;
  if (Math.abs(end - start) < 0.1) return `${ended}, as was to be expected`;
  const isPlayed = (sum(choices) - sum(luck)) * Math.sign(end - start) > 0;
  return `${ended}, and ${isPlayed ? "play" : "luck"} decided it`;
}

const NOTHING: Sources = { start: 0.5, choices: [], errors: [], luck: [], end: 0.5 };

/** Is another seat on the side of this one? */
export const hasPartners = (sides: readonly number[], seat: number): boolean =>
  sides.filter((side) => side === sides[seat]).length > 1;

const [WIDE, LEFT, RIGHT, TOP, FOOT] = [1180, 48, 1160, 20, 250];

function curve({ judged, turningPoints, sources }: Analysis): string {
  const values = smooth([...judged.map(({ before }) => before[0] ?? 0.5), sources[0]?.end ?? 0.5]);
  const x = (at: number) => LEFT + (at / Math.max(1, values.length - 1)) * (RIGHT - LEFT);
  const y = (chance: number) => FOOT - chance * (FOOT - TOP);
  const line = values.map((chance, at) => `${round(x(at))},${round(y(chance))}`).join(" ");
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (chance) =>
      `<path class="${chance === 0.5 ? "even" : "grid"}" d="M${LEFT} ${y(chance)}H${RIGHT}"/><text x="${LEFT - 8}" y="${y(chance) + 4}" text-anchor="end">${chance * 100} %</text>`,
  );
  const rounds = judged.flatMap(({ at }, place) =>
    place > 0 && judged[place - 1]?.at !== at
      ? [
          `<path class="grid" d="M${round(x(place))} ${FOOT}v8"/><text x="${round(x(place))}" y="${FOOT + 24}" text-anchor="middle">${at}</text>`,
        ]
      : [],
  );
  const marks = turningPoints.map(({ input }, number) => {
    const place = judged.findIndex((one) => one.input === input);
    const [cx, cy] = [round(x(place)), round(y(values[place] ?? 0.5))];
    const above = cy > (TOP + FOOT) / 2 ? cy - 40 : cy + 40;
    return `<path class="stem" d="M${cx} ${cy}V${above}"/><circle class="spot" cx="${cx}" cy="${cy}" r="6"/><circle class="number" cx="${cx}" cy="${above}" r="12"/><text class="number" x="${cx}" y="${above + 5}" text-anchor="middle">${number + 1}</text>`;
  });
  return `<svg viewBox="0 0 ${WIDE} 290" role="img" aria-label="${text(spoken(values))}">
<path class="below" d="M${LEFT} ${y(0.5)} L${line.replaceAll(" ", " L")} L${RIGHT} ${y(0.5)}Z"/>${grid.join("")}${rounds.join("")}
<polyline points="${line}"/>${marks.join("")}</svg>`;
}

const spoken = (values: readonly number[]): string =>
  `From ${percent(values[0] ?? 0.5)} at the start to ${percent(values.at(-1) ?? 0.5)} at the end; lowest ${percent(Math.min(...values))}, highest ${percent(Math.max(...values))}.`;

/** The mean of each place and its two neighbours: single estimates scatter. */
export const smooth = (values: readonly number[]): readonly number[] =>
  values.map((value, at) => {
    if (at === 0 || at === values.length - 1) return value;
    return ((values[at - 1] as number) + value + (values[at + 1] as number)) / 3;
  });

/** A seat as its choices are told of: "Red's" and "Red"; alone there is no other to tell from. */
interface Named {
  readonly whose: string;
  readonly whom: string;
}

function card(point: TurningPoint, number: number, { whose, whom }: Named, of: number): string {
  const { before, after, given, other, question, at, input } = point;
  const change = Math.round((after - before) * 100);
  const forWhom = whom === "" ? "" : ` <small>for ${text(whom)}</small>`;
  const isGood = other === null || given.chance >= other.chance;
  const told = (one: Told, label: string, isBest: boolean) =>
    `<li${isBest ? ' class="best"' : ""}><span><b>${text(label)}: ${text(one.words)}</b><small>${text(one.why)}</small></span><strong>${percent(one.chance)}${forWhom}</strong></li>`;
  return `<article><p class="head"><b class="number">${number}</b> ${text(`Round ${at}, ${whose} decision`)} <strong class="${change < 0 ? "bad" : "good"}">${signed(change)}</strong></p>
<h3>${text(question)}</h3><ul>${told(given, "Chosen", isGood)}${other === null ? "" : told(other, isGood ? "Next best" : "Better", !isGood)}</ul>
<p class="foot">${text(`decision ${input + 1} of ${of}`)}</p></article>`;
}

function luck(
  { start, choices, errors, luck: fell, end }: Sources,
  seats: number,
  names: (seat: number) => Named,
): string {
  const rows: [string, number, number?][] = [
    ...choices.map((change, seat): [string, number, number?] => [
      `${capital(names(seat).whose)} choices`,
      change,
      errors[seat],
    ]),
    ...fell.map((change, seat): [string, number] => [
      seats === 1 ? "The cards" : `${capital(names(seat).whose)} luck`,
      change,
    ]),
  ];
  let at = start;
  const bars = rows.map(([label, change, error = 0]) => {
    const [from, to] = [at, at + change];
    at = to;
    return `<tr><th scope="row">${text(label)}</th><td><svg viewBox="0 0 200 22" aria-hidden="true"><rect class="${change < 0 ? "bad" : "good"}" x="${round(200 * clamp(Math.min(from, to)))}" y="3" width="${round(Math.max(1, 200 * Math.abs(clamp(to) - clamp(from))))}" height="16" rx="4"/></svg></td><td>${signed(Math.round(change * 100))}${error < 0.005 ? "" : ` ±${Math.round(error * 100)}`}</td></tr>`;
  });
  return `<article class="luck"><h3>Luck and play</h3><p>Dice and cards are luck: what fell against what was to be expected. The rest is play, which more imagined matches tell more surely (±).</p>
<table><tbody><tr><th scope="row">At the start</th><td><svg viewBox="0 0 200 22" aria-hidden="true"><rect class="start" x="0" y="3" width="${round(200 * start)}" height="16" rx="4"/></svg></td><td>${percent(start)}</td></tr>${bars.join("")}
<tr><th scope="row">At the end</th><td></td><td>${percent(end)}</td></tr></tbody></table>
<p class="foot"><b>Play ${signed(Math.round(sum(choices) * 100))}, luck ${signed(Math.round(sum(fell) * 100))}.</b></p></article>`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const clamp = (share: number): number => Math.min(1, Math.max(0, share));
const round = (value: number): number => Math.round(value * 10) / 10;
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const text = (words: string): string =>
  words.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] as string);
