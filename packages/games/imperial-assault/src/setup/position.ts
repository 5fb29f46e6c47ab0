import { z } from "zod";
import { type Board, findSpace, TERRAIN } from "../board/index.js";
import type { Context } from "../context.js";
import { Affiliation, CardId, Condition } from "../facts/vocabulary.js";
import { countedInZone } from "../mission/scoring.js";
import { type Activation, FigureStatus, type Group, MissionObject, type Table } from "../slice.js";
import { missionFigures } from "./mission-figures.js";
import { missionTokens } from "./mission-tokens.js";
import { emptySide, newFigure } from "./muster-side.js";

const Seat = z.int().min(0).max(1);
const Count = z.int().min(0).max(999);
const Name = z.string().max(80);
const Cards = z.array(CardId).max(100);

const FigureAt = z.strictObject({
  id: Name.optional().meta({ description: "What inputs call it; its group's id and a number when left out" }),
  card: CardId.optional().meta({ description: "A squad upgrade's figure names its own card" }),
  at: z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'A space, or all spaces of a large figure: "c4", "c4+d4"; left out: not deployed yet' }),
  damage: Count.default(0),
  conditions: z.array(Condition).max(10).default([]),
  status: FigureStatus.optional().meta({ description: "It is incapacitated, or nobody's" }),
});

const GroupAt = z.strictObject({
  id: Name.optional(),
  card: CardId,
  ready: z.boolean().default(true),
  attachments: z.array(CardId).max(10).default([]),
  companionOf: Name.optional().meta({ description: "The id of the group whose companion it is" }),
  figures: z.array(FigureAt).min(1).max(20),
});

const SideAt = z.strictObject({
  affiliation: Affiliation,
  zone: z.enum(["red", "blue"]).optional(),
  vp: Count.default(0),
  vpFromDefeats: z.int().min(-999).max(999).default(0),
  claimed: z
    .array(CardId)
    .max(40)
    .optional()
    .meta({ description: "Figures of the mission it has claimed, by their cards" }),
  hand: Cards.default([]),
  deck: Cards.default([]).meta({ description: "Top first" }),
  discard: Cards.default([]),
  removed: Cards.default([]),
  upgrades: Cards.default([]).meta({ description: "Skirmish upgrades without a group" }),
  groups: z.array(GroupAt).min(1).max(40),
});

/** A match in the middle, as people write it; armies are not checked for legality. */
export const PositionFacts = z
  .strictObject({
    round: z.int().min(1).max(99).default(1),
    initiative: Seat.default(0),
    turn: Seat.optional().meta({ description: "Whose opportunity to activate; the initiative player's when left out" }),
    start: z.enum(["deployment", "round", "opportunity"]).default("opportunity").meta({
      description:
        "Begin with deploying whoever has no place and what follows that, with the start of the round, or with the opportunity to activate",
    }),
    activating: z
      .strictObject({
        figure: Name,
        actions: z.int().min(0).max(2).default(2),
        points: Count.default(0),
        hasAttacked: z.boolean().default(false),
        specials: z.array(Name).max(20).default([]),
      })
      .optional()
      .meta({ description: "The figure whose activation is under way" }),
    openDoors: z.array(Name).max(50).default([]),
    objects: z
      .array(MissionObject)
      .max(100)
      .optional()
      .meta({ description: "Mission tokens; as at setup when left out" }),
    creatures: z
      .array(z.strictObject({ id: Name, kind: Name, at: z.string().max(20), damage: Count.default(0) }))
      .max(40)
      .optional()
      .meta({ description: "Figures of the mission; as at setup when left out" }),
    seats: z.tuple([SideAt, SideAt]),
  })
  .meta({ description: "A position of Imperial Assault" });
export type PositionFacts = z.input<typeof PositionFacts>;

/** The table of a written position; what is wrong with it goes to `problems`. */
export function tableOf(
  context: Context,
  map: string,
  mission: "a" | "b",
  written: z.output<typeof PositionFacts>,
  problems: string[],
): Table {
  const board = context.boards.get(map) as Board;
  const { round, initiative, turn = initiative, start, activating, openDoors, objects } = written;
  const figures: Table["figures"] = {};
  const groups: Table["groups"] = {};
  for (const [seat, side] of written.seats.entries()) {
    for (const [index, given] of side.groups.entries()) {
      const group = groupAt(given, seat, index);
      groups[group.id] = group;
      for (const [n, figure] of given.figures.entries()) {
        const id = group.figures[n] as string;
        if (figures[id] !== undefined) problems.push(`Two figures have the id "${id}".`);
        const made = newFigure(id, group, figure.card ?? given.card);
        figures[id] = Object.assign(made, {
          spaces: figure.at?.split("+") ?? [],
          damage: figure.damage,
          conditions: figure.conditions,
          ...(figure.status === undefined ? {} : { status: figure.status }),
        });
        problems.push(
          ...misplacements(context, board, figures[id], start),
          ...closedGround(context, board, figures[id]),
        );
      }
    }
  }
  problems.push(...crowding(context, Object.values(figures)));
  if (activating !== undefined && figures[activating.figure] === undefined)
    problems.push(`There is no figure "${activating.figure}" to activate.`);
  for (const door of openDoors)
    if (!board.doors.some(({ id }) => id === door)) problems.push(`Map "${map}" has no door "${door}".`);
  const creatures = missionFigures(board, mission, written.creatures);
  for (const { id, spaces } of Object.values(creatures.figures)) {
    if (figures[id] !== undefined) problems.push(`Two figures have the id "${id}".`);
    if (findSpace(board, spaces[0] as string) === undefined)
      problems.push(`Figure "${id}" stands on "${spaces[0]}", which map "${map}" does not have.`);
  }
  Object.assign(figures, creatures.figures);
  Object.assign(groups, creatures.groups);
  const lying =
    objects === undefined ? missionTokens(board, mission) : Object.fromEntries(objects.map((one) => [one.id, one]));
  const activation = activating === undefined ? null : activationOf(activating, figures);
  return {
    map,
    mission,
    round: start === "opportunity" ? round : round - 1,
    initiative,
    opportunity: activation === null ? turn : (groups[activation.group]?.seat ?? turn),
    figures,
    groups,
    sides: written.seats.map(({ groups: _, upgrades, zone = null, ...side }, seat) => ({
      ...emptySide(),
      ...side,
      zone,
      counted: countedInZone(board, mission, { objects: lying, figures }, zone),
      upgrades: [
        ...upgrades.map((card) => ({ card, group: null, ready: true })),
        ...Object.values(groups).flatMap((group) =>
          group.seat === seat ? group.attachments.map((card) => ({ card, group: group.id, ready: true })) : [],
        ),
      ],
    })),
    openDoors,
    objects: lying,
    begins: start,
    activation,
    passing: [],
    halted: [],
    attacks: [],
  };
}

type Written = z.output<typeof PositionFacts>;

function groupAt(given: z.output<typeof GroupAt>, seat: number, index: number): Group {
  const id = given.id ?? `${seat}.${given.card}.${index}`;
  const figures = given.figures.map((figure, n) => figure.id ?? `${id}.${n + 1}`);
  const { card, ready, attachments, companionOf = null } = given;
  return { id, seat, card, figures, attachments, ready, companionOf };
}

const activationOf = (given: NonNullable<Written["activating"]>, figures: Table["figures"]): Activation => ({
  ...given,
  group: figures[given.figure]?.group ?? "",
  finished: [],
});

function misplacements(
  context: Context,
  board: Board,
  { id, card, spaces }: Table["figures"][string],
  start: Written["start"],
): string[] {
  const body = context.facts.deployment[card];
  if (body?.kind !== "figure" && body?.kind !== "squadUpgrade" && body?.kind !== "companion")
    return [`Figure "${id}" has the card "${card}", which has no figures.`];
  if (spaces.length === 0 && start === "deployment") return [];
  const size = body.base.width * body.base.length;
  return [
    ...(spaces.length === size ? [] : [`Figure "${id}" stands on ${size} spaces, not ${spaces.length}.`]),
    ...spaces
      .filter((space) => findSpace(board, space) === undefined)
      .map((space) => `Figure "${id}" stands on "${space}", which map "${board.id}" does not have.`),
  ];
}

/** Blocking and impassable ground bears Mobile and Massive figures alone (rules 7). */
function closedGround(context: Context, board: Board, { id, card, spaces }: Table["figures"][string]): string[] {
  const body = context.facts.deployment[card];
  const keywords = body !== undefined && "keywords" in body ? body.keywords : {};
  if (keywords.mobile === true || keywords.massive === true) return [];
  return spaces.flatMap((space) => {
    const at = findSpace(board, space);
    const kind = CLOSED.find((one) => at !== undefined && board.terrain[at] === TERRAIN[one]);
    if (kind === undefined) return [];
    return [`Figure "${id}" stands on ${space}, which is ${kind}: only Mobile and Massive figures may. Move it.`];
  });
}

const CLOSED = ["blocking", "impassable"] as const;

/** Only companions, the incapacitated and what stopped beneath a Massive figure share a space (rules 7, 13, 14). */
function crowding(context: Context, figures: readonly Table["figures"][string][]): string[] {
  const taken = new Map<string, string>();
  const alone = figures.filter(({ card, status }) => {
    const body = context.facts.deployment[card];
    const mayShare =
      body?.kind === "companion" || (body !== undefined && "keywords" in body && body.keywords.massive === true);
    return !mayShare && status === undefined;
  });
  return alone.flatMap(({ id, spaces }) =>
    spaces.flatMap((space) => {
      const other = taken.get(space);
      taken.set(space, id);
      return other === undefined ? [] : [`Figures "${other}" and "${id}" both stand on ${space}. Move one of them.`];
    }),
  );
}
