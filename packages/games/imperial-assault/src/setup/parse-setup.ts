import { z } from "zod";
import { ReadyArmy } from "../army/army-list.js";
import { armyProblems } from "../army/army-problems.js";
import { deckProblems } from "../army/deck-problems.js";
import { randomLists } from "../army/random-lists.js";
import { type Board, checkMap, MapFacts } from "../board/index.js";
import type { Context } from "../context.js";
import type { Table } from "../slice.js";
import type { Setup } from "./initial-table.js";
import { missionFigures } from "./mission-figures.js";
import { missionTokens } from "./mission-tokens.js";
import { musterSide } from "./muster-side.js";
import { PositionFacts, tableOf } from "./position.js";

/** What a match can be started with: a map, its mission side, and two armies or a position. */
export const SetupOptions = z.strictObject({
  map: z
    .union([z.string().max(80), MapFacts])
    .optional()
    .meta({ description: "A map's id, or a map of one's own; the first one when left out" }),
  mission: z.enum(["a", "b"]).default("a"),
  armies: z
    .tuple([z.union([z.string().max(80), ReadyArmy]), z.union([z.string().max(80), ReadyArmy])])
    .optional()
    .meta({ description: "By id, or spelled out; the first two ready ones when left out" }),
  decks: z
    .strictObject({ random: z.string().max(100) })
    .optional()
    .meta({ description: "Legal decks drawn from this seed, and legal armies where none are named" }),
  rounds: z
    .int()
    .min(1)
    .max(50)
    .optional()
    .meta({ description: "The match ends with this round, as in tournaments: most victory points win" }),
  minutes: z.int().min(1).max(600).optional().meta({
    description: "It ends with the round it is in by then",
  }),
  position: PositionFacts.optional().meta({ description: "Start here, in the middle, instead of with armies" }),
});
export type SetupOptions = z.input<typeof SetupOptions>;

/** Checks setup options; everything wrong with them, both armies included, is said at once. */
export function parseSetup(context: Context, options: unknown): Setup {
  if (isParsed(options)) return options;
  const {
    map: written = [...context.boards.keys()][0] as string,
    mission,
    armies,
    decks,
    rounds,
    minutes,
    position,
  } = SetupOptions.parse(options ?? {});
  const problems: string[] = [];
  const { map, ...own } = typeof written === "string" ? { map: written } : ownMap(context, written);
  const board = context.boards.get(map);
  if (board === undefined) throw new Error(`There is no map "${map}". Maps: ${[...context.boards.keys()].join(", ")}.`);
  if (board.missions[mission] === undefined && Object.keys(board.missions).length > 0)
    problems.push(`Map "${board.name}" has no mission "${mission}".`);
  if (position !== undefined && armies !== undefined) problems.push("A position has its own armies; name only one.");
  if (position !== undefined && decks !== undefined) problems.push("A position has its own decks; name only one.");
  const table =
    position === undefined
      ? mustered(context, board, mission, decks === undefined ? armies : drawn(context, decks.random, armies), problems)
      : tableOf(context, map, mission, position, problems);
  if (rounds !== undefined && table !== undefined && table.round > rounds)
    problems.push(`The position is in round ${table.round}, and the match ends with round ${rounds}.`);
  if (problems.length > 0 || table === undefined) throw new Error(problems.join(" "));
  return {
    map,
    mission,
    ...(minutes === undefined ? {} : { minutes }),
    table: { ...table, ...own, ...(rounds === undefined ? {} : { lastRound: rounds }) },
  };
}

/** A map that the match brings: everything wrong with it is said, and no other has its name. */
function ownMap(context: Context, written: MapFacts): { readonly map: string; readonly ownMap: MapFacts } {
  const checked = checkMap(written);
  if (!checked.ok) throw new Error(checked.problems.map((problem) => `${written.name}: ${problem}.`).join(" "));
  const { red, blue } = checked.board.zones;
  if (red.length === 0 || blue.length === 0) throw new Error(`${written.name}: both zones need spaces to deploy in.`);
  const own = { map: `${written.id}-${fingerprint(JSON.stringify(written))}`, ownMap: written };
  context.boardFor(own);
  return own;
}

/** A short text that other maps do not have. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

const isParsed = (options: unknown): options is Setup =>
  typeof options === "object" && options !== null && "table" in options;

type Armies = z.output<typeof SetupOptions>["armies"];

function mustered(
  context: Context,
  board: Board,
  mission: "a" | "b",
  armies: Armies,
  problems: string[],
): Table | undefined {
  const chosen = armies ?? (Object.keys(context.facts.armies).slice(0, 2) as [string, string]);
  const ready = chosen.map((army) => checked(context, army, problems));
  const sides = ready.flatMap((army, seat) => (army === undefined ? [] : [musterSide(context, army, seat)]));
  if (sides.length < 2 || problems.length > 0) return undefined;
  const creatures = missionFigures(board, mission);
  return {
    map: board.id,
    mission,
    round: 0,
    initiative: 0,
    opportunity: 0,
    figures: {
      ...Object.fromEntries(sides.flatMap(({ figures }) => figures.map((figure) => [figure.id, figure]))),
      ...creatures.figures,
    },
    groups: {
      ...Object.fromEntries(sides.flatMap(({ groups }) => groups.map((group) => [group.id, group]))),
      ...creatures.groups,
    },
    sides: sides.map(({ side }) => side),
    openDoors: [],
    objects: missionTokens(board, mission),
    begins: "setup",
    activation: null,
    passing: [],
    halted: [],
    attacks: [],
  };
}

/** Both sides' lists drawn from a seed; an army that is named stays, and gets another deck. */
function drawn({ facts }: Context, seed: string, armies: Armies): Armies {
  const [one, other] = [0, 1].map((seat) => {
    const named = armies?.[seat];
    const given = typeof named === "string" ? facts.armies[named] : named;
    return named !== undefined && given === undefined ? named : randomLists(facts, `${seed}/${seat}`, given?.army);
  });
  return [one as string | ReadyArmy, other as string | ReadyArmy];
}

/** The army, with everything illegal about it and its deck told; warnings keep no player from playing it. */
function checked(context: Context, army: string | ReadyArmy, problems: string[]): ReadyArmy | undefined {
  const ready = typeof army === "string" ? context.facts.armies[army] : army;
  if (ready === undefined) {
    problems.push(`There is no army "${army as string}". Armies: ${Object.keys(context.facts.armies).join(", ")}.`);
    return undefined;
  }
  const said = [...armyProblems(context.facts, ready.army), ...deckProblems(context.facts, ready.deck, ready.army)];
  const illegal = said.filter(({ severity }) => severity === "error");
  problems.push(...illegal.map(({ message }) => `${ready.name}: ${message}`));
  return ready;
}
