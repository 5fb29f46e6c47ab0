import type { SeenTable } from "@riposte/finished";
import { abilityName } from "@riposte/hosting/finished";
import { wrap } from "../../../terminal/wrap.js";
import type { DrawStyle } from "../../game-entry.js";

/** What is drawn of the table. */
export type FinishedTable = Pick<
  SeenTable,
  "turns" | "draw" | "present" | "past" | "future" | "finished" | "candy" | "active" | "reserve" | "coffee"
>;

/** A printed card: which ability it has and how many candies it holds. */
export interface PrintedCard {
  readonly ability: string;
  readonly slots: number;
  readonly gist: string;
}

const LAST = 48;
/** Where the text of a line begins. */
const MARGIN = 9;

/** Draws the table in at most `width` columns. */
export function drawFinished(
  table: FinishedTable,
  cardOf: (card: number) => PrintedCard,
  { paint, width }: DrawStyle,
): readonly string[] {
  const row = (title: string, words: readonly string[]) => {
    const [first = "", ...rest] = wrap([title.padEnd(MARGIN - 1), ...words], width, MARGIN);
    return [paint.bold(first.slice(0, MARGIN)) + first.slice(MARGIN), ...rest];
  };
  const next = table.finished === LAST ? "all done" : `next is ${table.finished + 1}`;
  const heading = `── turn ${table.turns + 1} · finished ${table.finished} of ${LAST}, ${next} `;
  const onCards = table.candy.reduce((sum, candies) => sum + candies, 0);
  return [
    paint.cyan(heading.padEnd(width, "─")),
    ...row("Coffee", [tokens(table.coffee)]),
    ...row("Candy", [tokens(table.active), `active, ${table.reserve} in reserve, ${onCards} on cards`]),
    ...row("Draw", drawWords(table.draw)),
    ...row("Past", table.past.length === 0 ? ["empty"] : [...table.past.map(String), "(newest last)"]),
    ...futureWords(table).flatMap((words, at) => row(at === 0 ? "Future" : "", words)),
    ...row("Present", table.present.length === 0 ? ["empty"] : []),
    ...table.present.flatMap((card) => presentLines(card, cardOf(card), table, { paint, width })),
  ];
}

function presentLines(
  card: number,
  { ability, slots, gist }: PrintedCard,
  { candy, finished }: FinishedTable,
  { paint, width }: DrawStyle,
): readonly string[] {
  const used = candy[card] ?? 0;
  const marks = "●".repeat(used) + "○".repeat(Math.max(0, slots - used));
  const number = `  ${String(card).padStart(MARGIN - 4)}  `;
  const [text = "", ...rest] = wrap(
    [`${marks.padEnd(4)}${abilityName(ability).padEnd(22)}`, ...gist.split(" ")],
    width - number.length,
    4,
  );
  const painted = card === finished + 1 ? paint.green(number) : paint.bold(number);
  return [`${painted}${text}`, ...rest.map((line) => `${" ".repeat(number.length)}${line}`)];
}

/** Top first; cards never seen are counted, not listed. */
function drawWords(draw: readonly (number | null)[]): readonly string[] {
  if (draw.length === 0) return ["empty"];
  const words: string[] = [];
  let unseen = 0;
  const count = () => {
    if (unseen > 0) words.push(unseen === 1 ? "?" : `?×${unseen}`);
    unseen = 0;
  };
  for (const card of draw) {
    if (card === null) unseen += 1;
    else {
      count();
      words.push(String(card));
    }
  }
  count();
  return [`${draw.length}:`, ...words, "(top first)"];
}

function futureWords({ future }: FinishedTable): readonly (readonly string[])[] {
  if (future.length === 0) return [["empty"]];
  return future.map(({ kind, cards }, at) => {
    const when = at === 0 ? "next turn" : `in ${at + 1} turns`;
    return [`${when}, ${kind === "all" ? "as a set" : "joining the draw"}:`, ...cards.map(String)];
  });
}

const tokens = (count: number): string => `${"●".repeat(Math.min(count, 10))} ${count}`.trim();
