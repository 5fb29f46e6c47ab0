import { ccEffectsOf } from "@riposte/cc-effects";
import { dcAbilitiesOf } from "@riposte/dc-abilities";
import {
  type Context,
  type Die,
  greedyBot,
  imperialAssault,
  SetupOptions,
  type Table,
  totalOf,
  waryBot,
} from "@riposte/imperial-assault";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import { randomBot } from "@riposte/kernel/run";
import { powerTokens } from "@riposte/power-tokens";
import { surge, surgeKnowledge } from "@riposte/surge";
import { composer } from "../../composition.js";
import type { GameDescriptor } from "../../game-descriptor.js";
import { restingBots } from "../../levels.js";
import { pairOption } from "../../pair-option.js";
import type { SetupValue } from "../../setup-option.js";
import { imperialAssaultNumbers } from "./numbers.js";
import { placesIn, wayOver } from "./places.js";
import { rollLuck, skirmishCounted } from "./reckoning.js";
import type { SkirmishCards, SkirmishChoices } from "./skirmish-cards.js";
import { usedInSkirmish } from "./used.js";
import { describeSkirmish, keywordIds } from "./words/describe.js";
import { gistSentences } from "./words/gist.js";
import { condenseMoves, faceText, skirmishEnding, skirmishLines } from "./words/lines.js";
import { gainsText, spellId } from "./words/names.js";
import { skirmishNaming } from "./words/naming.js";

const made = new WeakMap<SkirmishCards, GameDescriptor>();

/** The skirmish game with cards that are there: the same for the same cards. */
export function skirmishOf(cards: SkirmishCards): GameDescriptor {
  const game = made.get(cards) ?? skirmishWith(() => cards);
  made.set(cards, game);
  return game;
}

/** The skirmish game of Imperial Assault, with these cards. */
export function skirmishWith(cards: () => SkirmishCards): GameDescriptor {
  const context = () => cards().context;
  return {
    id: "imperial-assault",
    compose: composer(() => imperialAssault(context()), {
      "power-tokens": () => powerTokens(),
      surge: () => surge(context()),
      "skirmish-steps": () => skirmishSteps(context()),
      "dc-abilities": () => dcAbilitiesOf(context(), cards().abilities, cards().hashes?.abilities),
      "cc-effects": () => ccEffectsOf(context(), cards().effects, cards().hashes?.effects),
    }),
    get setup() {
      return setupOptions(cards().choices);
    },
    setupSchema: SetupOptions,
    seats: () => 2,
    unusual: ({ position }) => (position === undefined ? [] : ["position", "unchecked-lists"]),
    standing({ "imperial-assault": slice }) {
      const table = slice as Table;
      return { at: table.round, scores: [0, 1].map((seat) => totalOf(table, seat)) };
    },
    bots: {
      random: { summary: "any legal answer", create: (seed) => randomBot(seed) },
      greedy: {
        summary: "strikes where it hurts most, else closes in",
        create: () => greedyBot(context(), surgeKnowledge),
      },
      wary: {
        summary: "strikes from where it is struck least, and steps back",
        create: () => waryBot(context(), surgeKnowledge),
      },
      ...restingBots,
    },
    used: usedInSkirmish,
    search: {
      levels: { easy: 6, normal: 16, hard: 60 },
      counts: "victory points",
      depth: 60,
    },
    hintBot: "greedy",
    voice: {
      // ids are spelled with the names that tell them apart
      words: {
        "do:figure": "{id}",
        "do:die": "The {die} die: {shows}",
        "ia:reroll": "Reroll the {die} die, now {shows} ({by})",
        "ia:weakened-die": "That of the {die} die: {shows}",
        "window:cc:declared": "{played} was played: {does} Do you answer it?",
        "window:cc:discarded": "{discarded} was discarded: {does} Do you answer?",
      },
      more: ({ die, face, played, discarded, gains }) => ({
        ...(typeof gains === "string" ? { gains: gainsText(gains) } : {}),
        ...(typeof face === "number" ? { shows: faceText(die as Die, face) } : {}),
        ...(played !== undefined || discarded !== undefined
          ? { does: doesOf(context(), String(played ?? discarded)) }
          : {}),
      }),
      spell: (id) => spellId(context(), id),
      naming: (slices, players) => skirmishNaming(context(), slices, players),
      lines: skirmishLines,
      ending: skirmishEnding,
      harm: ({ type, payload }) => (type === "figure:damaged" ? (payload as { readonly amount: number }).amount : 0),
      counted: skirmishCounted,
      luck: rollLuck,
      things: () => [
        ...Object.keys(context().facts.command),
        ...Object.keys(context().facts.deployment),
        ...keywordIds,
      ],
      describe: (id) => describeSkirmish(context(), id),
      condense: condenseMoves,
      placeOf: (option) => placesIn(option)?.[0],
      wayOver,
      answeredBy: ({ label }) => (label?.params?.by ?? []) as readonly string[],
    },
    numbers: imperialAssaultNumbers,
    actors: {
      figures: ({ "imperial-assault": slice }) => Object.values((slice as Table).figures),
      isPlayers: (key) => key === "pass" || String(key).startsWith("cc:"),
    },
  };
}

/** What a command card does, in its own words. */
const doesOf = ({ facts }: Context, card: string): string => gistSentences(facts.command[card]?.gist ?? "");

const setupOptions = ({ maps, armies }: SkirmishChoices): GameDescriptor["setup"] => [
  { key: "map", values: maps, otherwise: maps[0] as string, help: "where the skirmish is fought" },
  { key: "mission", values: ["a", "b"], otherwise: "a", help: "which side of the map's mission card" },
  pairOption(
    "armies",
    { names: armies.map(({ id }) => id), sides: () => armies },
    "the first player's army and the second's",
  ),
  {
    key: "rounds",
    values: ["none", ...[4, 5, 6, 7, 8, 9, 10].map(String)],
    otherwise: "none",
    help: "the match ends with this round, as in tournaments; most victory points win",
    read: numberIn,
  },
  {
    key: "minutes",
    values: ["none", ...[45, 60, 65, 75, 90, 120].map(String)],
    otherwise: "none",
    help: "the match ends with the round it is in by then",
    read: numberIn,
  },
];

/** What a value says as a number, for the game to judge where it is none. */
const numberIn = (value: SetupValue): SetupValue => (Number.isInteger(Number(value)) ? Number(value) : value);
