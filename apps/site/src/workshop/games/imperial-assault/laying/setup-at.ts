import type { Table } from "@riposte/imperial-assault";
import type { Figure, Side, Skirmish } from "./skirmish.js";

const NOBODY = 2;

/** The position a match stands at. */
export function setupAt(table: Table): Skirmish {
  const side = (seat: 0 | 1): Side => {
    const { affiliation, zone, vp, vpFromDefeats, hand, deck, discard, removed, upgrades } = table.sides[
      seat
    ] as Table["sides"][number];
    const groups = Object.values(table.groups).filter((group) => group.seat === seat);
    return {
      affiliation,
      ...(zone === null ? {} : { zone }),
      ...Object.fromEntries(
        Object.entries({ vp, vpFromDefeats, hand, deck, discard, removed }).filter(([, one]) => one !== undefined),
      ),
      upgrades: upgrades.filter(({ group }) => group === null).map(({ card }) => card),
      groups: groups.flatMap((group) => {
        const figures = group.figures.flatMap((id): readonly Figure[] => {
          const figure = table.figures[id];
          if (figure === undefined || figure.spaces.length === 0) return [];
          const { card, spaces, damage, conditions, status } = figure;
          return [
            {
              id,
              ...(card === group.card ? {} : { card }),
              at: spaces.join("+"),
              damage,
              conditions,
              ...(status === undefined ? {} : { status }),
            },
          ];
        });
        const { id, card, ready, attachments, companionOf } = group;
        return figures.length === 0
          ? []
          : [{ id, card, ready, attachments, ...(companionOf === null ? {} : { companionOf }), figures }];
      }),
    };
  };
  const { activation } = table;
  return {
    map: table.ownMap ?? table.map,
    mission: table.mission,
    position: {
      round: Math.max(1, table.round),
      initiative: table.initiative,
      ...(activation === null || activation.figure === null
        ? { turn: table.opportunity }
        : {
            activating: {
              figure: activation.figure,
              actions: activation.actions,
              points: activation.points,
              hasAttacked: activation.hasAttacked,
              specials: activation.specials,
            },
          }),
      openDoors: table.openDoors,
      objects: Object.values(table.objects),
      creatures: Object.entries(table.figures)
        .filter(([, { seat, spaces }]) => seat === NOBODY && spaces.length > 0)
        .map(([id, { group, spaces, damage }]) => ({ id, kind: group, at: spaces[0] as string, damage })),
      seats: [side(0), side(1)],
    },
  };
}
