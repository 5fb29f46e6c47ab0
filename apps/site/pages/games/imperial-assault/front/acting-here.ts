import type { Game, LiveMatch } from "@riposte/kernel/run";
import { counted } from "@riposte/words";

const MOST = 2;
const HAND = "cc-effects";

/** Which plugins act where a match stands: who asks, what is offered, and how many cards could be played here. */
export function actingHere(
  game: Game,
  match: LiveMatch<unknown>,
): readonly { readonly plugin: string; readonly words: string }[] {
  const { decision } = match;
  if (decision === null || decision.choice.kind !== "one") return [];
  const view = match.viewFor(decision.seat).decision;
  const window = view?.own === true ? view.window : null;
  const entry = window === null ? undefined : game.windows.get(window);
  const owner = entry?.plugin ?? game.questions.get(decision.question)?.plugin ?? "kernel";
  const { options } = decision.choice;
  const cards = options.filter(({ key }) => String(key).startsWith("cc:")).length;
  const rules = options.length - cards;
  const acts = game.plugins.map(({ name, behaviour }) => ({
    plugin: name,
    count: new Set(
      (behaviour.acts?.() ?? []).filter(({ at }) => at === window).map(({ card, ability }) => ability ?? card),
    ).size,
  }));
  // the hand is what people look at
  const others = acts
    .filter(({ count, plugin }) => count > 0 && plugin !== owner)
    .sort((one, other) => Number(other.plugin === HAND) - Number(one.plugin === HAND));
  return [
    { plugin: owner, words: rules === 1 ? "offers 1 answer" : `offers ${rules} answers` },
    ...others.map(({ plugin, count }) => ({
      plugin,
      words: `${counted(count, "ability acts", "abilities act")} here${
        plugin === HAND ? `, ${cards === 0 ? "none" : cards} in hand` : ""
      }`,
    })),
  ].slice(0, MOST);
}
