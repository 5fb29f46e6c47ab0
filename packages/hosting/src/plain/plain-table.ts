import { titled } from "@riposte/words";
import type { BoardLayout, Place, TableLayout } from "./table-layout.js";

/** A table as it can be drawn for any game: what lies in the middle, and what each seat has. */
export interface PlainTable {
  readonly middle: PlainPart;
  readonly seats: readonly PlainPart[];
}

export interface PlainPart {
  readonly counters: readonly { readonly title: string; readonly value: string }[];
  readonly zones: readonly PlainZone[];
  readonly boards: readonly PlainBoard[];
}

/** Cards in their order, or how many hidden ones. */
export interface PlainZone {
  readonly title: string;
  readonly cards: readonly string[] | null;
  readonly count: number;
}

export interface PlainBoard {
  readonly title: string;
  /** Its places come row by row. */
  readonly isGrid: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly places: readonly PlainPlace[];
}

/** One place of a board, in columns and rows or, of boards without a grid, in hundredths. */
interface PlainPlace {
  readonly key: string;
  readonly title: string;
  readonly x: number;
  readonly y: number;
  /** What stands there. */
  readonly things: readonly string[];
}

type Slices = Readonly<Record<string, unknown>>;

const HUNDRED = 100;

/** What is to be drawn of a view: by the game's own layout, or by what its fields look like. */
export function plainTable(slices: Slices, seats: number, layout: TableLayout = layoutOf(slices, seats)): PlainTable {
  const { zones = [], counters = [], boards = [] } = layout;
  const partOf = (seat: number | null): PlainPart => ({
    counters: counters.flatMap((place) =>
      valuesFor(slices, place, seats, seat).map((value) => ({ title: titleOf(place), value: shortOf(value) })),
    ),
    zones: zones.flatMap((place) =>
      valuesFor(slices, place, seats, seat).map((value) => zoneOf(titleOf(place), value)),
    ),
    boards: seat === null ? boards.map((board) => boardOf(slices, board)) : [],
  });
  return { middle: partOf(null), seats: Array.from({ length: seats }, (_, seat) => partOf(seat)) };
}

/** What a layout names that the slices do not have, in sentences. */
export function layoutProblems(
  slices: Slices,
  { zones = [], counters = [], boards = [] }: TableLayout,
): readonly string[] {
  return [...zones, ...counters, ...boards].flatMap(({ at }) => {
    if (valueAt(slices, at) !== undefined) return [];
    const [plugin = ""] = at.split(".");
    const known = Object.keys((slices[plugin] ?? slices) as object);
    const here = slices[plugin] === undefined ? "Slices" : `Fields of "${plugin}"`;
    return [`The layout names "${at}", which the slices do not have. ${here}: ${known.join(", ")}.`];
  });
}

/** A layout from what the fields look like: lists are zones, numbers and words counters, lists with an entry for each seat the seats'. */
function layoutOf(slices: Slices, seats: number): Required<Pick<TableLayout, "zones" | "counters">> {
  const zones: Place[] = [];
  const counters: Place[] = [];
  const look = (at: string, value: unknown, bySeat: boolean): void => {
    if (isCounter(value)) counters.push({ at, bySeat });
    else if (isZone(value)) zones.push({ at, bySeat });
    else if (isPlain(value)) for (const [field, inner] of Object.entries(value)) look(`${at}.${field}`, inner, bySeat);
  };
  for (const [plugin, slice] of Object.entries(slices))
    for (const [field, value] of Object.entries((slice ?? {}) as object)) {
      const own = seatEntries(value, seats);
      if (own === null) look(`${plugin}.${field}`, value, false);
      else
        look(
          `${plugin}.${field}`,
          own.find((entry) => entry !== undefined && entry !== null),
          true,
        );
    }
  return { zones: eachOnce(zones), counters: eachOnce(counters) };
}

const eachOnce = (places: readonly Place[]): Place[] =>
  places.filter(({ at }, place) => places.findIndex((other) => other.at === at) === place);

/** The entries of a list or record that has one for each seat. */
function seatEntries(value: unknown, seats: number): readonly unknown[] | null {
  if (seats < 2 || typeof value !== "object" || value === null) return null;
  const keys = Object.keys(value);
  if (keys.length !== seats || keys.some((key, seat) => key !== String(seat))) return null;
  const entries = Object.values(value);
  // as many cards as seats are no seats
  return Array.isArray(value) && entries.every((entry) => typeof entry === "string") ? null : entries;
}

/** A place's value: of a place by seat, the fields behind the seats are looked up in each seat's own entry. */
function valuesFor(slices: Slices, { at, bySeat }: Place, seats: number, seat: number | null): readonly unknown[] {
  const [plugin = "", field = "", ...inner] = at.split(".");
  const value = valueAt(slices, `${plugin}.${field}`);
  const own = bySeat === false ? null : seatEntries(value, seats);
  if (own === null) return seat === null && value !== undefined ? shown(valueAt(value, inner.join("."))) : [];
  return seat === null ? [] : shown(valueAt(own[seat], inner.join(".")));
}

const shown = (value: unknown): readonly unknown[] => (value === undefined || value === null ? [] : [value]);

/** What lies where a path of fields leads. */
export function valueAt(from: unknown, path: string): unknown {
  return path === ""
    ? from
    : path.split(".").reduce<unknown>((value, field) => (value as Slices | null | undefined)?.[field], from);
}

const isCounter = (value: unknown): boolean => ["number", "string", "boolean"].includes(typeof value);
const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isZone = (value: unknown): boolean =>
  (Array.isArray(value) && value.every((card) => isCounter(card) || isNamed(card))) || hiddenCount(value) !== null;

/** What has a name of its own among other fields. */
const NAMING = ["id", "card", "code", "name", "kind"] as const;
const isNamed = (value: unknown): boolean => nameIn(value) !== undefined;
const nameIn = (value: unknown): unknown =>
  isPlain(value) ? NAMING.map((field) => (value as Slices)[field]).find(isCounter) : undefined;

function hiddenCount(value: unknown): number | null {
  if (!isPlain(value)) return null;
  const { count, ...more } = value as { readonly count?: unknown };
  return typeof count === "number" && Object.keys(more).length === 0 ? count : null;
}

function zoneOf(title: string, value: unknown): PlainZone {
  const hidden = hiddenCount(value);
  if (hidden !== null) return { title, cards: null, count: hidden };
  const cards = (Array.isArray(value) ? value : Object.keys(value as object)).map((card) =>
    String(nameIn(card) ?? card),
  );
  return { title, cards, count: cards.length };
}

function boardOf(slices: Slices, { at, title, grid, places = [] }: BoardLayout): PlainBoard {
  const { columns = HUNDRED, rows = HUNDRED } = grid ?? {};
  const standing = valueAt(slices, at);
  const squares = Array.from({ length: grid === undefined ? 0 : columns * rows }, (_, square) => ({
    key: Array.isArray(standing) ? String(square) : `${square % columns},${Math.floor(square / columns)}`,
    x: square % columns,
    y: Math.floor(square / columns),
    title: undefined,
  }));
  return {
    title: title ?? lastOf(at),
    isGrid: grid !== undefined,
    columns,
    rows,
    places: [...squares, ...places].map((place) => ({
      ...place,
      title: place.title ?? place.key,
      things: thingsOn((standing as Slices | undefined)?.[place.key]),
    })),
  };
}

function thingsOn(value: unknown): readonly string[] {
  if (value === undefined || value === null || value === "") return [];
  return (Array.isArray(value) ? value : [value]).map((thing) => String(nameIn(thing) ?? thing));
}

const titleOf = ({ at, title }: Place): string => title ?? lastOf(at);
const lastOf = (at: string): string => titled((at.split(".").at(-1) ?? at).replace(/([a-z])([A-Z])/g, "$1 $2"));
const shortOf = (value: unknown): string => (typeof value === "boolean" ? (value ? "yes" : "no") : String(value));
