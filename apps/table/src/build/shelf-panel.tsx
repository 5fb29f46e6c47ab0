import type { Shelf, ShelfItem } from "@riposte/hosting/lists";
import { type RefObject, useState } from "react";
import { Picture } from "../build/picture.js";
import { Icon } from "../look/icon.js";
import { SearchField } from "../look/search-field.js";
import { buildTexts as texts } from "./build-texts.js";
import css from "./shelf-panel.module.css";

interface ShelfPanelProps {
  readonly game: string;
  readonly shelves: readonly Shelf[];
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onAdd: (id: string, name: string, isFull: boolean) => void;
}

const MOST = 60;

/** What could be in the list: searched by words and by one-click tags. */
export function ShelfPanel({ game, shelves, search, onAdd }: ShelfPanelProps) {
  const [at, setAt] = useState(0);
  const [query, setQuery] = useState("");
  const [tags, setTags] = useState<readonly string[]>([]);
  const shelf = shelves[at] ?? (shelves[0] as Shelf);
  const found = shelf.items.filter((item) => matches(item, query, tags, shelf));
  return (
    <section className={css.panel} aria-label={texts.shelves}>
      {shelves.length > 1 && (
        <div className={css.kinds}>
          {shelves.map(({ id, label }, place) => (
            <button
              key={id}
              type="button"
              aria-pressed={place === at}
              onClick={() => {
                setAt(place);
                setTags([]);
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <h2>
        {shelf.title} <small className={css.about}>{shelf.about}</small>
      </h2>
      <SearchField input={search} label={texts.search} placeholder={shelf.placeholder} value={query} onSeek={setQuery}>
        <kbd>/</kbd>
      </SearchField>
      <div className={css.tags}>
        {shelf.tags.map(({ id, label, color }) => (
          <button
            key={id}
            type="button"
            aria-pressed={tags.includes(id)}
            onClick={() => setTags(tags.includes(id) ? tags.filter((one) => one !== id) : [...tags, id])}
          >
            {color !== undefined && <i style={{ background: `var(--c-${color})` }} />}
            {label}
          </button>
        ))}
      </div>
      {found.length === 0 && <p className={css.nothing}>{texts.nothing}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <ul className={css.items} tabIndex={0} aria-label={shelf.title}>
        {found.slice(0, MOST).map((item) => {
          const isOut = item.count >= item.most;
          const isFull = shelf.isFull && item.isOnly !== true;
          return (
            <li key={item.id} data-out={isOut}>
              <Picture game={game} id={item.id} size="row" />
              <span className={css.words}>
                <b>{item.name}</b>
                <small>{item.about}</small>
              </span>
              {item.cost !== undefined && <b className={css.cost}>{item.cost}</b>}
              {isOut ? (
                <span className={css.many}>{texts.many(item.count, item.most)}</span>
              ) : (
                <button
                  type="button"
                  className={css.add}
                  data-lit={!isFull || undefined}
                  aria-label={(isFull ? texts.swapIn : texts.add)(item.name)}
                  onClick={() => onAdd(item.id, item.name, isFull)}
                >
                  <Icon name="plus" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Every word is found, and every tag is there; of colours, any one. */
function matches({ words, tags: own }: ShelfItem, query: string, tags: readonly string[], shelf: Shelf): boolean {
  const colors = shelf.tags.filter(({ color }) => color !== undefined).map(({ id }) => id);
  const wanted = tags.filter((tag) => !colors.includes(tag));
  const wantedColors = tags.filter((tag) => colors.includes(tag));
  return (
    query
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word)) &&
    wanted.every((tag) => own.includes(tag)) &&
    (wantedColors.length === 0 || wantedColors.some((tag) => own.includes(tag)))
  );
}
