import { markOf, spellId } from "@riposte/hosting/imperial-assault";
import {
  type Board,
  type Context,
  faceOf,
  groundOf,
  type ResultSymbol,
  type Results,
  SYMBOLS,
  type Table,
} from "@riposte/imperial-assault";
import { fill } from "@riposte/words";
import { wrap } from "../../../terminal/wrap.js";
import type { AskedNow, DrawStyle } from "../../game-entry.js";
import { drawMap, LEGEND } from "./map.js";
import { marksOn, sidePaint } from "./marks.js";
import { rosters } from "./roster.js";

type Side = Table["sides"][number];
/** A hidden hand or deck is only counted. */
type Seen = {
  readonly [K in keyof Side]: K extends "hand" | "deck" ? Side[K] | { readonly count: number } | number : Side[K];
};

type Spell = (id: string) => string;

/** Draws the table in at most `width` columns: map, figures, and what both sides have. */
export function drawImperialAssault(
  context: Context,
  slices: Readonly<Record<string, unknown>>,
  style: DrawStyle,
  asked?: AskedNow,
): readonly string[] {
  const table = slices["imperial-assault"] as Table;
  const { paint, width, voice } = style;
  const spell = voice?.spell ?? ((id: string) => spellId(context, id));
  const board = context.boardFor(table);
  const mission = board.missions[table.mission]?.name ?? table.mission;
  const heading = `── round ${table.round} · ${board.name}, ${mission} · ${fill("{seat.has} the initiative", { seat: table.initiative }, voice)} `;
  const ground = groundOf(board, table.openDoors);
  return [
    paint.bold(heading.padEnd(width, "─")),
    ...drawMap(ground, marksOn(context, table, board, paint, asked?.choice), width),
    ...wrap([LEGEND, " T terminal", " * mission token"].join(" ").split(/(?<=\S) {2}/), width).map(paint.dim),
    ...rosters(context, table, tokensOf(slices), style),
    ...objectLines(context, table, board, width),
    ...table.sides.flatMap((side, seat) => sideLines(side, seat, spell, style)),
    ...activationLines(table, spell, paint.bold),
  ];
}

/** What lies on the map or is carried, by its printed name. */
function objectLines(
  context: Context,
  { objects, figures, sides, mission }: Table,
  board: Board,
  width: number,
): readonly string[] {
  const tokens = board.missions[mission]?.tokens ?? [];
  const labelOf = (kind: string) => tokens.find(({ id }) => id === kind)?.label ?? kind;
  const words = Object.values(objects).map(({ kind, space, carrier, damage, side, colour, holds = {} }) => {
    const where = carrier === null ? (space ?? "aside") : `with ${markOf(context, carrier)}`;
    const state = [
      ...((side ?? colour) ? [side ?? colour] : []),
      ...(damage === 0 ? [] : [`${damage} damage`]),
      ...Object.entries(holds).map(([held, amount]) => `${amount} × ${labelOf(held)}`),
    ];
    return `${labelOf(kind)} ${where}${state.length === 0 ? "" : ` (${state.join(", ")})`}`;
  });
  const creatures = Object.values(figures)
    .filter(({ seat }) => sides[seat] === undefined)
    .map(({ id, card, spaces: [at], damage }) => {
      const { name, health } = context.body(card);
      return `${markOf(context, id)} ${name} ${at} ${damage}/${health}`;
    });
  const all = [...creatures, ...words];
  return wrap(all.length === 0 ? [] : ["tokens:", ...listed(all)], width, 8);
}

/** With commas, but not after the last. */
const listed = (words: readonly string[]): readonly string[] =>
  words.map((word, at) => (at === words.length - 1 ? word : `${word},`));

function sideLines(
  { vp, zone, hand, deck, discard }: Seen,
  seat: number,
  spell: Spell,
  { paint, width, voice }: DrawStyle,
) {
  const cards = Array.isArray(hand) ? hand.map(spell) : [];
  const line = [
    fill("{seat.who}:", { seat }, voice),
    `${vp} VP,`,
    ...(zone === null ? [] : [`zone ${zone},`]),
    `deck ${countOf(deck)},`,
    `discard ${discard.length},`,
    `hand ${countOf(hand)}${cards.length === 0 ? "" : ":"}`,
    ...listed(cards),
  ];
  return wrap(line, width, 8).map(sidePaint(paint, seat));
}

function activationLines({ activation, attacks }: Table, spell: Spell, paint: (text: string) => string) {
  const attack = attacks.at(-1);
  if (attack !== undefined)
    return [
      paint(`Attack: ${spell(attack.attacker)} on ${spell(attack.defender)}, ${attack.surges} surges left`),
      ...diceLines(attack.dice),
    ];
  if (activation?.figure == null) return [];
  return [
    paint(`Active: ${spell(activation.figure)}, ${activation.actions} actions, ${activation.points} movement points`),
  ];
}

const SIGNS: Readonly<Record<ResultSymbol, string>> = {
  accuracy: "◎",
  hit: "✸",
  surge: "ϟ",
  block: "■",
  evade: "↗",
  dodge: "✕",
};

type Dice = Table["attacks"][number]["dice"];

/** Dice as the faces they show, and what the signs on them are. */
function diceLines(dice: Dice): readonly string[] {
  if (dice.length === 0) return [];
  const faces = dice.map(({ die, face, cancelled }) =>
    cancelled ? `${die} [gone]` : `${die} [${signsOf(faceOf(die, face))}]`,
  );
  const legend = SYMBOLS.map((symbol) => `${SIGNS[symbol]} ${symbol}`).join("  ");
  return [`  ${faces.join("  ")}`, `  ${legend}`];
}

/** One sign for each symbol; accuracy with its number. */
const signsOf = (results: Results): string =>
  SYMBOLS.map((symbol) =>
    symbol === "accuracy" && results.accuracy > 0
      ? `${results.accuracy}${SIGNS.accuracy}`
      : SIGNS[symbol].repeat(results[symbol]),
  )
    .filter((signs) => signs !== "")
    .join(" ") || " ";

/** Power tokens by figure, where that plugin is there. */
function tokensOf(slices: Readonly<Record<string, unknown>>): Readonly<Record<string, readonly string[]>> {
  const slice = slices["power-tokens"] as { readonly held?: unknown } | undefined;
  return (slice?.held ?? {}) as Readonly<Record<string, readonly string[]>>;
}

function countOf(pile: readonly string[] | { readonly count: number } | number): number {
  if (typeof pile === "number") return pile;
  return Array.isArray(pile) ? pile.length : (pile as { readonly count: number }).count;
}
