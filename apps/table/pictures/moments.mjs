import { findGame, usualPlugins } from "@riposte/hosting";
import { saveMatch, startMatch } from "@riposte/kernel/run";

/** Moments worth a picture: a match of bots, up to where its person is asked what the picture shows. */
export const MOMENTS = {
  "ia-rest": {
    game: "imperial-assault",
    setup: { map: "canyon-depot", mission: "a" },
    seed: "7",
    until: (match, { slices }) => isAsked(match, "ia:activate") && slices["imperial-assault"].round === 2,
  },
  "ia-move": {
    game: "imperial-assault",
    setup: { map: "canyon-depot", mission: "a" },
    seed: "7",
    until: (match, { slices }) =>
      slices["imperial-assault"].round === 2 && optionsOf(match).some(({ key }) => String(key).startsWith("go:")),
  },
  "ia-attack": {
    game: "imperial-assault",
    setup: { map: "canyon-depot", mission: "a" },
    seed: "2",
    until: (match, { slices }, { outlook }) =>
      slices["imperial-assault"].sides[0].hand.length > 1 &&
      optionsOf(match).some(({ label }) => label?.id === "ia:reroll") &&
      new Set(Object.values(outlook(match, 0).answers).map(({ defeat }) => defeat)).size > 1,
  },
  "op-battle": {
    game: "one-piece",
    seed: "5",
    until: (match, { slices }) =>
      slices["one-piece"].turn >= 6 && slices["one-piece"].battle !== null && optionsOf(match).length > 2,
  },
  "op-main": {
    game: "one-piece",
    seed: "5",
    until: (_match, { slices }) => slices["one-piece"].turn >= 7 && slices["one-piece"].battle === null,
  },
  "40k-shooting": {
    game: "warhammer-40k",
    seed: "3",
    until: (_match, { slices }) =>
      slices["warhammer-40k"].phase === "shooting" && slices["warhammer-40k"].acting !== null,
  },
  "40k-shooting-11": {
    game: "warhammer-40k",
    plugins: ["eleventh-edition"],
    seed: "3",
    until: (_match, { slices }) =>
      slices["warhammer-40k"].phase === "shooting" && slices["warhammer-40k"].acting !== null,
  },
  "40k-move": {
    game: "warhammer-40k",
    seed: "3",
    until: (match, { slices }) =>
      slices["warhammer-40k"].round >= 1 && slices["warhammer-40k"].acting !== null && optionsOf(match).length > 20,
  },
  finished: {
    game: "finished",
    seed: "4",
    until: (match, { slices }) => slices.finished.finished >= 8 && optionsOf(match).length > 2,
  },
};

/** Under which name the browser keeps the match. */
export const KEPT = "picture";

const optionsOf = ({ decision }) => (decision?.choice.kind === "one" ? decision.choice.options : []);
const isAsked = ({ decision }, prompt) => decision?.prompt.id === prompt;

/** Plays to a moment, and gives it as this browser keeps a match. */
export async function keptAt(name) {
  const { game: id, setup = {}, seed, until, plugins: more = [] } = MOMENTS[name];
  const info = findGame(id);
  const entry = await info.load();
  const plugins = [...usualPlugins(info), ...more];
  const composed = entry.compose(plugins);
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const match = startMatch(composed.game, { setup, hold: "auto", seed });
  const bots = Array.from({ length: match.seats }, (_, seat) =>
    entry.bots[entry.hintBot].create(`picture ${seat}`, composed.game),
  );
  const MOST = 3000;
  for (let at = 0; at < MOST && match.decision !== null; at++) {
    const { seat } = match.decision;
    if (seat === 0 && until(match, match, entry)) {
      const seats = Array.from({ length: match.seats }, (_, one) => (one === 0 ? "human" : entry.hintBot));
      return { id: KEPT, game: id, plugins, seats, save: saveMatch(match), standing: {}, changed: 0, owner: "" };
    }
    match.answer(seat, bots[seat].answer(match.seen));
  }
  throw new Error(`The match of "${name}" never comes to its moment.`);
}
