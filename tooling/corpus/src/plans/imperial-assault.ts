import type { LiveMatch } from "@riposte/kernel/run";
import type { Plan } from "../plan.js";
import { CARDS_THAT_STAY } from "./cards-that-stay.js";

const game = "imperial-assault";

/** Every map, plugins one after the other, ready armies and lists drawn at random. */
export const IMPERIAL_ASSAULT: readonly Plan[] = [
  {
    game,
    name: "rules-alone",
    title: "Without plugins on the training yard, at random",
    plugins: [],
    seed: "1",
    setup: { map: "training-yard" },
    bots: ["random"],
  },
  {
    game,
    name: "surge",
    title: "With surges on the canyon depot, by rules of thumb",
    plugins: ["surge"],
    seed: "2",
    setup: { map: "canyon-depot", mission: "b" },
    bots: ["greedy"],
  },
  {
    game,
    name: "tokens-and-abilities",
    title: "With power tokens and deployment cards in Corellian Underground, by rules of thumb",
    plugins: ["surge", "power-tokens", "skirmish-steps", "dc-abilities"],
    seed: "3",
    setup: { map: "corellian-underground", decks: { random: "corpus-3" } },
    bots: ["greedy"],
  },
  {
    game,
    name: "all-plugins",
    title: "With everything and the ready armies, by rules of thumb against chance",
    seed: "4",
    setup: { map: "canyon-depot" },
    bots: ["greedy", "random"],
  },
  {
    game,
    name: "random-lists",
    title: "With everything, armies and decks drawn at random",
    seed: "5",
    setup: { map: "corellian-underground", mission: "b", decks: { random: "corpus-5" } },
    bots: ["random"],
  },
  {
    game,
    name: "cards-that-stay",
    title: "Command cards that stay in play, from a position on the training yard",
    seed: "11",
    setup: { map: "training-yard", position: CARDS_THAT_STAY },
    bots: ["random", "random"],
    hold: "always",
    prefers: /^(cc:(disarm|second-chance|rest-in-peace)|attack:luke)/,
    savesWhen: isCardToStay,
  },
  {
    game,
    name: "fickle-lists",
    title: "Lists drawn at random, seats that are asked at every window and take answers back, given up in the end",
    seed: "6",
    setup: { map: "training-yard", decks: { random: "corpus-6" } },
    bots: ["greedy"],
    hold: "always",
    isFickle: true,
    resignsAfter: 250,
  },
];

/** A command card is being played that stays in play: what its plugin keeps of it is at its richest. */
function isCardToStay({ slices }: LiveMatch<unknown>): boolean {
  const { playing = [] } =
    (slices as Record<string, { readonly playing?: readonly { readonly goes: string }[] }>)["cc-effects"] ?? {};
  return playing.some(({ goes }) => goes === "play");
}
