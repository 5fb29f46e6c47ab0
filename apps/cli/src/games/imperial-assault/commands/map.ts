import type { Board } from "@riposte/imperial-assault";
import type { Command } from "../../../command.js";
import { EXIT } from "../../../exit-code.js";
import { readJSONFile } from "../../../match-file.js";
import { unknownName } from "../../../user-mistake.js";
import type { Mark } from "../render/map.js";

const DOES = ["check", "draw"];

export const map: Command = {
  name: "map",
  summary: "check or draw an Imperial Assault map of your own",
  operands: ["check|draw", "file"],
  flags: [
    { name: "mission", value: "a|b", help: "draw: with the tokens of this mission; a unless given" },
    { name: "json", help: "check: the problems as a JSON list" },
  ],
  notes: [
    "A map is one JSON file with its missions: docs/formats.md says how it is written. The name of a map that comes\nwith the game works too. What is wrong is printed on stderr, all of it, each with its place in the file, and ends with\nexit code 1.",
  ],
  examples: ["map check my-yard.json", "map draw my-yard.json --mission b", "map draw lothal-wastes"],
  async run(args, terminal) {
    const does = args.operand("check|draw");
    if (!DOES.includes(does)) throw unknownName("BAD_VALUE", { owner: "map", kind: "word" }, does, DOES);
    const [{ checkMap }, { maps }] = await Promise.all([
      import("@riposte/imperial-assault"),
      import("@riposte/data-imperial-assault/maps"),
    ]);
    const file = args.operand("file");
    const known = maps.find(({ id }) => id === file);
    const checked = checkMap(known ?? readJSONFile(file));
    if (!checked.ok) {
      if (args.isSet("json")) terminal.print(JSON.stringify(checked.problems, null, 2));
      else for (const problem of checked.problems) terminal.warn(`${file}: ${problem}`);
      return EXIT.failed;
    }
    const { board } = checked;
    if (does === "check") terminal.print(args.isSet("json") ? "[]" : summaryOf(board).join("\n"));
    else terminal.print((await drawn(board, args.text("mission") === "b" ? "b" : "a", terminal.width)).join("\n"));
    return EXIT.ok;
  },
};

/** What the file holds, in a few lines. */
function summaryOf({ name, spaces, zones, doors, terminals, missions }: Board): readonly string[] {
  return [
    `${name}: ${spaces.length} spaces, ${doors.length} doors, ${terminals.length} terminals, no problems.`,
    `Zones: red ${zones.red.length}, blue ${zones.blue.length} spaces.`,
    ...Object.entries(missions).map(
      ([side, { name: title, tokens, rules }]) =>
        `Mission ${side}, ${title}: ${tokens.length} kinds of tokens, ${rules.length} rules.`,
    ),
  ];
}

/** The map from above: zones, terminals and the tokens of a mission. */
async function drawn(board: Board, side: "a" | "b", width: number): Promise<readonly string[]> {
  const [{ groundOf }, { drawMap, LEGEND }] = await Promise.all([
    import("@riposte/imperial-assault"),
    import("../render/map.js"),
  ]);
  const marks = new Map<number, Mark>();
  for (const space of board.zones.red) marks.set(space, { text: "r" });
  for (const space of board.zones.blue) marks.set(space, { text: "b" });
  for (const space of board.terminals) marks.set(space, { text: "T" });
  const mission = board.missions[side];
  for (const { label, places } of mission?.tokens ?? [])
    for (const { space } of places) marks.set(space, { text: label.slice(0, 1).toUpperCase() });
  const tokens = (mission?.tokens ?? []).filter(({ places }) => places.length > 0);
  return [
    `${board.name}${mission === undefined ? "" : `, mission ${side}: ${mission.name}`}`,
    ...drawMap(groundOf(board, []), marks, width),
    `${LEGEND}  r red zone  b blue zone  T terminal`,
    ...tokens.map(({ label, places }) => `${label.slice(0, 1).toUpperCase()} ${label} (${places.length})`),
  ];
}
