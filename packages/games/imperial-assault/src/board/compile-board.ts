import { KernelError } from "@riposte/kernel";
import { z } from "zod";
import { type Board, nameOf, TERRAIN } from "./board.js";
import { type Ground, groundOf } from "./ground.js";
import { layBoard } from "./lay-board.js";
import { MapFacts } from "./map-facts.js";
import { mapProblems } from "./map-problems.js";
import { missionProblems } from "./mission-problems.js";
import { survey } from "./survey.js";

export type MapCheck =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly problems: string[] };

/** Compiles a map once; throws one error that lists everything wrong with it. */
export function compileBoard(map: unknown): Board {
  const checked = checkMap(map);
  if (checked.ok) return checked.board;
  const id = (map as { id?: unknown } | null)?.id ?? "without an id";
  throw new KernelError("DECLARATION_INVALID", `Map "${id}" is wrong:\n- ${checked.problems.join("\n- ")}`);
}

/** Compiles a map, or says everything that is wrong with it. */
export function checkMap(map: unknown): MapCheck {
  const { facts, problems } = parse(map);
  if (facts === undefined) return { ok: false, problems };
  const surveyed = survey(facts);
  const board = layBoard(facts, surveyed);
  const all = [
    ...problems,
    ...surveyed.problems,
    ...mapProblems(board, facts),
    ...missionProblems(board, "a"),
    ...missionProblems(board, "b"),
  ];
  // A map with unreadable parts would only echo them as spaces out of reach.
  if (all.length === 0) all.push(...isolationProblems(board));
  return all.length === 0 ? { ok: true, board } : { ok: false, problems: all };
}

/** Unknown keys (an unknown terrain) are reported and left out, so that the rest is checked in the same run. */
function parse(map: unknown): { facts?: MapFacts; problems: string[] } {
  const parsed = MapFacts.safeParse(map);
  if (parsed.success) return { facts: parsed.data, problems: [] };
  const problems = parsed.error.issues.map((issue) => {
    const path = z.core.toDotPath(issue.path);
    if (issue.code !== "unrecognized_keys") return `${path}: ${issue.message}`;
    const what = path === "terrain" ? "terrain" : path === "edges" ? "edge kind" : "key";
    return `${path || "map"}: unknown ${what} ${issue.keys.map((key) => `"${key}"`).join(", ")}`;
  });
  const known = structuredClone(map);
  for (const issue of parsed.error.issues) {
    if (issue.code !== "unrecognized_keys") return { problems };
    const holder = issue.path.reduce((value, key) => (value as Record<PropertyKey, unknown>)[key], known);
    for (const key of issue.keys) delete (holder as Record<string, unknown>)[key];
  }
  return { facts: MapFacts.parse(known), problems };
}

/** Spaces that no figure can get to or from, and zones cut off from each other, with every door open. */
function isolationProblems(board: Board): string[] {
  const open = groundOf(
    board,
    board.doors.map((door) => door.id),
  );
  const problems: string[] = [];
  for (const space of board.spaces) {
    const kind = board.terrain[space];
    if (kind === TERRAIN.blocking || kind === TERRAIN.impassable) continue;
    // impassable edges all around keep most figures out, but not Mobile ones
    if (open.roam[space] === 0 && board.spaces.length > 1) problems.push(`spaces: ${nameOf(board, space)} is isolated`);
  }
  const { red, blue } = board.zones;
  if (red.length === 0) return problems;
  const joined = joinedTo(open, red[0] as number);
  for (const [zone, spaces] of [["red", red] as const, ["blue", blue] as const]) {
    const cut = spaces.filter((space) => !joined.has(space));
    if (cut.length === 0) continue;
    const names = cut.map((space) => nameOf(board, space)).join(", ");
    problems.push(`zones.${zone}: isolated, no way leads from ${nameOf(board, red[0] as number)} to ${names}`);
  }
  return problems;
}

function joinedTo({ walk, deltas }: Ground, start: number): Set<number> {
  const joined = new Set([start]);
  for (const space of joined) {
    for (let direction = 0; direction < 8; direction++) {
      if ((walk[space]! >> direction) & 1) joined.add(space + (deltas[direction] as number));
    }
  }
  return joined;
}
