import { type Context, titleOf as printedTitle, spellSurge } from "@riposte/imperial-assault";

/** `seat.card.number` of a group, with `.number` of a figure in it. */
const ID = /^([01])\.([a-z0-9-]+)\.(\d+)(?:\.(\d+))?$/;
const SURGE = /^(?:surge:)?([a-z0-9-]+):(\d+)$/;

/** The sides have letters of their own, so that they are told apart without colours; T is a terminal. */
const LETTERS = ["ABCDEFGHIJKLM", "NOPQRSUVWXYZ"] as const;

/** One or two characters for a figure on the map: a letter for its group, and a number where the group has several. */
export function markOf(context: Context, id: string): string {
  const [, seat, card = "", group, figure] = ID.exec(id) ?? [];
  // figures of written positions have ids of their own
  if (seat === undefined) return id.slice(0, 2);
  const letters = LETTERS[Number(seat)] ?? LETTERS[0];
  const letter = letters[Number(group) % letters.length] as string;
  const printed = context.facts.deployment[card];
  return figure === undefined || (printed?.kind === "figure" && printed.figures === 1) ? letter : `${letter}${figure}`;
}

/** Figures, groups, cards and surges in words; anything else as it is. */
export function spellId(context: Context, id: string): string {
  const [, , card = id] = ID.exec(id) ?? [];
  const title = titleOf(context, card);
  if (title !== undefined) return ID.test(id) ? `${title} (${markOf(context, id)})` : title;
  const [, owner = "", index] = SURGE.exec(id) ?? [];
  const body = context.facts.deployment[owner];
  const surge = body !== undefined && "surges" in body ? body.surges[Number(index)] : undefined;
  return surge === undefined ? (abilityNames(context).get(id) ?? id) : spellSurge(surge);
}

const names = new WeakMap<Context, ReadonlyMap<string, string>>();

/** The printed names of abilities by their ids. */
function abilityNames(context: Context): ReadonlyMap<string, string> {
  const known =
    names.get(context) ??
    new Map(
      Object.values(context.facts.deployment).flatMap(({ abilities }) => abilities.map(({ id, name }) => [id, name])),
    );
  names.set(context, known);
  return known;
}

function titleOf({ facts }: Context, card: string): string | undefined {
  const deployment = Object.hasOwn(facts.deployment, card) ? facts.deployment[card] : undefined;
  if (deployment !== undefined) return printedTitle(deployment).replace(/ \(Regular\)$/, "");
  return Object.hasOwn(facts.command, card) ? facts.command[card]?.name : undefined;
}
