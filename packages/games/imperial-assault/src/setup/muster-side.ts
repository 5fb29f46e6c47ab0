import { cardIds, type ReadyArmy } from "../army/army-list.js";
import { canAttach } from "../army/attachments.js";
import { armyPoints, isAttachment, muster } from "../army/muster.js";
import type { Context } from "../context.js";
import type { FigureCard } from "../facts/deployment-card.js";
import type { Figure, Group, Side } from "../slice.js";

/** One player's groups, figures and side of the table. */
export interface Mustering {
  readonly groups: readonly Group[];
  readonly figures: readonly Figure[];
  readonly side: Side;
}

/** An army off the board: its groups, its figures, its upgrades, and attachments with the groups they fit. */
export function musterSide({ facts }: Context, { army, deck }: ReadyArmy, seat: number): Mustering {
  const mustered = muster(facts, army);
  const groups = mustered.groups.map(({ card }, index) => newGroup(card, seat, index));
  const unassigned = mustered.attachments.map(({ entry, card }) => ({
    card: card.id,
    hosts: mustered.groups.flatMap(({ card: host }, index) =>
      (entry.on === undefined || entry.on === host.id) && canAttach(mustered, card, host)
        ? [(groups[index] as Group).id]
        : [],
    ),
  }));
  const upgrades = mustered.all
    .filter(({ card }) => card.kind === "upgrade" && !isAttachment(card))
    .map(({ card }) => ({ card: card.id, group: null, ready: true }));
  return {
    groups,
    figures: groups.flatMap(figuresIn),
    side: {
      ...emptySide(),
      affiliation: army.affiliation,
      points: armyPoints(facts, army),
      upgrades,
      unassigned,
      deck: [...cardIds(deck.cards)],
    },
  };
}

/** A side with nothing on it; lists of its own, for matches that are played in place. */
export const emptySide = (): Omit<Side, "affiliation"> => ({
  points: 0,
  zone: null,
  vp: 0,
  vpFromDefeats: 0,
  counted: [],
  upgrades: [],
  unassigned: [],
  hand: [],
  deck: [],
  discard: [],
  removed: [],
  played: [],
});

/** A figure off the board. */
export const newFigure = (id: string, { seat, id: group }: Group, card: string): Figure => ({
  id,
  seat,
  group,
  card,
  spaces: [],
  damage: 0,
  conditions: [],
});

function newGroup(card: FigureCard, seat: number, index: number): Group {
  const id = `${seat}.${card.id}.${index}`;
  const figures = Array.from({ length: card.figures }, (_, n) => `${id}.${n + 1}`);
  return { id, seat, card: card.id, figures, attachments: [], ready: true, companionOf: null };
}

const figuresIn = (group: Group): readonly Figure[] => group.figures.map((id) => newFigure(id, group, group.card));
