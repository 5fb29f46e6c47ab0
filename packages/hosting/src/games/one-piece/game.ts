import { decks } from "@riposte/data-one-piece";
import { randomBot } from "@riposte/kernel/run";
import { greedyBot, KEYWORDS, onePiece, SetupOptions } from "@riposte/one-piece";
import { opActions, tellAbility } from "@riposte/op-actions";
import { composer } from "../../composition.js";
import type { GameDescriptor } from "../../game-descriptor.js";
import { restingBots } from "../../levels.js";
import { pairOption } from "../../pair-option.js";
import { onePieceContext as context, onePieceLibrary as library } from "./facts.js";
import { onePieceNumbers } from "./numbers.js";
import { duelCounted } from "./reckoning.js";
import { unplayedInSetup } from "./unplayed.js";
import { usedInDuel } from "./used.js";
import { describeCard } from "./words/describe.js";
import { duelEnding, duelHarm, duelLines } from "./words/lines.js";

/** The ONE PIECE Card Game. */
export const game: GameDescriptor = {
  id: "one-piece",
  compose: composer(() => onePiece(context(), decks), {
    "op-actions": () => opActions(context(), library()),
  }),
  setup: [
    pairOption("decks", { names: Object.keys(decks), sides: readyDecks }, "the first player's deck and the second's"),
  ],
  setupSchema: SetupOptions,
  seats: () => 2,
  unusual: (setup) => [
    ...(setup.position === undefined ? [] : (["position", "unchecked-lists"] as const)),
    ...(unplayedInSetup(setup).length === 0 ? [] : (["not-all-plays"] as const)),
  ],
  unplayed: unplayedInSetup,
  standing({ "one-piece": slice }) {
    const { turn, sides } = slice as Seen;
    return {
      at: turn,
      scores: [sizeOf(sides[0].life), sizeOf(sides[1].life)],
    };
  },
  bots: {
    random: { summary: "any legal answer", create: (seed) => randomBot(seed) },
    greedy: { summary: "plays the dearest cards and attacks what it can beat", create: () => greedyBot(context()) },
    ...restingBots,
  },
  used: usedInDuel,
  search: {
    levels: { easy: 15, normal: 80, hard: 350 },
    counts: "Life cards",
    depth: 200,
  },
  hintBot: "greedy",
  voice: {
    // what an ability would do stands beside its name
    words: {
      "op:use-ability": "Use {name}: {does}",
      "op:use-trigger": "Use the Trigger of {name}: {does}",
    },
    more: ({ ability }) => (typeof ability === "string" ? { does: doesOf(ability) } : {}),
    spell: cardName,
    lines: duelLines,
    ending: duelEnding,
    harm: duelHarm,
    counted: duelCounted,
    things: () => [...context().cards.keys(), ...KEYWORDS],
    describe: (id) => describeCard(context(), library(), id),
  },
  numbers: onePieceNumbers,
};

/** What an ability does, without the moment it does it at. */
const doesOf = (ability: string): string => tellAbility(library().get(ability).ability, { isBare: true });

/** Card numbers as names, also those inside the id of an ability; anything else stays as it is. */
function cardName(id: string): string {
  const [code = ""] = id.split(":");
  return context().cards.get(code)?.name ?? id;
}

function readyDecks() {
  return Object.entries(decks).map(([id, { name, leader }]) => ({
    id,
    title: name,
    about: `50 cards, Leader ${context().cards.get(leader)?.name ?? leader}`,
  }));
}

interface Seen {
  readonly turn: number;
  readonly sides: Readonly<Record<0 | 1, { readonly life: SeenZone }>>;
}

/** A zone, or how many cards a view says it has. */
type SeenZone = readonly unknown[] | { readonly count: number };

const sizeOf = (zone: SeenZone): number => ("count" in zone ? zone.count : zone.length);
