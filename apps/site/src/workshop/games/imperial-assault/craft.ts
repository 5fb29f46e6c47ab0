import { ccEffects } from "@riposte/cc-effects";
import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { assemble } from "@riposte/data-imperial-assault/assemble";
import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { dcAbilities } from "@riposte/dc-abilities";
import { addCommandCards, imperialAssaultContext, imperialAssaultGame } from "@riposte/hosting/imperial-assault";
import { imperialAssault } from "@riposte/imperial-assault";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import { composeList, type Game } from "@riposte/kernel/run";
import { powerTokens } from "@riposte/power-tokens";
import { surge } from "@riposte/surge";
import { actsOf, type Craft } from "../../craft.js";

interface Facts {
  readonly id: string;
  readonly name: string;
  readonly timing: string;
}

type EffectFiles = Readonly<Record<string, { readonly abilities: Readonly<Record<string, object>> }>>;

const CARDS = (files["command-cards.json"] as { readonly cards: readonly Facts[] }).cards;
const EFFECTS = commandEffects as unknown as EffectFiles;

export const imperialAssaultCraft: Craft = {
  game: "imperial-assault",
  what: "a command card of your own",
  plugin: "cc-effects",
  package: "@riposte/cc-effects",
  samples: CARDS.filter(({ id }) => doesOf(id) !== undefined).map(({ id, name }) => ({ id, title: name })),
  blank: () => ({
    id: "second-look",
    name: "Second Look",
    edition: "ffg",
    cost: 1,
    limit: 1,
    restriction: { by: "figure", anyOf: [{}] },
    timing: "ACT",
    gist: "gain 1 VP",
    does: { steps: [{ type: "do:score", vp: 1 }] },
  }),
  sample(id) {
    const { type: _type, ...does } = (doesOf(id) ?? {}) as Record<string, unknown>;
    return { ...CARDS.find((card) => card.id === id), does };
  },
  make(file) {
    const { "command-cards.json": own, ...effects } = assembled(file);
    const [card] = (own as { readonly cards: readonly Facts[] }).cards;
    if (card === undefined) throw new Error("There is no card in it.");
    addCommandCards([card]);
    try {
      const game = composed(withOwn(card.id, effects as unknown as EffectFiles));
      const told = imperialAssaultGame.voice.describe?.(card.id);
      if (told === undefined) throw new Error(`The card ${card.id} was not read.`);
      const setup = setupWith(card);
      return {
        id: card.id,
        entry: imperialAssaultGame,
        game,
        without: () => ({ game: composed(withOwn(card.id, {})), setup }),
        told,
        acts: actsOf(game, "cc-effects", (act) => act.card === card.name),
        setup,
      };
    } catch (error) {
      addCommandCards([]);
      throw error;
    }
  },
};

function doesOf(id: string): object | undefined {
  return Object.values(EFFECTS).find((file) => Object.hasOwn(file.abilities, id))?.abilities[id];
}

function assembled(file: unknown): Readonly<Record<string, unknown>> {
  const card = file as Partial<Facts> | null;
  if (typeof card?.id !== "string") throw new Error("A card has an `id`.");
  return assemble({ [`command-cards/${card.id}.json`]: card as never });
}

/** The effects of all cards, with what this one does in place of what one of its id did. */
function withOwn(id: string, effects: EffectFiles): EffectFiles {
  const others = Object.entries(EFFECTS).map(([name, file]) => {
    const { [id]: _own, ...rest } = file.abilities;
    return [name, { ...file, abilities: rest }] as const;
  });
  const merged = new Map(others);
  for (const [name, file] of Object.entries(effects)) {
    const there = merged.get(name);
    const all = { ...there?.abilities, ...file.abilities };
    const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
    merged.set(name, { ...file, abilities: sorted });
  }
  return Object.fromEntries(merged);
}

function composed(effects: EffectFiles): Game {
  const context = imperialAssaultContext();
  return composeList([
    imperialAssault(context),
    powerTokens(),
    surge(context),
    skirmishSteps(context),
    dcAbilities(context, abilities),
    ccEffects(context, effects),
  ]);
}

/** Two troopers beside each other, the card in hand; a card played while defending is in the hand of the player who is attacked. */
function setupWith({ id, timing }: Facts): object {
  const defends = /DEF|DECF|WOTH/.test(timing);
  const mine = {
    affiliation: "imperial",
    zone: "red",
    hand: [id],
    deck: ["planning", "urgency", "blitz"],
    groups: [
      {
        card: "stormtrooper",
        figures: [
          { id: "trooper-1", at: "d3" },
          { id: "trooper-2", at: "e3" },
        ],
      },
      { card: "imperial-officer", figures: [{ id: "officer", at: "c3" }] },
    ],
  };
  const theirs = {
    affiliation: "rebel",
    zone: "blue",
    hand: ["urgency"],
    deck: ["planning", "regroup", "blitz"],
    groups: [
      {
        card: "rebel-trooper",
        figures: [
          { id: "rebel-1", at: "d4" },
          { id: "rebel-2", at: "e4" },
        ],
      },
      { card: "wookiee-warrior", figures: [{ id: "wookiee", at: "f5" }] },
    ],
  };
  const isRound = /^(SOR|SSP)$/.test(timing);
  return {
    map: "training-yard",
    mission: "a",
    position: {
      round: 2,
      initiative: defends ? 1 : 0,
      ...(isRound ? { start: "round" } : { activating: { figure: defends ? "rebel-1" : "trooper-1", actions: 2 } }),
      seats: [mine, theirs],
    },
  };
}
