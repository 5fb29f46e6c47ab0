import type { SeenTable } from "@riposte/finished";
import { abilityName, finishedFacts } from "@riposte/hosting/finished";
import { inOneLine, type SpokenPlace, type SpokenTable } from "../../../tables/spoken.js";
import type { StageProps } from "../../../tables/table-parts.js";
import { deskTexts as texts } from "./texts.js";

const ABILITIES = new Map(finishedFacts.cards.map(({ number, ability }) => [number as number, ability as string]));

/** The desk by zones: "41 cards into past, can be used". */
export function spokenDesk({ view, options }: StageProps): SpokenTable {
  const seen = view.slices.finished as SeenTable;
  const usable = new Set(options.map(({ key }) => key));
  const card = (number: number, ...more: readonly string[]): SpokenPlace => {
    const ability = ABILITIES.get(number) ?? "";
    const candy = seen.candy[number] ?? 0;
    const line = inOneLine([
      `${number}${ability === "" ? "" : ` ${abilityName(ability)}`}`,
      candy > 0 && texts.candyOn(candy),
      ...more,
      usable.has(number) && texts.canUse,
    ]);
    return { line, keys: usable.has(number) ? [number] : [] };
  };
  const note = (line: string): SpokenPlace => ({ line, keys: [] });
  const known = seen.draw.filter((number) => number !== null);
  const zone = (name: string, places: readonly SpokenPlace[]) => ({
    name,
    places: places.length === 0 ? [note(`${name}: ${texts.empty}`)] : places,
  });
  return {
    name: texts.desk,
    rows: [
      zone(
        texts.present,
        seen.present.map((number) => card(number)),
      ),
      zone(
        texts.past,
        seen.past.map((number) => card(number, texts.past)),
      ),
      zone(
        texts.future,
        seen.future.flatMap(({ kind, cards }, at) =>
          cards.map((number) => card(number, texts.later(at, kind === "all"))),
        ),
      ),
      zone(texts.draw, [
        note(inOneLine([texts.draw, texts.cards(seen.draw.length, seen.draw.length - known.length)])),
        ...known.map((number) => card(number, texts.draw)),
      ]),
      zone(texts.pile, [
        note(`${texts.pile}: ${seen.finished}`),
        note(`${seen.coffee} ${texts.coffee}`),
        note(`${seen.active} ${texts.candy(seen.reserve)}`),
      ]),
    ],
  };
}
