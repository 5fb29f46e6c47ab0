import type { Setup, SetupOption } from "@riposte/hosting";
import { onePieceContext } from "@riposte/hosting/one-piece";
import { pick } from "@riposte/kernel";
import { sampleChance } from "@riposte/kernel/chance";
import { randomDeck } from "@riposte/one-piece";

const RANDOM = "random";

/** Either half may be `random`; alone it is both. */
export const orRandom = (option: SetupOption): SetupOption => ({
  ...option,
  help: `${option.help}; random: a legal deck of all cards, drawn from the seed`,
  read: (written) => option.read?.(written === RANDOM ? `${RANDOM},${RANDOM}` : written),
});

/** Random decks are those of the match's seed. */
export function withDecksOf(setup: Setup, seed: string): Setup {
  const { decks } = setup;
  if (!Array.isArray(decks) || !decks.includes(RANDOM)) return setup;
  return { ...setup, decks: decks.map((deck, seat) => (deck === RANDOM ? drawnDeck(`${seed}/${seat}`) : deck)) };
}

function drawnDeck(seed: string) {
  const chance = sampleChance(seed);
  const streams = {};
  return randomDeck(onePieceContext(), (below) => chance.draw(streams, "decks", pick(below)));
}
