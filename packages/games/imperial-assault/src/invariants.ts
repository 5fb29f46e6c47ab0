import { findSpace, fits, footprintOf, staying, trodden } from "./board/index.js";
import type { Context } from "./context.js";
import type { IaMatch, IaReads } from "./declared.js";
import { boardOf, fieldOn } from "./figures/field.js";
import { PLAIN_TREAD } from "./figures/stats.js";
import { namesIn } from "./record.js";

/** Facts that always hold; a sentence for each that is broken. */
export function invariants(context: Context, match: Pick<IaMatch, "slices" | "explain">): readonly string[] {
  return [...ofFigures(context, match), ...ofPlaces(context, match), ...ofSides(match)];
}

function ofFigures(context: Context, match: Pick<IaMatch, "slices" | "explain">): readonly string[] {
  const { figures, groups, attacks } = match.slices["imperial-assault"];
  const broken: string[] = [];
  for (const record of [figures, groups])
    if (namesIn(record).length !== Object.keys(record).length)
      broken.push("A record of figures or groups was written into. Replace it when somebody comes or leaves.");
  for (const { id, group, seat, damage, card, spaces, conditions } of Object.values(figures)) {
    if (!groups[group]?.figures.includes(id)) broken.push(`Figure "${id}" is not in its group "${group}".`);
    if (groups[group]?.seat !== seat) broken.push(`Figure "${id}" and its group have different players.`);
    const health = match.explain("figure:health", { figure: id }, context.body(card).health).value;
    if (damage < 0 || damage > health) broken.push(`Figure "${id}" has ${damage} damage and ${health} Health.`);
    const { width, length } = context.body(card).base;
    if (spaces.length !== 0 && spaces.length !== width * length)
      broken.push(`Figure "${id}" stands on ${spaces.length} spaces.`);
    if (new Set(conditions).size !== conditions.length) broken.push(`Figure "${id}" has a condition twice.`);
  }
  for (const { id, figures: members, attachments } of Object.values(groups)) {
    if (members.length === 0) broken.push(`Group "${id}" has no figures.`);
    if (attachments.length > 1) broken.push(`Group "${id}" has ${attachments.length} attachments.`);
    for (const member of members)
      if (figures[member] === undefined) broken.push(`Group "${id}" names "${member}", which is not in play.`);
  }
  if (attacks.length > 8) broken.push(`${attacks.length} attacks stand on each other.`);
  return broken;
}

/** Spaces exist and hold who stands there; two figures share one only while one moves or makes way. */
function ofPlaces(context: Context, match: Pick<IaMatch, "slices" | "explain">): readonly string[] {
  const { figures, objects, passing } = match.slices["imperial-assault"];
  const board = boardOf(context, match);
  const missing = [
    ...Object.values(figures).flatMap(({ spaces }) => spaces),
    ...Object.values(objects).flatMap(({ space }) => (space === null ? [] : [space])),
  ].filter((space) => findSpace(board, space) === undefined);
  if (missing.length > 0) return missing.map((space) => `The map has no space "${space}".`);
  const broken: string[] = [];
  const field = fieldOn(context, match);
  for (const figure of field.figures) {
    const ground = trodden(field, staying(match.explain("figure:tread", { figure: figure.id }, PLAIN_TREAD).value));
    if (!passing.includes(figure.id) && !fits(ground, figure, footprintOf(ground, figure.spaces)))
      broken.push(`Figure "${figure.id}" cannot be there.`);
  }
  for (const there of field.occupants) {
    const bodies = (there ?? []).filter(({ companion }) => companion !== true);
    const isPassing = bodies.some(({ id, massive }) => massive === true || passing.includes(id));
    if (bodies.length > 1 && !isPassing)
      broken.push(`Figures share a space: ${bodies.map(({ id }) => `"${id}"`).join(", ")}.`);
  }
  for (const { id, space, carrier } of Object.values(objects)) {
    if ((space === null) === (carrier === null)) broken.push(`Token "${id}" is neither on the map nor carried.`);
    if (carrier !== null && figures[carrier] === undefined) broken.push(`Nobody carries token "${id}".`);
  }
  return broken;
}

function ofSides({ slices }: IaReads): readonly string[] {
  const { sides, groups } = slices["imperial-assault"];
  const broken: string[] = [];
  for (const [seat, side] of sides.entries()) {
    const piles = [side.hand, side.deck, side.discard, side.removed, side.played];
    const cards = piles.reduce((sum, pile) => sum + pile.length, 0);
    if (cards > 18) broken.push(`Seat ${seat} has ${cards} command cards.`);
    if (side.vp < 0) broken.push(`Seat ${seat} has ${side.vp} victory points.`);
    for (const { card, group } of side.upgrades) {
      if (group !== null && groups[group] !== undefined && !groups[group].attachments.includes(card))
        broken.push(`Group "${group}" does not have the attachment "${card}".`);
    }
  }
  return broken;
}
