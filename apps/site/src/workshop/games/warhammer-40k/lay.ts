import { warhammerUnits } from "@riposte/hosting/warhammer-40k";
import type { Table } from "@riposte/warhammer-40k";
import { counted } from "@riposte/words";
import { editing, type Laying, type Piece, SIDES } from "../../stage/laying/laying.js";

interface Place {
  along: number;
  lane: number;
}

interface Models {
  id: string;
  count: number;
}

/** A unit by its datasheet, or spelled out. */
interface Unit {
  id?: string;
  datasheet?: string;
  as?: string;
  name?: string;
  place?: Place | null;
  abilities?: unknown[];
  models?: Models[];
  left?: Record<string, { count?: number; lost?: number }>;
}

interface Army {
  id: string;
  army: object;
  units: Unit[];
}

interface Battle {
  position: {
    round?: number;
    turn?: number;
    phase?: string;
    commandPoints?: [number, number];
    victoryPoints?: [number, number];
    lanes?: number;
    armies: [Army, Army];
  };
}

const { change, changed } = editing<Battle>();
const PHASES = ["command", "movement", "shooting", "charge", "fight"];
export const LONG = 44;

/** Positions of Warhammer 40,000: units on lanes, from one edge to the other. */
export const layBattle: Laying = {
  get supply() {
    return warhammerUnits().map(({ id, name = id }) => ({ id, name, kind: "Units" }));
  },
  pieces: (setup) => SIDES.flatMap((side) => piecesOf(setup as Battle, side)),
  facts(setup) {
    const { round = 1, turn = 0, phase = "command", commandPoints = [0, 0] } = (setup as Battle).position;
    const next = PHASES[(PHASES.indexOf(phase) + 1) % PHASES.length] as string;
    const points = (side: 0 | 1, by: number): [number, number] => {
      const both: [number, number] = [...commandPoints];
      both[side] = Math.max(0, both[side] + by);
      return both;
    };
    const set = (words: string, over: Partial<Battle["position"]>) =>
      changed(setup, words, ({ position }) => Object.assign(position, over));
    return [
      {
        name: "Round",
        value: String(round),
        changes: [set("−", { round: Math.max(1, round - 1) }), set("+", { round: Math.min(5, round + 1) })],
      },
      { name: "Phase", value: phase, changes: [set("next", { phase: next })] },
      { name: "Whose turn", value: turn === 0 ? "yours" : "theirs", changes: [set("change", { turn: 1 - turn })] },
      ...SIDES.map((side) => ({
        name: side === 0 ? "Your command points" : "Their command points",
        value: String(commandPoints[side]),
        changes: [set("−", { commandPoints: points(side, -1) }), set("+", { commandPoints: points(side, 1) })],
      })),
    ];
  },
  add(setup, side, supply, place) {
    const at = spotOf(place);
    return change(setup, ({ position }) => {
      const { units } = position.armies[side];
      const taken = new Set(units.map(idOf));
      let number = 1;
      while (taken.has(number === 1 ? supply : `${supply}-${number}`)) number += 1;
      units.push({ datasheet: supply, ...(number === 1 ? {} : { as: `${supply}-${number}` }), place: at });
    });
  },
  move(setup, piece, place) {
    const at = spotOf(place);
    return change(setup, (copy) => Object.assign(found(copy, piece).unit, { place: at }));
  },
  remove: (setup, piece) =>
    change(setup, (copy) => {
      const { army, unit } = found(copy, piece);
      if (army.units.length === 1) throw new Error("Each army has at least one unit.");
      army.units = army.units.filter((one) => one !== unit);
    }),
  withOwn: (setup, { name }) =>
    change(setup, ({ position }) => {
      const [unit] = position.armies[0].units;
      if (unit === undefined) return;
      const sheet = warhammerUnits().find(({ id }) => id === unit.datasheet);
      const spelled = unit.models === undefined && sheet !== undefined ? spelledOut(unit, sheet) : unit;
      const abilities = (spelled.abilities ?? []).includes(name)
        ? spelled.abilities
        : [...(spelled.abilities ?? []), name];
      position.armies[0].units[0] = { ...spelled, ...(abilities === undefined ? {} : { abilities }) };
    }),
  ofMatch: (slices) => setupAt(slices["warhammer-40k"] as Table),
};

function piecesOf(setup: Battle, side: 0 | 1): readonly Piece[] {
  return setup.position.armies[side].units.map((unit, at): Piece => {
    const id = `${side}.${idOf(unit)}`;
    const { along, lane } = unit.place ?? { along: side === 0 ? 8 : LONG - 8, lane: at };
    const models = modelsOf(unit);
    const alive = models.reduce((sum, { count }) => sum + count, 0);
    const most = models.find(({ count }) => count > 1);
    return {
      id,
      side,
      name: unit.name ?? warhammerUnits().find((sheet) => sheet.id === unit.datasheet)?.name ?? idOf(unit),
      place: `${lane}.${along}`,
      about: counted(alive, "model"),
      changes: most === undefined ? [] : [changed(setup, "One model less", (copy) => lose(found(copy, id).unit, most))],
    };
  });
}

const idOf = ({ as, datasheet, id }: Unit): string => as ?? id ?? datasheet ?? "";

function modelsOf({ models, datasheet, left = {} }: Unit): readonly Models[] {
  if (models !== undefined) return models;
  const sheet = warhammerUnits().find(({ id }) => id === datasheet);
  return (sheet?.models ?? []).map(({ id, count }) => ({ id, count: left[id]?.count ?? count }));
}

function lose(unit: Unit, { id, count }: Models): void {
  if (unit.models === undefined) unit.left = { ...unit.left, [id]: { ...unit.left?.[id], count: count - 1 } };
  else unit.models = unit.models.map((one) => (one.id === id ? { ...one, count: one.count - 1 } : one));
}

function spelledOut({ as, place = null, left = {} }: Unit, sheet: object): Unit {
  const copy = structuredClone(sheet) as Unit;
  return {
    ...copy,
    ...(as === undefined ? {} : { id: as }),
    place,
    models: (copy.models ?? []).map((one) => ({ ...one, ...left[one.id] })),
  };
}

function found(setup: Battle, piece: string) {
  const side = Number(piece.slice(0, 1)) as 0 | 1;
  const army = setup.position.armies[side];
  const unit = army.units.find((one) => `${side}.${idOf(one)}` === piece);
  if (unit === undefined) throw new Error("It is not there any more.");
  return { army, unit };
}

function spotOf(place: string): Place {
  const [lane, along] = place.split(".").map(Number);
  if (lane === undefined || along === undefined || Number.isNaN(along)) throw new Error("Units stand on the field.");
  return { along, lane };
}

/** What of a match's table a position says. */
function setupAt({ units, sides, round, ...table }: Table): Battle {
  const plain = (id: string) => id.replace(/^[01]\./, "");
  const army = (seat: 0 | 1): Army => ({
    id: seat === 0 ? "yours" : "theirs",
    army: sides[seat]?.army ?? {},
    units: Object.values(units)
      .filter((unit) => unit.seat === seat && unit.models.some(({ count }) => count > 0))
      .map(({ seat: _seat, ...unit }) => ({
        ...unit,
        id: plain(unit.id),
        aboard: unit.aboard === null ? null : plain(unit.aboard),
        leaders: unit.leaders.map((leader) => ({ ...leader, id: plain(leader.id ?? "") })),
      })),
  });
  const both = (read: (side: Table["sides"][number]) => number): [number, number] => [
    read(sides[0] as Table["sides"][number]),
    read(sides[1] as Table["sides"][number]),
  ];
  return {
    position: {
      round: Math.max(1, round),
      first: table.first,
      turn: table.turn,
      phase: table.phase,
      lanes: table.lanes,
      terrain: table.terrain,
      objectives: table.objectives,
      marks: table.marks,
      commandPoints: both(({ commandPoints }) => commandPoints),
      victoryPoints: both(({ victoryPoints }) => victoryPoints),
      armies: [army(0), army(1)],
    } as Battle["position"],
  };
}
