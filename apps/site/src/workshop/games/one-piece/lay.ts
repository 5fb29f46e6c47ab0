import { onePieceContext } from "@riposte/hosting/one-piece";
import type { Position, Table } from "@riposte/one-piece";
import { type Change, editing, type Laying, type Piece, SIDES } from "../../stage/laying/laying.js";

interface Duel {
  position: Position;
}
type Side = Position["sides"][0];
type Placed = Side["leader"];
type InPlay = Exclude<Placed, string>;
type Life = NonNullable<Side["life"]>[number];

const { change, changed } = editing<Duel>();

/** Zones that hold a list; the Leader and the Stage are one card each. */
const ZONES = ["characters", "hand", "life", "deck", "trash"] as const;
type Zone = (typeof ZONES)[number];
const MOST_CHARACTERS = 5;

/** Positions of the ONE PIECE Card Game: cards in zones, DON!! as numbers. */
export const layDuel: Laying = {
  get supply() {
    return [...onePieceContext().cards.values()].map(({ id, name, kind }) => ({ id, name: `${name} (${id})`, kind }));
  },
  pieces: (setup) => SIDES.flatMap((side) => piecesOf(setup as Duel, side)),
  facts(setup) {
    const { turn = 5, active = 0, sides } = (setup as Duel).position;
    return [
      {
        name: "Turn",
        value: String(turn),
        changes: [
          changed(setup, "−", (duel) => Object.assign(duel.position, { turn: Math.max(1, turn - 1) })),
          changed(setup, "+", (duel) => Object.assign(duel.position, { turn: turn + 1 })),
        ],
      },
      {
        name: "Whose turn",
        value: active === 0 ? "yours" : "theirs",
        changes: [
          changed(setup, "change", (duel) => {
            duel.position.active = 1 - active;
            // a battle is of whose turn it is
            delete duel.position.battle;
          }),
        ],
      },
      ...SIDES.map((side) => {
        const don = sides[side].don?.active ?? 0;
        const set = (words: string, active: number) =>
          changed(setup, words, (duel) => {
            duel.position.sides[side].don = { ...duel.position.sides[side].don, active };
          });
        return {
          name: side === 0 ? "Your DON!!" : "Their DON!!",
          value: String(don),
          changes: [set("−", Math.max(0, don - 1)), set("+", Math.min(10, don + 1))],
        };
      }),
    ];
  },
  add(setup, side, supply, place) {
    const zone = place.split(".")[1] ?? "";
    checkKind(supply, zone);
    return change(setup, (duel) => put(duel, side, zone, supply));
  },
  move(setup, piece, place) {
    const [side = "0", zone = "", at = "0"] = piece.split(".");
    const [to = "0", into = ""] = place.split(".");
    if (side === to && zone === into) return setup;
    const card = codeOf(taken(setup as Duel, Number(side) as 0 | 1, zone, Number(at)));
    if (zone === "leader") throw new Error("A Leader stays where it is. Put another one in its place.");
    checkKind(card, into);
    return change(setup, (duel) => {
      take(duel, Number(side) as 0 | 1, zone, Number(at));
      put(duel, Number(to) as 0 | 1, into, card);
    });
  },
  remove(setup, piece) {
    const [side = "0", zone = "", at = "0"] = piece.split(".");
    if (zone === "leader") throw new Error("Somebody has to lead. Put another Leader in its place.");
    return change(setup, (duel) => take(duel, Number(side) as 0 | 1, zone, Number(at)));
  },
  withOwn: (setup, { id }) =>
    change(setup, ({ position: { sides } }) => {
      const [mine] = sides;
      const kind = onePieceContext().cards.get(id)?.kind;
      if (kind === "Leader") mine.leader = id;
      else if (!(mine.hand ?? []).includes(id)) mine.hand = [id, ...(mine.hand ?? [])];
    }),
  ofMatch: (slices) => ({ position: positionAt(slices["one-piece"] as Table) }),
};

function piecesOf(duel: Duel, side: 0 | 1): readonly Piece[] {
  const { leader, stage } = duel.position.sides[side];
  return [
    pieceOf(duel, side, "leader", 0, leader),
    ...(stage === undefined ? [] : [pieceOf(duel, side, "stage", 0, stage)]),
    ...ZONES.flatMap((zone) =>
      (duel.position.sides[side][zone] ?? []).map((card, at) => pieceOf(duel, side, zone, at, card)),
    ),
  ];
}

function pieceOf(duel: Duel, side: 0 | 1, zone: string, at: number, placed: Placed | Life): Piece {
  const code = codeOf(placed);
  const isInPlay = zone === "leader" || zone === "characters" || zone === "stage";
  const { rested = false, don = 0 } = typeof placed === "object" && "rested" in placed ? placed : (placed as InPlay);
  const faceUp = typeof placed === "object" && "faceUp" in placed && placed.faceUp;
  const more = (words: string, over: Partial<InPlay>): Change =>
    changed(duel, words, (copy) => {
      const was = taken(copy, side, zone, at);
      replace(copy, side, zone, at, { ...(typeof was === "string" ? { card: was } : (was as InPlay)), ...over });
    });
  const about = [rested ? "rested" : "", don > 0 ? `${don} DON!!` : "", faceUp ? "face up" : ""];
  return {
    id: `${side}.${zone}.${at}`,
    side,
    name: onePieceContext().cards.get(code)?.name ?? code,
    place: `${side}.${zone}`,
    about: about.filter((word) => word !== "").join(", "),
    changes: isInPlay
      ? [
          more(rested ? "Set active" : "Rest it", { rested: !rested }),
          ...(zone === "stage" ? [] : [more("Give a DON!!", { don: don + 1 })]),
          ...(don > 0 ? [more("Take a DON!! back", { don: don - 1 })] : []),
        ]
      : [],
  };
}

const codeOf = (placed: Placed | Life): string => (typeof placed === "string" ? placed : placed.card);

const KINDS: Readonly<Record<string, readonly string[]>> = {
  leader: ["Leader"],
  characters: ["Character"],
  stage: ["Stage"],
};

function checkKind(code: string, zone: string): void {
  const kind = onePieceContext().cards.get(code)?.kind ?? "";
  const allowed = KINDS[zone] ?? ["Character", "Event", "Stage"];
  if (!allowed.includes(kind)) throw new Error(`${code} is a ${kind}: it cannot lie there.`);
}

function put(duel: Duel, side: 0 | 1, zone: string, code: string): void {
  const lying = duel.position.sides[side];
  if (zone === "leader") lying.leader = code;
  else if (zone === "stage") lying.stage = code;
  else {
    if (zone === "characters" && (lying.characters ?? []).length >= MOST_CHARACTERS)
      throw new Error("Five Characters are the most there can be.");
    const list = [...(lying[zone as Zone] ?? [])] as Placed[];
    // the top of a deck and of Life is where people look
    if (zone === "deck" || zone === "life") list.unshift(code);
    else list.push(code);
    Object.assign(lying, { [zone]: list });
  }
}

function taken(duel: Duel, side: 0 | 1, zone: string, at: number): Placed | Life {
  const lying = duel.position.sides[side];
  const found = zone === "leader" ? lying.leader : zone === "stage" ? lying.stage : (lying[zone as Zone] ?? [])[at];
  if (found === undefined) throw new Error("It is not there any more.");
  return found;
}

function take(duel: Duel, side: 0 | 1, zone: string, at: number): void {
  const lying = duel.position.sides[side];
  if (zone === "stage") delete lying.stage;
  else Object.assign(lying, { [zone]: ((lying[zone as Zone] ?? []) as Placed[]).filter((_, place) => place !== at) });
  // a battle with a Character that left is none
  if (zone === "characters") delete duel.position.battle;
}

function replace(duel: Duel, side: 0 | 1, zone: string, at: number, placed: InPlay): void {
  const lying = duel.position.sides[side];
  if (zone === "leader") lying.leader = placed;
  else if (zone === "stage") lying.stage = placed;
  else lying.characters = (lying.characters ?? []).map((one, place) => (place === at ? placed : one));
}

/** What of a match's table a position says. */
function positionAt({ cards, sides, turn, active, first }: Table): Duel["position"] {
  const code = (id: number) => cards[id]?.code ?? "";
  const placed = (id: number): Placed => {
    const { rested, don, since, marks, code: card } = cards[id] as Table["cards"][string];
    const isNew = since === turn;
    if (!rested && don === 0 && !isNew && marks.length === 0) return card;
    return { card, rested, don, ...(isNew && { new: true }), ...(marks.length > 0 && { marks }) };
  };
  const side = (seat: 0 | 1): Side => {
    const { leader, stage, characters, hand, deck, trash, life, don, turns, marks } = sides[
      seat
    ] as Table["sides"][number];
    return {
      leader: placed(leader),
      characters: characters.map(placed),
      ...(stage === null ? {} : { stage: placed(stage) }),
      hand: hand.map(code),
      deck: deck.map(code),
      trash: trash.map(code),
      life: life.map((id) => (cards[id]?.faceUp === true ? { card: code(id), faceUp: true } : code(id))),
      don: { active: don.active, rested: don.rested, staying: don.staying, deck: don.deck },
      ...(turns > 0 && { turns }),
      ...(marks.length > 0 && { marks }),
    };
  };
  const begun = { turn: Math.max(1, turn), active, first };
  return { ...begun, sides: [side(0), side(1)] };
}
