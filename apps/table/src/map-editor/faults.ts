import { checkMap } from "@riposte/imperial-assault";
import { fileOf, nameAt, type Painted, type Sketch } from "./sketch.js";

/** Something wrong with a sketch, where it is, and what would mend it. */
export interface Fault {
  readonly text: string;
  /** The space it is about, to be marked on the map. */
  readonly space?: string;
  readonly mend?: { readonly label: string; readonly sketch: Sketch };
}

/** Everything wrong with a sketch, each with one way to mend it where there is one. */
export function faultsOf(sketch: Sketch): readonly Fault[] {
  const checked = checkMap(fileOf(sketch));
  const said = checked.ok ? [] : checked.problems;
  return [...zoneFaults(sketch), ...said.map((text) => withMending(sketch, text))];
}

function zoneFaults(sketch: Sketch): readonly Fault[] {
  const zones = Object.values(sketch.spaces).map(({ zone }) => zone);
  return (["red", "blue"] as const)
    .filter((zone) => !zones.includes(zone))
    .map((zone) => ({ text: `Nobody knows where ${zone} starts: paint its zone.` }));
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
  const both = /^edges?\S*: |^doors\S*: /.test(text);
  return both ? { text } : { text: text.replace(/^zones\.(red|blue): isolated, /, "The zones are cut off: ") };
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
