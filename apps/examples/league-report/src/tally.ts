import type { TournamentMatch } from "./composition.js";
import { figureNames, type NamedFigure, printedName } from "./names.js";

/** What is counted for each figure. */
interface Counts {
  attacks: number;
  hits: number;
  dealt: number;
  suffered: number;
  defeated: number;
}

/** What one figure did in a match. */
interface FigureTally extends NamedFigure, Counts {
  fell: boolean;
}

/** Numbers of a match; `uses` counts command cards and abilities by name. */
export interface Tally {
  readonly figures: readonly FigureTally[];
  readonly uses: Readonly<Record<string, number>>;
}

/** Counts from now on; the result gives what was counted so far. */
export function tallyMatch(match: TournamentMatch): () => Tally {
  const figureOf = figureNames(match);
  const tallies = new Map<string, FigureTally>();
  const uses = new Map<string, number>();
  /** Attacks that are not over: one may happen inside another. */
  const attackers: string[] = [];
  const tallyFor = (id: string): FigureTally | undefined => {
    const figure = figureOf(id);
    if (figure !== undefined && !tallies.has(id)) tallies.set(id, { ...figure, ...NOTHING });
    return tallies.get(id);
  };
  const add = (id: string, change: Partial<Counts>) => {
    const tally = tallyFor(id);
    if (tally === undefined) return;
    for (const [field, amount] of Object.entries(change)) tally[field as keyof Counts] += amount;
  };
  const use = (id: string) => uses.set(printedName(id), (uses.get(printedName(id)) ?? 0) + 1);

  // `null` is a spectator: hands and decks stay as hidden as they are at the table
  const on = <T>(type: string, act: (payload: T) => void) =>
    match.observe(type, null, ({ payload }) => act(payload as T));
  on<{ attacker: string }>("attack:declared", ({ attacker }) => {
    attackers.push(attacker);
    add(attacker, { attacks: 1 });
  });
  on<{ attacker: string; missed: boolean; dealt: number }>("attack:resolved", ({ attacker, missed, dealt }) => {
    attackers.pop();
    add(attacker, { hits: missed ? 0 : 1, dealt });
  });
  on<{ figure: string; amount: number }>("figure:damaged", ({ figure, amount }) => add(figure, { suffered: amount }));
  on<{ figure: string }>("figure:fell", ({ figure }) => {
    const [fallen, victor] = [tallyFor(figure), attackers.at(-1)];
    if (fallen !== undefined) fallen.fell = true;
    if (victor !== undefined && figureOf(victor)?.seat !== fallen?.seat) add(victor, { defeated: 1 });
  });
  on<{ card: string }>("cc:played", ({ card }) => use(card));
  on<{ ability: string }>("ability:used", ({ ability }) => {
    // a command card that acts was counted when it was played
    if (!ability.startsWith("cc:")) use(ability);
  });

  for (const id of Object.keys(match.slices["imperial-assault"].figures)) tallyFor(id);
  return () => ({
    figures: [...tallies.values()].sort((one, other) => one.seat - other.seat || other.dealt - one.dealt),
    uses: Object.fromEntries([...uses].sort(([one], [other]) => (one < other ? -1 : 1))),
  });
}

const NOTHING = { attacks: 0, hits: 0, dealt: 0, suffered: 0, defeated: 0, fell: false };
