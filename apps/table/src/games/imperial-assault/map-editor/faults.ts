import { checkMap } from "@riposte/imperial-assault";
import { fileOf, nameAt, type Painted, placeOf, type Sketch } from "./sketch.js";

/** Something wrong with a sketch, where it is, and what would mend it. */
export interface Fault {
  readonly text: string;
  /** The space it is about, to be marked on the map. */
  readonly space?: string;
  readonly mend?: { readonly label: string; readonly sketch: Sketch };
}

/** The sketch as it can be played: whole, or without missions that are wrong; nothing where the map itself is. */
export function playable(sketch: Sketch): Sketch | undefined {
  const { a, b } = sketch.missions;
  const ways = [
    { a, b },
    { a, b: undefined },
    { a: b, b: undefined },
    { a: undefined, b: undefined },
  ];
  return ways
    .map((missions) => ({ ...sketch, missions }))
    .find((one) => zoneFaults(one).length === 0 && checkMap(fileOf(one)).ok);
}

/** Everything wrong with a sketch, each with one way to mend it where there is one. */
export function faultsOf(sketch: Sketch): readonly Fault[] {
  const checked = checkMap(fileOf(sketch));
  const said = checked.ok ? [] : checked.problems;
  const others = said.map((text) => withMending(sketch, text)).filter(({ text }) => text !== "");
  return [...zoneFaults(sketch), ...others];
}

function zoneFaults(sketch: Sketch): readonly Fault[] {
  const zones = Object.values(sketch.spaces).map(({ zone }) => zone);
  return (["red", "blue"] as const)
    .filter((zone) => !zones.includes(zone))
    .map((zone) => {
      const mended = startingAt(sketch, zone);
      return {
        text: `Nobody knows where ${zone} starts: paint its zone.`,
        ...(mended !== undefined && { mend: { label: `Let ${zone} start at one end`, sketch: mended } }),
      };
    });
}

/** The two outer rows at the player's end, as far as they are floor and of neither player. */
function startingAt(sketch: Sketch, zone: "red" | "blue"): Sketch | undefined {
  const free = Object.entries(sketch.spaces).filter(
    ([, painted]) => painted.zone === undefined && painted.terrain === "normal",
  );
  const rows = [...new Set(free.map(([key]) => placeOf(key)[1]))].sort((one, other) => one - other);
  const chosen = zone === "red" ? rows.slice(0, 2) : rows.slice(-2);
  const starting = free.filter(([key]) => chosen.includes(placeOf(key)[1]));
  if (starting.length === 0) return undefined;
  const painted = Object.fromEntries(starting.map(([key, before]) => [key, { ...before, zone }]));
  return { ...sketch, spaces: { ...sketch.spaces, ...painted } };
}

function withMending(sketch: Sketch, text: string): Fault {
  const isolated = /^spaces: (\w+) is isolated/.exec(text)?.[1];
  if (isolated !== undefined) return isolatedFault(sketch, keyOf(sketch, isolated));
  const barred = /^zones\.\w+: nobody can be deployed on (\w+), it is (\w+)/.exec(text);
  const space = keyOf(sketch, barred?.[1] ?? "");
  const painted = space === undefined ? undefined : sketch.spaces[space];
  if (space !== undefined && painted !== undefined) {
    const floor: Painted = { ...painted, terrain: "normal" };
    return {
      text: `Nobody can start on ${nameAt(space).toUpperCase()}: it is ${barred?.[2]}.`,
      space,
      mend: { label: "Make it floor", sketch: { ...sketch, spaces: { ...sketch.spaces, [space]: floor } } },
    };
  }
  const mission = /^missions\.([ab])\.(rules|tokens|lockedDoors)\.?([\w-]*)/.exec(text);
  if (mission !== null) return missionFault(sketch, text, mission);
  if (/^zones\.(red|blue): the zone has no spaces/.test(text)) return { text: "" };
  const cut = /isolated/.test(text) ? opened(sketch) : undefined;
  if (cut !== undefined)
    return { text: text.replace(/^[\w.]+: /, ""), mend: { label: "Open the walls between them", sketch: cut } };
  const edge = /^(?:edges|doors|drawing)\S*: /.test(text) ? edgeFault(sketch, text) : undefined;
  return edge ?? { text: text.replace(/^zones\.(red|blue): isolated, /, "The zones are cut off: ") };
}

/** An edge that borders nothing, is no edge or lies there twice is taken away. */
function edgeFault(sketch: Sketch, text: string): Fault {
  const said = text.replace(/^[^:]+: /, "");
  const ends = / ([a-z]+\d+) \/ ([a-z]+\d+)/.exec(said)?.slice(1).sort().join();
  const found = Object.keys(sketch.edges).find((key) => key.split("|").map(nameAt).sort().join() === ends);
  if (found === undefined) return { text: said };
  const { [found]: kind, ...edges } = sketch.edges;
  const label = kind === "door" ? "Take the door away" : kind === "wall" ? "Take the wall away" : "Take the edge away";
  const space = found.split("|").find((key) => sketch.spaces[key] !== undefined);
  return { text: said, ...(space !== undefined && { space }), mend: { label, sketch: { ...sketch, edges } } };
}

/** What is wrong with a mission is taken out of it. */
function missionFault(sketch: Sketch, text: string, [, side, part, name]: RegExpExecArray): Fault {
  const key = side as "a" | "b";
  const mission = sketch.missions[key];
  const said = `Mission ${key.toUpperCase()}: ${text.replace(/^[^:]+: /, "")}.`;
  if (mission === undefined) return { text: said };
  const left = {
    rules: { rules: mission.rules.filter((_, at) => String(at) !== name) },
    tokens: { tokens: mission.tokens.filter(({ id }) => id !== name) },
    lockedDoors: { lockedDoors: [] },
  }[part as "rules" | "tokens" | "lockedDoors"];
  const label = { rules: "Take the rule away", tokens: "Take these tokens away", lockedDoors: "Lock no doors" };
  return {
    text: said,
    mend: {
      label: label[part as keyof typeof label],
      sketch: { ...sketch, missions: { ...sketch.missions, [key]: { ...mission, ...left } } },
    },
  };
}

/** Without the walls that part the zones; doors stay. */
function opened(sketch: Sketch): Sketch | undefined {
  const edges = Object.fromEntries(Object.entries(sketch.edges).filter(([, kind]) => kind === "door"));
  const without = { ...sketch, edges };
  return Object.keys(edges).length < Object.keys(sketch.edges).length && checkMap(fileOf(without)).ok
    ? without
    : undefined;
}

function isolatedFault(sketch: Sketch, space: string | undefined): Fault {
  if (space === undefined) return { text: "A space cannot be reached." };
  const around = Object.keys(sketch.edges).filter((edge) => edge.split("|").includes(space));
  const [first] = around;
  const { [space]: _gone, ...left } = sketch.spaces;
  const mend =
    first === undefined
      ? { label: "Take the space away", sketch: { ...sketch, spaces: left } }
      : {
          label: "Open one of its walls",
          sketch: {
            ...sketch,
            edges: Object.fromEntries(Object.entries(sketch.edges).filter(([key]) => key !== first)),
          },
        };
  return { text: `${nameAt(space).toUpperCase()} cannot be reached. Walls close it on all sides.`, space, mend };
}

const keyOf = ({ spaces }: Sketch, name: string): string | undefined =>
  Object.keys(spaces).find((key) => nameAt(key) === name);

/** Where the two halves differ, which is no fault: the first few spaces that have no like at the other end. */
export function thoughtsOn({ spaces, columns, rows }: Sketch): readonly string[] {
  const mirrored = (key: string) => {
    const [column = 0, row = 0] = key.split(",").map(Number);
    return `${columns + 1 - column},${rows + 1 - row}`;
  };
  const other = Object.entries(spaces).find(
    ([key, { terrain }]) => (spaces[mirrored(key)]?.terrain ?? "missing") !== terrain,
  );
  if (other === undefined) return [];
  const [key, { terrain }] = other;
  const words = (kind: string) => (kind === "normal" ? "floor" : kind);
  const like = spaces[mirrored(key)]?.terrain ?? "missing";
  return [
    `Not the same from both ends. ${nameAt(key).toUpperCase()} is ${words(terrain)}; ${nameAt(mirrored(key)).toUpperCase()}, its mirror, is ${words(like)}.`,
  ];
}
