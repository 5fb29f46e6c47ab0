import { choose, pick, type Questions, shuffle } from "@riposte/kernel";
import { closestPlaces, placesWithin } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch, ImperialAssault } from "../declared.js";
import { listedCard } from "../facts/facts.js";
import { boardOf, fieldIn, namesOf, onBoard } from "../figures/field.js";
import { figureOf, otherSeat } from "../figures/lookup.js";
import { say } from "../messages.js";
import type { Side } from "../slice.js";
import { attachQuestion, nextToAttach } from "./attaching.js";
import { deployGroup, deployGroupQuestion, deploysInTurn } from "./deploying-in-turn.js";

type Setup = Pick<Effects, "setup:claim-initiative" | "setup:choose-zone" | "setup:shuffle" | "figure:deploy">;

/** Initiative, zones and deployment (rules 3). */
export const setupEffects: Setup = {
  "setup:shuffle": (table, _effect, match) => {
    const sides = match.own(table, "sides");
    for (const seat of sides.keys()) {
      const side = match.own(sides, seat);
      const { deck } = side;
      side.deck = match.chance(`deck-${seat}`, shuffle(deck.length)).map((place) => deck[place] as string);
    }
  },
  "setup:claim-initiative": (table, { seat }) => {
    table.initiative = seat;
    table.opportunity = seat;
  },
  "setup:choose-zone": (table, { seat, zone }, match) => {
    const sides = match.own(table, "sides");
    match.own(sides, seat).zone = zone;
    match.own(sides, otherSeat(seat)).zone = zone === "red" ? "blue" : "red";
    match.queue({ type: "mission:recount" });
  },
  "figure:deploy": (table, { figure, spaces }, match) => {
    match.own(match.own(table, "figures"), figure).spaces = [...spaces];
    match.publish("figure:deployed", { figure, spaces: [...spaces] });
  },
};

/** The lower total cost chooses who gets the initiative token, unless a player yields it; a tie is random. */
export const chooseInitiative =
  (context: Context) =>
  (match: IaMatch): void => {
    const yielding = yieldingSeat(context, match);
    if (yielding !== undefined) {
      match.queue({ type: "setup:claim-initiative", seat: otherSeat(yielding) });
      return;
    }
    const [first, second] = match.slices["imperial-assault"].sides as [Side, Side];
    const chooser =
      first.points === second.points ? match.chance("initiative", pick(2)) : first.points < second.points ? 0 : 1;
    match.ask("ia:initiative", chooser);
  };

/** The player with the initiative chooses a zone, or the one who yielded it. */
export const chooseZone =
  (context: Context) =>
  (match: IaMatch): void =>
    match.ask("ia:zone", yieldingSeat(context, match) ?? match.slices["imperial-assault"].initiative);

function yieldingSeat({ facts }: Context, { slices }: IaMatch): number | undefined {
  const seats = slices["imperial-assault"].sides.flatMap(({ upgrades }, seat) =>
    upgrades.some(({ card }) => listedCard(facts, card)?.army?.yieldsInitiative === true) ? [seat] : [],
  );
  return seats.length === 1 ? seats[0] : undefined;
}

/** The initiative player assigns its attachments and deploys everything, then the other player. */
export const deployNext =
  (context: Context) =>
  (match: IaMatch): void => {
    const seat = seatToDeploy(context, match);
    if (seat === undefined) return;
    const [figure] = undeployed(context, match, seat);
    if (nextToAttach(match, seat) !== undefined) match.ask("ia:attach", seat);
    else if (deploysInTurn(context, match) !== undefined) deployInTurn(context, match);
    else if (figure !== undefined) match.ask("ia:deploy", seat, { figure });
  };

/** Attachments are assigned before either player deploys. */
function deployInTurn(context: Context, match: IaMatch): void {
  const attaching = [0, 1].find((seat) => nextToAttach(match, seat) !== undefined);
  if (attaching !== undefined) match.ask("ia:attach", attaching);
  else deployGroup(match, (of, seat) => undeployed(context, of, seat));
}

export const isDeployed =
  (context: Context) =>
  (match: IaMatch): boolean =>
    seatToDeploy(context, match) === undefined;

export const setupQuestions = (
  context: Context,
): Pick<Questions<ImperialAssault>, "ia:initiative" | "ia:zone" | "ia:attach" | "ia:deploy" | "ia:deploy-group"> => ({
  "ia:initiative": {
    prompt: say("ia:initiative"),
    publicName: "ia:initiative",
    choices: ({ seat }) =>
      choose.one([
        { key: seat, label: say("ia:initiative-mine") },
        { key: otherSeat(seat), label: say("ia:initiative-theirs") },
      ]),
    answer: (seat, _asked, match) => match.queue({ type: "setup:claim-initiative", seat: seat as number }),
  },
  "ia:zone": {
    prompt: say("ia:zone"),
    publicName: "ia:zone",
    choices: () =>
      choose.one([
        { key: "red", label: say("ia:zone-red") },
        { key: "blue", label: say("ia:zone-blue") },
      ]),
    answer: (zone, { seat }, match) => match.queue({ type: "setup:choose-zone", seat, zone: zone as "red" | "blue" }),
  },
  "ia:attach": attachQuestion,
  "ia:deploy-group": deployGroupQuestion(context, (match, seat) => undeployed(context, match, seat)),
  "ia:deploy": {
    prompt: ({ about }) => say("ia:deploy", { figure: about.figure }),
    publicName: "ia:deploy",
    choices: ({ about }, match) =>
      choose.one(placesFor(context, match, about.figure).map((spaces) => ({ key: keyOf(spaces) }))),
    answer: (spaces, { about }, match) =>
      match.queue({
        type: "figure:deploy",
        figure: about.figure,
        spaces: String(spaces).split("+"),
      }),
  },
});

const keyOf = (spaces: readonly string[]): string => (spaces.length === 1 ? (spaces[0] as string) : spaces.join("+"));

/** Places in its player's zone; where nothing is left, the closest ones. */
function placesFor(context: Context, match: IaMatch, id: string): readonly string[][] {
  const { zone } = match.slices["imperial-assault"].sides[figureOf(match, id).seat] as Side;
  return deploymentPlaces(context, match, id, [zone ?? "red"]);
}

/** Places in these zones; where nothing is left, the closest ones. */
export function deploymentPlaces(
  context: Context,
  match: IaMatch,
  id: string,
  zones: readonly ("red" | "blue")[],
): readonly string[][] {
  const figure = figureOf(match, id);
  const board = boardOf(context, match);
  const { width, length } = context.body(figure.card).base;
  const [only, ...others] = zones;
  const zoneSpaces =
    only !== undefined && others.length === 0 ? board.zones[only] : zones.flatMap((zone) => board.zones[zone]);
  const first = zoneSpaces[0] as number;
  const footprint = Array.from(
    { length: width * length },
    (_, at) => first + (at % width) + Math.floor(at / width) * board.stride,
  );
  const body = onBoard(context, match, { ...figure, spaces: [] });
  // a Massive figure may stop on others, but none deploys onto a figure
  const placed = { ...body, massive: false, mobile: body.mobile === true || body.massive === true, spaces: footprint };
  const field = fieldIn(context, match);
  const inside = placesWithin(field, placed, zoneSpaces);
  const places = inside.length > 0 ? inside : closestPlaces(field, placed, zoneSpaces);
  return places.map((spaces) => namesOf(board, spaces));
}

/** Figures that wait for their deployment; some groups are kept out of play. */
const undeployed = (context: Context, match: IaMatch, seat: number): readonly string[] =>
  Object.values(match.slices["imperial-assault"].figures)
    .filter((figure) => figure.seat === seat && figure.spaces.length === 0)
    .filter(({ group }) => !isReserve(context, match, group))
    .map(({ id }) => id);

/** Is the group kept out of play by an attachment? */
function isReserve({ facts }: Context, { slices }: IaMatch, group: string): boolean {
  const { attachments = [] } = slices["imperial-assault"].groups[group] ?? {};
  return attachments.some((card) => listedCard(facts, card)?.army?.reserve === true);
}

function seatToDeploy(context: Context, match: IaMatch): number | undefined {
  const { initiative } = match.slices["imperial-assault"];
  return [initiative, otherSeat(initiative)].find(
    (seat) => nextToAttach(match, seat) !== undefined || undeployed(context, match, seat).length > 0,
  );
}
