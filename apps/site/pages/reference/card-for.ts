import type { Craft } from "../../src/workshop/craft.js";
import { CRAFTED, craftOf } from "../../src/workshop/crafts/games.js";
import { writtenJson } from "../../src/workshop/written-json.js";
import { escaped, highlighted } from "../highlight.js";
import { relative } from "../links.js";
import type { ToldGame } from "./told-game.js";

/** Cards longer than this explain nothing. */
const LONGEST = 1400;

/** Finds a real card for a window: the shortest of those that act there and can be opened in the workshop. */
export async function cardsFor(told: ToldGame): Promise<(name: string, address: string) => string> {
  if (!CRAFTED.includes(told.info.id)) return () => "";
  const craft = await craftOf(told.info.id);
  const samples = new Map(craft.samples.map(({ id }) => [id, id]));
  const byTitle = new Map(craft.samples.map(({ id, title }) => [title, id]));
  return (name, address) => {
    const ids = told.acts
      .filter(({ at, plugin }) => at === name && plugin === craft.plugin)
      .flatMap(
        ({ id, card, ability }) => samples.get(id ?? "") ?? byTitle.get(card ?? "") ?? byTitle.get(ability ?? "") ?? [],
      );
    const [shortest] = [...new Set(ids)]
      .map((id) => ({ id, text: writtenJson(craft.sample(id)) }))
      .sort((one, other) => one.text.length - other.text.length);
    return shortest === undefined || shortest.text.length > LONGEST ? "" : cardOf(craft, address, shortest);
  };
}

const cardOf = (
  { game, plugin }: Craft,
  address: string,
  { id, text }: { readonly id: string; readonly text: string },
): string =>
  `<h2 id="card">A card for it</h2><figure class="code"><figcaption><code>${escaped(`${plugin}: ${id}`)}</code><span class="grow"></span><a class="small" href="${relative(address, "workshop")}#game=${game}&amp;card=${encodeURIComponent(id)}">${PLAY}Try it</a><button type="button" class="small copy">${COPY}Copy</button></figcaption><pre tabindex="0"><code>${highlighted(text, "json")}</code></pre></figure>`;

const PLAY = `<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><path d="M4 2.5v11l9-5.5z" fill="currentColor"/></svg>`;
const COPY = `<svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><rect x="5.5" y="2" width="8.5" height="9"/><path d="M10.5 11v3H2V5h3.5"/></svg>`;
