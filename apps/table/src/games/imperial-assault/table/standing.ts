import { contextAtTable as context } from "@riposte/hosting/imperial-assault";
import { type Table, totalOf } from "@riposte/imperial-assault";
import type { Course, Seen, Standing } from "../../../tables/table-parts.js";
import { skirmishTexts as texts } from "./texts.js";

/** Points that win a skirmish. */
export const GOAL = 40;

/** The mission of a match; a map of one's own may have none. */
export const missionOf = (table: Table) => context().boardFor(table).missions[table.mission === "b" ? "b" : "a"];

export function standingOf({ view, players }: Seen): Standing {
  const table = view.slices["imperial-assault"] as Table;
  const board = context().boardFor(table);
  return {
    place: [board.name, missionOf(table)?.name].filter(Boolean).join(", "),
    scores: players.map(({ seat }) => totalOf(table, seat)),
    goal: GOAL,
    chapter: texts.round(table.round),
    moment: momentOf(table, players),
  };
}

/** "your Riot Trooper attacks". */
function momentOf(table: Table, players: Seen["players"]): string {
  const whose = (seat: number) => players[seat]?.whose ?? "";
  const nameOf = (figure: string) => context().body(table.figures[figure]?.card ?? "").name;
  const attack = table.attacks.at(-1);
  if (attack !== undefined && table.figures[attack.attacker] !== undefined)
    return texts.attacks(whose(attack.seat), nameOf(attack.attacker));
  // of a group the first, until one of its figures was chosen
  const group = table.groups[table.activation?.group ?? ""];
  const figure = table.figures[table.activation?.figure ?? group?.figures[0] ?? ""];
  if (figure !== undefined) return texts.activates(whose(figure.seat), nameOf(figure.id));
  if (table.round === 0) return texts.deploying;
  const ready = Object.values(table.groups).filter(
    ({ seat, ready: isReady }) => seat === table.opportunity && isReady,
  ).length;
  return texts.activation(whose(table.opportunity), ready);
}

/** Whose figure acts, else whose turn to activate it is. */
export function turnOf({ view, own }: Seen): number | null {
  const { attacks, activation, figures, opportunity, round } = view.slices["imperial-assault"] as Table;
  // each puts figures of its own on the map
  if (round === 0) return own;
  return attacks.at(-1)?.seat ?? figures[activation?.figure ?? ""]?.seat ?? opportunity;
}

/** What the figure that acts has left. */
export function leadOf({ view, own }: Seen): string | null {
  const { attacks, activation, figures } = view.slices["imperial-assault"] as Table;
  const isActing = activation !== null && figures[activation.figure ?? ""]?.seat === own && attacks.length === 0;
  return isActing ? texts.left(activation.actions, activation.points) : null;
}

const ATTACK_STEPS: Readonly<Record<string, number>> = {
  before: 0,
  declared: 0,
  declare: 0,
  redeclare: 0,
  pools: 0,
  rolled: 0,
  turns: 0,
  rerolls: 1,
  rerolled: 1,
  modifiers: 1,
  surges: 2,
  damage: 3,
  keywords: 3,
  after: 3,
};

/** Where the attack under way stands. */
export function courseOf({ view }: Seen): Course | null {
  const leaf = view.flow.findLast((place) => place.startsWith("attack."))?.slice("attack.".length);
  return leaf === undefined ? null : { steps: texts.steps, at: ATTACK_STEPS[leaf] ?? 0 };
}
