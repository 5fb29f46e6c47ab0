import type { Context } from "../context.js";
import { editionOf, rulesetNamed } from "./edition.js";
import type { Terms } from "./terms.js";

type Editions = Pick<Context, "editions">;

/** What a battle is played by: the ruleset that is named, or the first that is composed; nothing in the 10th edition. */
export function termsFor(
  { editions }: Editions,
  written: string | undefined,
): { readonly terms?: Terms; readonly problem?: string } {
  const first = editions[0]?.terms;
  if (written === undefined) return first === undefined ? {} : { terms: first };
  const named = rulesetNamed(written);
  if ("problem" in named) return named;
  const terms = editions.find((one) => one.terms.edition === named.name)?.terms;
  if (terms !== undefined) return { terms };
  if (first === undefined && editionOf(named.name) === "10") return {};
  return {
    problem: `The battle is composed for edition ${composed({ editions })}, and "${written}" is of edition ${editionOf(named.name)}. ${remedyFor(editionOf(named.name))}`,
  };
}

/** What keeps a file that names a ruleset out of this battle. */
export function foreignTo(context: Editions, written: string | undefined): readonly string[] {
  if (written === undefined) return [];
  const named = rulesetNamed(written);
  if ("problem" in named) return [named.problem];
  const [meant, played] = [editionOf(named.name), composed(context)];
  if (meant === played) return [];
  return [
    `it is of edition ${meant} ("edition": "${written}"), and this battle is of edition ${played}. ${remedyFor(meant)} Or take the edition out of the file: what the other edition does not know is then named.`,
  ];
}

const composed = ({ editions }: Editions): string =>
  editions[0] === undefined ? "10" : editionOf(editions[0].terms.edition);

const remedyFor = (edition: string): string =>
  edition === "10" ? "Leave eleventh-edition out (--edition 10)." : "Compose it with eleventh-edition (--edition 11).";
