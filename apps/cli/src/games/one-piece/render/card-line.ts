import {
  type CardView,
  type Context,
  costOf,
  counterOf,
  hasKeyword,
  KEYWORDS,
  powerOf,
  type readingOf,
  type TableView,
} from "@riposte/one-piece";

/** What numbers on the table are read from. */
export interface Numbers {
  readonly context: Context;
  readonly table: TableView;
  readonly match: ReturnType<typeof readingOf>;
}

/** A card in one line: its name, cost and power as they are now, its state, and what it does. */
export function cardLine(numbers: Numbers, id: number): string {
  const card = numbers.table.cards[id];
  if (card === undefined) return "a hidden card";
  const { name, gist } = numbers.context.info(card.code);
  const words = [name, ...numbersOf(numbers, id, card), ...keywordsOf(numbers, id, card), ...stateOf(numbers, card)];
  return gist === undefined ? words.join(" ") : `${words.join(" ")} · ${gist}`;
}

function numbersOf({ context, match }: Numbers, id: number, card: CardView): readonly string[] {
  const { kind } = context.info(card.code);
  const counter = card.zone === "hand" ? counterOf(context, match, id) : null;
  return [
    ...(kind === "Leader" ? [] : [`(${costOf(context, match, id)})`]),
    ...(kind === "Leader" || kind === "Character" ? [String(powerOf(context, match, id))] : []),
    ...(counter === null ? [] : [`counter ${counter}`]),
  ];
}

/** Keywords it has now that its gist does not tell. */
function keywordsOf({ context, match }: Numbers, id: number, card: CardView): readonly string[] {
  if (card.zone !== "leader" && card.zone !== "character") return [];
  const { keywords } = context.info(card.code);
  return KEYWORDS.filter((keyword) => hasKeyword(context, match, id, keyword) && !keywords.has(keyword)).map(
    (keyword) => `[${keyword}]`,
  );
}

function stateOf({ table }: Numbers, card: CardView): readonly string[] {
  const isNew = card.zone === "character" && card.since === table.turn;
  return [
    ...(card.don === 0 ? [] : [`+${card.don} DON!!`]),
    ...(card.rested ? ["rested"] : []),
    ...(isNew ? ["new"] : []),
  ];
}
