import { counted } from "@riposte/words";
import type { TournamentMatch } from "./composition.js";
import { figureNames, printedName } from "./names.js";

/** A round, a line for every activation and for what happened between them. */
export interface RoundStory {
  readonly round: number;
  readonly lines: string[];
}

type Facts = Readonly<Record<string, string | number | boolean>>;

/** How ids are written. */
interface Names {
  /** A figure. */
  of(id: unknown): string;
  /** A figure that does something; nothing while it is its own activation, whose line has its name. */
  doing(id: unknown): string;
  player(seat: unknown): string;
}

/** Writes from now on; the result gives what was written so far. */
export function tellStory(match: TournamentMatch, players: readonly string[]): () => readonly RoundStory[] {
  const figureOf = figureNames(match);
  const story: RoundStory[] = [];
  /** Whose activation it is, how far it has gone, and what else it has done. */
  let acting: { figure: string; steps: number; deeds: string[] } | null = null;
  const names: Names = {
    of: (id) => figureOf(id)?.name ?? String(id),
    doing: (id) => (acting?.figure === id ? "" : `${names.of(id)} `),
    player: (seat) => players[Number(seat)] ?? String(seat),
  };
  const close = () => {
    if (acting !== null) story.at(-1)?.lines.push(`${names.of(acting.figure)}: ${deedsOf(acting)}`);
    acting = null;
  };
  const hear = ({ type, payload }: { readonly type: string; readonly payload: unknown }) => {
    const facts = (payload ?? {}) as Facts;
    if (type === "round:began") story.push({ round: Number(facts.round), lines: [] });
    if (type === "activation:began") acting = { figure: String(facts.figure), steps: 0, deeds: [] };
    if (type === "figure:moved" && acting !== null && acting.figure === facts.figure) acting.steps += 1;
    const said = SAYINGS[type]?.(facts, names);
    if (said !== undefined) (acting?.deeds ?? story.at(-1)?.lines)?.push(said);
    if (type === "activation:ended") close();
  };
  for (const event of match.opening.events(null)) hear(event);
  match.observe("*", null, hear);
  return () => {
    // a match may end in the middle of an activation
    if (match.outcome !== null) close();
    return story;
  };
}

function deedsOf({ steps, deeds }: { readonly steps: number; readonly deeds: readonly string[] }): string {
  const all = [...(steps === 0 ? [] : [counted(steps, "space")]), ...deeds];
  return all.length === 0 ? "nothing" : all.join("; ");
}

/** What is said of an event; `undefined` where nothing is. */
const SAYINGS: Readonly<Record<string, (facts: Facts, names: Names) => string | undefined>> = {
  "attack:hit": ({ attacker, defender, damage }, { doing, of }) =>
    `${doing(attacker)}hits ${of(defender)} for ${damage}`,
  "attack:resolved": ({ attacker, defender, missed }, { doing, of }) =>
    missed === true ? `${doing(attacker)}misses ${of(defender)}` : undefined,
  "figure:fell": ({ figure, vp }, { of }) => `${of(figure)} falls, ${vp} VP`,
  "cc:played": ({ seat, card }, { player }) => `${player(seat)} plays ${printedName(String(card))}`,
  "ability:used": ({ ability }) => (String(ability).startsWith("cc:") ? undefined : printedName(String(ability))),
  "vp:scored": ({ seat, vp, by }, { player }) => (by === "defeat" ? undefined : `${player(seat)} scores ${vp} VP`),
  "door:opened": ({ door }) => `${door} opens`,
};
