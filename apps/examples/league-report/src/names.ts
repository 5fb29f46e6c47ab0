import { titleOf } from "@riposte/imperial-assault";
import { context, type TournamentMatch } from "./composition.js";

/** A figure as it is written about. */
export interface NamedFigure {
  readonly name: string;
  readonly seat: number;
}

/** Finds figures by id, also those that have fallen since: names are given while a figure is on the table. */
export function figureNames(match: TournamentMatch): (id: unknown) => NamedFigure | undefined {
  const known = new Map<string, NamedFigure>();
  const meet = () => {
    const { figures, groups } = match.slices["imperial-assault"];
    for (const { id, card, seat, group } of Object.values(figures)) {
      if (known.has(id)) continue;
      const members = groups[group]?.figures ?? [];
      const title = titleOf(context.body(card)).replace(" (Regular)", "");
      known.set(id, { seat, name: members.length > 1 ? `${title} ${members.indexOf(id) + 1}` : title });
    }
  };
  meet();
  return (id) => {
    meet();
    return known.get(String(id));
  };
}

/** A command card's or an ability's printed name. */
export function printedName(id: string): string {
  const { command, deployment } = context.facts;
  const card = command[id] ?? deployment[id];
  if (card !== undefined) return card.name;
  const abilities = Object.values(deployment).flatMap((one) => one.abilities);
  return abilities.find((ability) => ability.id === id)?.name ?? id;
}
