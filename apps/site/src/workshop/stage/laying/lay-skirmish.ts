import { imperialAssaultContext } from "@riposte/catalog/imperial-assault";
import { Condition } from "@riposte/imperial-assault";
import { type Change, type Laying, type Piece, SIDES } from "./laying.js";

interface Figure {
  id?: string;
  card?: string;
  at?: string;
  damage?: number;
  conditions?: string[];
  status?: string;
}

interface Group {
  id?: string;
  card: string;
  ready?: boolean;
  attachments?: string[];
  companionOf?: string;
  figures: Figure[];
}

interface Side {
  affiliation: string;
  zone?: string;
  vp?: number;
  vpFromDefeats?: number;
  hand?: string[];
  deck?: string[];
  discard?: string[];
  removed?: string[];
  upgrades?: string[];
  groups: Group[];
}

interface Skirmish {
  map: unknown;
  mission: string;
  position: {
    round?: number;
    initiative?: number;
    start?: string;
    activating?: { figure: string; actions?: number; points?: number; hasAttacked?: boolean; specials?: string[] };
    openDoors?: string[];
    objects?: unknown[];
    creatures?: unknown[];
    seats: [Side, Side];
  };
}

const HAND = "hand";
const CONDITIONS: readonly string[] = (Condition as unknown as { readonly options: readonly string[] }).options;

/** Positions of Imperial Assault: figures on spaces, command cards in hands. */
export const laySkirmish: Laying = {
  get supply() {
    const { deployment, command } = imperialAssaultContext().facts;
    return [
      ...Object.values(deployment)
        .filter(({ kind }) => kind === "figure")
        .map((card) => ({
          id: card.id,
          name: "elite" in card && card.elite ? `${card.name}, elite` : card.name,
          kind: "Figures",
        })),
      ...Object.values(command).map(({ id, name }) => ({ id, name, kind: "Command cards" })),
    ];
  },
  pieces: (setup) => SIDES.flatMap((side) => piecesOf(setup as Skirmish, side)),
  facts(setup) {
    const { round = 1, initiative = 0, seats } = (setup as Skirmish).position;
    return [
      {
        name: "Round",
        value: String(round),
        changes: [
          changed(setup, "−", ({ position }) => Object.assign(position, { round: Math.max(1, round - 1) })),
          changed(setup, "+", ({ position }) => Object.assign(position, { round: Math.min(9, round + 1) })),
        ],
      },
      {
        name: "Initiative",
        value: initiative === 0 ? "yours" : "theirs",
        changes: [changed(setup, "change", ({ position }) => Object.assign(position, { initiative: 1 - initiative }))],
      },
      ...SIDES.map((side) => {
        const vp = seats[side].vp ?? 0;
        const set = (words: string, points: number) =>
          changed(setup, words, ({ position }) => Object.assign(position.seats[side], { vp: points }));
        return {
          name: side === 0 ? "Your points" : "Their points",
          value: String(vp),
          changes: [set("−", Math.max(0, vp - 1)), set("+", vp + 1)],
        };
      }),
    ];
  },
  add(setup, side, supply, place) {
    const printed = imperialAssaultContext().facts.deployment[supply];
    if (printed === undefined || printed.kind !== "figure") {
      if (place !== `${side}.${HAND}`) throw new Error("A command card goes into a hand: choose one below the map.");
      return change(setup, ({ position }) => {
        position.seats[side].hand = [...(position.seats[side].hand ?? []), supply];
      });
    }
    const base = baseAt(setup as Skirmish, supply, place);
    return change(setup, ({ position }) => {
      const { groups } = position.seats[side];
      const open = groups.find(({ card, figures }) => card === supply && figures.length < printed.figures);
      const group = open ?? { id: freshId(position, `${side}.${supply}`), card: supply, figures: [] };
      if (open === undefined) groups.push(group);
      group.figures.push({ id: freshId(position, supply), at: base });
    });
  },
  move(setup, piece, place) {
    if (place.endsWith(HAND)) throw new Error("Figures stand on the map.");
    const { figure, card } = found(setup as Skirmish, piece);
    const at = baseAt(setup as Skirmish, figure.card ?? card, place, piece);
    return change(setup, (copy) => Object.assign(found(copy, piece).figure, { at }));
  },
  remove(setup, piece) {
    const [side, zone, at] = piece.split("/");
    if (zone === HAND)
      return change(setup, ({ position }) => {
        const mine = position.seats[Number(side) as 0 | 1];
        mine.hand = (mine.hand ?? []).filter((_, place) => place !== Number(at));
      });
    return change(setup, (copy) => {
      const { group, figure, seat } = found(copy, piece);
      group.figures = group.figures.filter((one) => one !== figure);
      seat.groups = seat.groups.filter(({ figures }) => figures.length > 0);
      if (seat.groups.length === 0) throw new Error("Each side has at least one figure.");
      if (copy.position.activating?.figure === piece) delete copy.position.activating;
    });
  },
  withOwn: (setup, { id }) =>
    change(setup, ({ position: { seats } }) => {
      const [mine] = seats;
      if (!(mine.hand ?? []).includes(id)) mine.hand = [id, ...(mine.hand ?? [])];
    }),
  ofMatch: (slices) => setupAt(slices["imperial-assault"] as Table),
};

function piecesOf(setup: Skirmish, side: 0 | 1): readonly Piece[] {
  const { hand = [], groups } = setup.position.seats[side];
  const { facts } = imperialAssaultContext();
  return [
    ...groups.flatMap((group, at) =>
      group.figures.map((figure, number): Piece => {
        const id = idOf(side, group, at, figure, number);
        const card = figure.card ?? group.card;
        const { damage = 0, conditions = [], at: place = "" } = figure;
        const acts = setup.position.activating?.figure === id;
        const about = [damage > 0 ? `${damage} damage` : "", ...conditions, acts ? "acts now" : ""];
        return {
          id,
          side,
          name: `${facts.deployment[card]?.name ?? card}${group.figures.length > 1 ? ` ${number + 1}` : ""}`,
          place,
          about: about.filter((word) => word !== "").join(", "),
          changes: [
            changed(setup, "Damage", (copy) => Object.assign(found(copy, id).figure, { damage: damage + 1 })),
            ...(damage === 0
              ? []
              : [changed(setup, "Recover", (copy) => Object.assign(found(copy, id).figure, { damage: damage - 1 }))]),
            ...CONDITIONS.map((one) =>
              changed(setup, conditions.includes(one) ? `Not ${one}` : one, (copy) =>
                Object.assign(found(copy, id).figure, {
                  conditions: conditions.includes(one)
                    ? conditions.filter((other) => other !== one)
                    : [...conditions, one],
                }),
              ),
            ),
            acts
              ? changed(setup, "Nobody acts yet", ({ position }) => {
                  delete position.activating;
                })
              : changed(setup, "Acts now", ({ position }) => {
                  delete position.start;
                  position.activating = { figure: id, actions: 2 };
                }),
          ],
        };
      }),
    ),
    ...hand.map(
      (card, at): Piece => ({
        id: `${side}/${HAND}/${at}`,
        side,
        name: facts.command[card]?.name ?? card,
        place: `${side}.${HAND}`,
        about: "",
        changes: [],
      }),
    ),
  ];
}

const idOf = (side: number, group: Group, at: number, { id }: Figure, number: number): string =>
  id ?? `${group.id ?? `${side}.${group.card}.${at}`}.${number + 1}`;

function found(setup: Skirmish, piece: string) {
  for (const [side, seat] of setup.position.seats.entries())
    for (const [at, group] of seat.groups.entries())
      for (const [number, figure] of group.figures.entries())
        if (idOf(side, group, at, figure, number) === piece) return { seat, group, figure, card: group.card };
  throw new Error("It is not there any more.");
}

/** The spaces a figure covers from a space on; somebody else on one of them is said. */
function baseAt(setup: Skirmish, card: string, place: string, but = ""): string {
  const [, letters = "", digits = ""] = /^([a-z]+)(\d+)$/.exec(place) ?? [];
  if (letters === "") throw new Error("Figures stand on the map.");
  const printed = imperialAssaultContext().facts.deployment[card];
  const { width, length } = printed !== undefined && "base" in printed ? printed.base : { width: 1, length: 1 };
  const spaces = Array.from({ length: width * length }, (_, number) => {
    const column = String.fromCharCode(letters.charCodeAt(letters.length - 1) + (number % width));
    return `${letters.slice(0, -1)}${column}${Number(digits) + Math.floor(number / width)}`;
  });
  const taken = SIDES.flatMap((side) => piecesOf(setup, side)).find(
    (piece) => piece.id !== but && piece.place.split("+").some((space) => spaces.includes(space)),
  );
  if (taken !== undefined) throw new Error(`${taken.name} stands there.`);
  return spaces.join("+");
}

function freshId({ seats }: Skirmish["position"], base: string): string {
  const taken = new Set(
    seats.flatMap(({ groups }) => groups.flatMap(({ id, figures }) => [id, ...figures.map((one) => one.id)])),
  );
  let number = 1;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

function change(setup: unknown, edit: (skirmish: Skirmish) => void): unknown {
  const copy = structuredClone(setup) as Skirmish;
  edit(copy);
  return copy;
}

const changed = (setup: unknown, words: string, edit: (skirmish: Skirmish) => void): Change => ({
  words,
  setup: change(setup, edit),
});

/** What of a match's table a position says. */
interface Table {
  readonly map: string;
  readonly ownMap?: unknown;
  readonly mission: string;
  readonly round: number;
  readonly initiative: number;
  readonly opportunity: number;
  readonly openDoors: string[];
  readonly objects: Readonly<Record<string, unknown>>;
  readonly activation: {
    readonly figure: string | null;
    readonly actions: number;
    readonly points: number;
    readonly hasAttacked: boolean;
    readonly specials: string[];
  } | null;
  readonly figures: Readonly<
    Record<
      string,
      {
        card: string;
        spaces: readonly string[];
        damage: number;
        conditions: string[];
        status?: string;
        seat: number;
        group: string;
      }
    >
  >;
  readonly groups: Readonly<
    Record<
      string,
      {
        id: string;
        seat: number;
        card: string;
        figures: readonly string[];
        attachments: string[];
        ready: boolean;
        companionOf: string | null;
      }
    >
  >;
  readonly sides: readonly (Omit<Side, "groups" | "upgrades" | "zone"> & {
    readonly zone: string | null;
    readonly upgrades: readonly { readonly card: string; readonly group: string | null }[];
  })[];
}

const NOBODY = 2;

function setupAt(table: Table): Skirmish {
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
        .map(([id, { group, spaces, damage }]) => ({ id, kind: group, at: spaces[0], damage })),
      seats: [side(0), side(1)],
    },
  };
}
