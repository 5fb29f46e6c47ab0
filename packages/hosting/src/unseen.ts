import { pick } from "@riposte/kernel";
import { sampleChance } from "@riposte/kernel/chance";
import { canonicalJSON, type Game, type Seen, startMatch } from "@riposte/kernel/run";
import type { SearchHelp, Slices } from "@riposte/search";

type Imagine = SearchHelp["imagine"];

/** What a game imagines for a seat, and the slices it does not know of: those of plugins of other authors, or all of them. */
export function withUnseen(game: Game, imagine: Imagine, setup: unknown): Imagine {
  let unseen: Imagine | undefined;
  return (seen) => {
    const known = imagine(seen);
    let rest: ReturnType<Imagine> | undefined;
    return (below) => {
      const slices = known(below);
      const unknown = game.slices.map(({ plugin }) => plugin).filter((plugin) => !(plugin in slices));
      if (unknown.length === 0) return slices;
      unseen ??= unseenIn(game, unknown, publicOf(setup));
      rest ??= unseen(seen);
      return { ...slices, ...rest(below) };
    };
  };
}

/** What a bot that knows one slice alone imagines beside it: those of plugins of other authors. */
export function besides(slice: string, game: Game, seed: string, setup: unknown): (seen: Seen) => Slices {
  const imagine = withUnseen(game, () => () => ({ [slice]: null }), setup);
  const chance = sampleChance(seed);
  const streams = {};
  return (seen) => imagine(seen)((count) => chance.draw(streams, "besides", pick(count)));
}

/** A list that a seat brought may be its secret: no card is dealt from it. */
const publicOf = (setup: unknown): unknown =>
  Object.values((setup ?? {}) as object).every((value) => typeof value !== "object") ? (setup ?? {}) : {};

/**
 * Fills in what a seat does not see, for games that do not say how. Another beginning with the same set-up has the same cards: those that
 * the seat does not see lie, in any order, where it sees only how many there are; a field that it does not see at all is as it was there.
 */
function unseenIn(game: Game, plugins: readonly string[], setup: unknown): Imagine {
  const all = startMatch(game, { seed: "another", setup }).slices as Slices;
  const opening = Object.fromEntries(plugins.map((plugin) => [plugin, all[plugin]]));
  return (seen) => {
    const known = Object.fromEntries(plugins.map((plugin) => [plugin, seen.slice(plugin)]));
    const inSight = cardsIn(known);
    const hidden = cardsIn(opening).filter((card) => !takes(inSight, card));
    return (below) => {
      const cards = [...hidden];
      const draw = () =>
        cards.length > 0 ? cards.splice(below(cards.length), 1)[0] : cardsIn(opening)[below(cardsIn(opening).length)];
      return filled(known, opening, draw) as Slices;
    };
  };
}

/** The members of every list that are no numbers: cards, by their name or whole. */
function cardsIn(value: unknown): unknown[] {
  if (!isThing(value)) return [];
  if (!Array.isArray(value)) return Object.values(value).flatMap(cardsIn);
  return value.flatMap((member) =>
    Array.isArray(member) ? cardsIn(member) : isCard(member) ? [member] : cardsIn(member),
  );
}

const isCard = (member: unknown): boolean => typeof member === "string" || (isThing(member) && "id" in member);

/** Takes one like it out of the list, if there is one. */
function takes(cards: unknown[], card: unknown): boolean {
  const at = cards.findIndex((other) => canonicalJSON(other) === canonicalJSON(card));
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** What is seen, with hidden lists filled by drawing. */
function filled(seen: unknown, opening: unknown, draw: () => unknown): unknown {
  const hidden = hiddenCount(seen);
  if (hidden !== null && hiddenCount(opening) === null) return Array.from({ length: hidden }, draw);
  if (Array.isArray(seen)) return seen.map((member, at) => filled(member, (opening as readonly unknown[])?.[at], draw));
  if (!isThing(seen)) return seen;
  const before = isThing(opening) ? opening : {};
  const known = Object.entries(seen).map(([field, value]) => [field, filled(value, (before as Slices)[field], draw)]);
  return { ...before, ...Object.fromEntries(known) };
}

function hiddenCount(value: unknown): number | null {
  if (!isThing(value) || Array.isArray(value)) return null;
  const { count, ...more } = value as { readonly count?: unknown };
  return typeof count === "number" && Object.keys(more).length === 0 ? count : null;
}

const isThing = (value: unknown): value is object => typeof value === "object" && value !== null;
