import { allCards } from "@riposte/hosting/imperial-assault";
import { armyPart } from "../skirmish-cards/army-part.js";
import { joinedParts } from "../skirmish-cards/joined-parts.js";
import { hashesOfAll } from "../skirmish-cards/skirmish-parts.js";

/** What a game is set up with, and the cards that a page brings to it. */
interface FirstSetups {
  readonly setups: readonly object[];
  readonly cards: readonly object[];
}

/** What comes before a first question depends on what is drawn; in Finished! cards may even be finished before it, which is seldom. */
const MATCHES = 12;
const SOLITAIRES = 48;

/** The matches whose first questions a page is built for: as one begins at once, and skirmishes on all maps. */
export function firstSetups(): Readonly<Record<string, FirstSetups>> {
  const usual = usualOnes(MATCHES);
  return {
    finished: usualOnes(SOLITAIRES),
    "imperial-assault": skirmishes(),
    "one-piece": usual,
    "warhammer-40k": usual,
  };
}

const usualOnes = (length: number): FirstSetups => ({ setups: Array.from({ length }, () => ({})), cards: [] });

function skirmishes(): FirstSetups {
  const all = allCards();
  const { choices, context } = all;
  const [one, other] = choices.armies.map(({ id }) => id);
  const armies = [one, other] as readonly string[];
  const hashes = hashesOfAll();
  const parts = armies.map((id) => armyPart(all, id));
  const cards = choices.maps.map((map) => {
    const joined = joinedParts({
      map: context.source.maps.find(({ id }) => id === map) as (typeof context.source.maps)[number],
      armies: parts,
      hashes,
      choices,
    });
    const { abilities, effects } = joined;
    return {
      facts: joined.context.source.facts,
      maps: joined.context.source.maps,
      abilities,
      effects,
      hashes,
      choices,
    };
  });
  return { setups: choices.maps.map((map) => ({ map, armies: armies.join(",") })), cards };
}
