import { type Board, findSpace, type LaidToken, type Mission, nameOf, TERRAIN } from "./board.js";
import { repeats } from "./map-problems.js";
import type { Controlled, MissionRule } from "./mission-rule.js";
import type { TokenColour } from "./mission-token.js";

/** Everything wrong with a mission: tokens that cannot be so, and rules about what is not there. */
export function missionProblems(board: Board, side: "a" | "b"): string[] {
  const mission = board.missions[side];
  if (mission === undefined) return [];
  const at = `missions.${side}`;
  return [
    ...repeats(`${at}.tokens`, mission.tokens),
    ...mission.tokens.flatMap((token) => tokenProblems(board, token).map((one) => `${at}.tokens.${token.id}: ${one}`)),
    ...mission.rules.flatMap((rule, index) =>
      [...ruleProblems(board, mission, rule), ...orderProblems(mission, index)].map(
        (one) => `${at}.rules.${index} (${rule.type}): ${one}`,
      ),
    ),
    ...mission.lockedDoors
      .filter((id) => !board.doors.some((door) => door.id === id))
      .map((id) => `${at}.lockedDoors: the map has no door "${id}"`),
  ];
}

function tokenProblems(board: Board, { figure, attackable, carried, flips, places }: LaidToken): string[] {
  const spaces = places.map(({ space }) => space);
  const twice = spaces.filter((space, index) => spaces.indexOf(space) < index);
  return [
    ...[...new Set(twice)].map((space) => `two of them lie on ${nameOf(board, space)}`),
    ...(figure && attackable === undefined ? ["a figure needs attackable, with its health"] : []),
    ...(figure && (carried !== false || flips !== undefined) ? ["a figure is neither carried nor turned over"] : []),
    ...(figure ? spaces.flatMap((space) => standingProblems(board, space)) : []),
  ];
}

function standingProblems(board: Board, space: number): string[] {
  const kind = board.terrain[space];
  if (kind !== TERRAIN.blocking && kind !== TERRAIN.impassable) return [];
  return [
    `nobody can stand on ${nameOf(board, space)}, it is ${kind === TERRAIN.blocking ? "blocking" : "impassable"}`,
  ];
}

function ruleProblems(board: Board, mission: Mission, rule: MissionRule): string[] {
  const problems: string[] = [];
  const named = (id: string) => {
    const token = mission.tokens.find((one) => one.id === id);
    if (token === undefined) problems.push(`the mission has no token "${id}"`);
    return token;
  };
  if ("token" in rule) {
    const token = named(rule.token);
    const isAboutFigures = rule.type === "push-in-turn" || rule.type === "return-claimed";
    if (token !== undefined && isAboutFigures !== token.figure && (isAboutFigures || !FOR_BOTH.includes(rule.type)))
      problems.push(`"${rule.token}" is ${token.figure ? "a" : "no"} figure`);
    if (rule.type === "return-claimed" && token?.attackable?.claimed === false)
      problems.push(`"${rule.token}" is never claimed`);
    if (rule.type === "score-carried" && token?.carried === false) problems.push(`"${rule.token}" is never carried`);
  }
  if ("on" in rule) {
    const colours = named(rule.on)?.places.map(({ colour }) => colour);
    for (const colour of coloursIn(rule))
      if (colours?.includes(colour) === false) problems.push(`no "${rule.on}" is ${colour}`);
  }
  if ("at" in rule && findSpace(board, rule.at) === undefined) problems.push(`the map has no space ${rule.at}`);
  if ("control" in rule) problems.push(...controlProblems(board, rule.control, named));
  if (rule.type === "score-control" && typeof rule.vp !== "number")
    problems.push(...sideProblems(mission, rule.control, Object.keys(rule.vp)));
  if (rule.type === "open-doors" && board.doors.length === 0) problems.push("the map has no doors");
  return problems;
}

/** Rules about tokens and about figures of the mission alike. */
const FOR_BOTH: readonly MissionRule["type"][] = ["damage-adjacent-figures"];

function coloursIn(rule: MissionRule): readonly TokenColour[] {
  if (rule.type === "reveal-colours") return rule.colours;
  return "power" in rule ? (Object.keys(rule.power) as TokenColour[]) : [];
}

function controlProblems(board: Board, control: Controlled, named: (id: string) => unknown): string[] {
  if ("token" in control) named(control.token);
  if ("space" in control && findSpace(board, control.space) === undefined)
    return [`the map has no space ${control.space}`];
  if ("area" in control && !board.areas.some(({ id }) => id === control.area))
    return [`the map has no area "${control.area}"`];
  return "terminals" in control && board.terminals.length === 0 ? ["the map has no terminals"] : [];
}

function sideProblems({ tokens }: Mission, control: Controlled, sides: readonly string[]): string[] {
  if (!("token" in control)) return ["points by side are for tokens"];
  const token = tokens.find(({ id }) => id === control.token);
  if (token === undefined) return [];
  const shown: readonly unknown[] = token.flips?.sides ?? token.places.map(({ colour }) => colour);
  return sides.filter((side) => !shown.includes(side)).map((side) => `no "${control.token}" is ${side}`);
}

/** A further part comes after a rule of the same moment. */
function orderProblems({ rules }: Mission, index: number): string[] {
  const [before, rule] = [rules[index - 1], rules[index]];
  if (rule === undefined || !("follows" in rule) || rule.follows !== true) return [];
  return before?.when === rule.when ? [] : ["it follows no rule of the same moment"];
}
