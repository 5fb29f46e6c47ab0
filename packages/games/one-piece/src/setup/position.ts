import { didYouMean } from "@riposte/words";
import { z } from "zod";
import type { Context } from "../context.js";
import { CardNumber, type Kind } from "../facts/card.js";
import { BATTLE_STEPS, type Card, type Side, type Table, type Zone } from "../slice.js";
import { Mark } from "../table/mark.js";
import { emptyTable, newCard } from "./lay-table.js";

const Count = z.int().min(0).max(999);
const Cards = z.array(CardNumber).max(100);
const Marks = z.array(Mark).max(50);
const Spot = z.string().max(20);

/** A card in play: its number, or its number with what differs from active, without DON!!, here since an earlier turn. */
const Placed = z.union([
  CardNumber,
  z.strictObject({
    card: CardNumber,
    rested: z.boolean().default(false),
    don: Count.default(0).meta({ description: "DON!! given to it" }),
    new: z.boolean().default(false).meta({ description: "It came into play this turn" }),
    marks: Marks.default([]).meta({ description: "What effects have done to it" }),
  }),
]);
const LifeCard = z.union([CardNumber, z.strictObject({ card: CardNumber, faceUp: z.boolean() })]);

const SidePosition = z.strictObject({
  leader: Placed,
  characters: z.array(Placed).max(5).default([]),
  stage: Placed.optional(),
  hand: Cards.default([]),
  deck: Cards.meta({ description: "From top to bottom" }),
  trash: Cards.default([]).meta({ description: "From oldest to newest" }),
  life: z.array(LifeCard).max(100).default([]).meta({ description: "From top to bottom" }),
  don: z
    .strictObject({
      active: Count.default(0),
      rested: Count.default(0),
      staying: Count.default(0),
      deck: Count.optional().meta({ description: "What is left of the DON!! deck; the rest of ten when absent" }),
    })
    .default({ active: 0, rested: 0, staying: 0 }),
  turns: Count.optional().meta({ description: "Turns begun; as many as the turn number says when absent" }),
  marks: Marks.default([]),
});

/** Any state of a match, as data: both decks in order, Life face-up or down, every DON!!, a battle in any step. */
const positionSchema = z.strictObject({
  sides: z.tuple([SidePosition, SidePosition]),
  turn: z.int().min(1).max(999).default(5),
  active: z.int().min(0).max(1).default(0),
  first: z.int().min(0).max(1).default(0),
  phase: z
    .enum(["start", "main", "end"])
    .default("main")
    .meta({ description: "Where it begins: before the Refresh Phase, in the Main Phase, or with the End Phase" }),
  extra: z
    .array(z.int().min(0).max(1))
    .max(20)
    .default([])
    .meta({ description: "Whose turns come next, before the turn passes as usual" }),
  battle: z
    .strictObject({
      step: z.enum(BATTLE_STEPS).meta({ description: "Which step comes next; `attack` has been declared" }),
      attacker: Spot.meta({ description: '"leader" or the place of a Character, from 1' }),
      target: Spot,
      blocked: z.boolean().default(false),
    })
    .optional(),
});
export interface Position extends z.input<typeof positionSchema> {}
/** The same with every default filled in. */
export interface ParsedPosition extends z.output<typeof positionSchema> {}
export const Position: z.ZodType<ParsedPosition, Position> = positionSchema;
type ParsedSide = z.output<typeof SidePosition>;

/** Where each zone's ids begin, so that positions can be talked about: seat 0 has 1000 to 1999, seat 1 2000 to 2999. */
const FIRST_ID: Readonly<Partial<Record<Zone, number>>> = {
  leader: 1000,
  character: 1001,
  stage: 1009,
  hand: 1100,
  life: 1200,
  trash: 1300,
  deck: 1400,
};
const SEAT_STEP = 1000;
const FIRST_NEW = 3000;

/** The id a card of a position has: `positionId(1, "hand", 0)` is 2100. */
export const positionId = (seat: number, zone: Zone, place = 0): number =>
  (FIRST_ID[zone] ?? 0) + seat * SEAT_STEP + place;

/** The table of a position; what is wrong with it is added to `problems`. */
export function tableOfPosition(context: Context, position: ParsedPosition, problems: string[]): Table {
  const table = emptyTable();
  table.next = FIRST_NEW;
  table.turn = position.phase === "start" ? position.turn - 1 : position.turn;
  table.active = position.active;
  table.first = position.first;
  table.phase = position.phase === "start" ? "setup" : "main";
  table.begins = position.phase === "start" ? "turn" : position.phase;
  table.extra = [...position.extra];
  for (const seat of [0, 1]) laySide(context, table, seat, position, problems);
  if (position.battle !== undefined) layBattle(table, position.battle, problems);
  return table;
}

function laySide(context: Context, table: Table, seat: number, position: ParsedPosition, problems: string[]): void {
  const given = position.sides[seat] as ParsedSide;
  const side = table.sides[seat] as Side;
  const lay = (card: string, zone: Zone, place: number, kinds: readonly Kind[], more: Partial<Card> = {}): number => {
    checkKind(context, card, kinds, `seat ${seat}, ${zone} ${place + 1}`, problems);
    const id = positionId(seat, zone, place);
    table.cards[id] = { ...newCard(card, seat, zone), ...more };
    return id;
  };
  const laid = (placed: z.output<typeof Placed>, zone: Zone, place: number, kinds: readonly Kind[]): number => {
    if (typeof placed === "string") return lay(placed, zone, place, kinds, { since: zone === "leader" ? 0 : 1 });
    const { card, rested, don, marks } = placed;
    const since = zone === "leader" ? 0 : placed.new ? position.turn : 1;
    return lay(card, zone, place, kinds, { rested, don, marks, since });
  };
  side.leader = laid(given.leader, "leader", 0, ["Leader"]);
  side.characters = given.characters.map((card, place) => laid(card, "character", place, ["Character"]));
  side.stage = given.stage === undefined ? null : laid(given.stage, "stage", 0, ["Stage"]);
  for (const zone of ["hand", "deck", "trash"] as const)
    side[zone] = given[zone].map((card, place) => lay(card, zone, place, ["Character", "Event", "Stage"]));
  side.life = given.life.map((life, place) => {
    const { card, faceUp } = typeof life === "string" ? { card: life, faceUp: false } : life;
    return lay(card, "life", place, ["Character", "Event", "Stage"], { faceUp });
  });
  side.marks = given.marks;
  side.turns = given.turns ?? turnsBegun(position, seat);
  const total = context.cards.get(codeOf(given.leader))?.construction?.donDeck ?? 10;
  const onField = Object.values(table.cards).reduce((sum, card) => sum + (card.owner === seat ? card.don : 0), 0);
  const { active, rested, staying, deck = total - active - rested - onField } = given.don;
  side.don = { active, rested, staying, deck, total: active + rested + deck + onField };
  if (staying > rested) problems.push(`Seat ${seat} has ${rested} rested DON!!, so ${staying} cannot stay rested.`);
  if (deck < 0) problems.push(`Seat ${seat} has ${active + rested + onField} DON!! in play, more than ${total}.`);
}

const codeOf = (placed: z.output<typeof Placed>): string => (typeof placed === "string" ? placed : placed.card);

function turnsBegun({ turn, active, first, phase }: ParsedPosition, seat: number): number {
  const begun = phase === "start" ? turn - 1 : turn;
  const own = seat === first ? Math.ceil(begun / 2) : Math.floor(begun / 2);
  // a position may give the turn to either player: whose turn it is has begun at least one
  return Math.max(own, phase !== "start" && seat === active ? 1 : 0);
}

function checkKind(context: Context, code: string, kinds: readonly Kind[], where: string, problems: string[]): void {
  const card = context.cards.get(code);
  if (card !== undefined && kinds.includes(card.kind)) return;
  problems.push(
    card === undefined
      ? `There is no card ${code} (${where}).${didYouMean(code, [...context.cards.keys()])}`
      : `${code} is a ${card.kind} and cannot be at ${where}.`,
  );
}

function layBattle(table: Table, battle: NonNullable<ParsedPosition["battle"]>, problems: string[]): void {
  const find = (seat: number, where: string): number => {
    const side = table.sides[seat] as Side;
    const id = where === "leader" ? side.leader : side.characters[Number(where) - 1];
    if (id === undefined) problems.push(`There is no Character ${where} of seat ${seat} in the battle.`);
    return id ?? side.leader;
  };
  const { active } = table;
  if (table.begins !== "main") problems.push("A battle happens in the Main Phase.");
  const target = find(1 - active, battle.target);
  const attacker = find(active, battle.attacker);
  table.battle = { attacker, target, seat: active, blocked: battle.blocked, fought: false, battled: null };
  table.begins = `battle-${battle.step}`;
}
