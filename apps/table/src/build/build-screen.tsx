import type { ListBuilder } from "@riposte/hosting/lists";
import { Suspense, useEffect, useRef, useState } from "react";
import { pageOf } from "../games.js";
import { Icon } from "../look/icon.js";
import { isTyping } from "../shell/typing.js";
import css from "./build-screen.module.css";
import { buildTexts as texts } from "./build-texts.js";
import { DrawnHand } from "./drawn-hand.js";
import { Going } from "./going.js";
import { ListText } from "./list-text.js";
import { PasteBox } from "./paste-box.js";
import { Sections } from "./sections.js";
import { ShelfPanel } from "./shelf-panel.js";
import { SummaryPanel } from "./summary-panel.js";
import { type Draft, useList } from "./use-list.js";
import { VerdictLine } from "./verdict-line.js";

interface BuildScreenProps {
  readonly builder: ListBuilder;
  readonly first: Draft & { readonly pasted: string | null };
  /** The kept list it is. */
  readonly kept: string | undefined;
}

const TABS = ["cards", "add", "paste"] as const;

/** A deck or an army put together: what could be in it, what is, and what that means. */
export function BuildScreen({ builder, first, kept }: BuildScreenProps) {
  const { change, ...work } = useList(builder, first);
  const OwnCards = pageOf(builder.game)?.OwnCards;
  // what is typed stands as it is; otherwise the text follows the list
  const [pasted, setPasted] = useState(first.pasted);
  const [view, setView] = useState<"cards" | "list">("cards");
  const [tab, setTab] = useState<(typeof TABS)[number]>("cards");
  const [swapped, setSwapped] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const { list, name, undo } = work;
  const verdict = builder.verdict(list);
  const sections = builder.sections(list);
  const hand = builder.hand?.(list);
  const paste = (text: string) => {
    setPasted(text);
    const read = builder.read(text);
    if (read.list === undefined) return;
    setSwapped(null);
    change({ list: read.list, ...(read.name !== undefined && { name: read.name }) });
  };
  const build = (make: () => void) => {
    setPasted(null);
    make();
  };
  const written = pasted ?? builder.write(list, name);
  useEffect(() => {
    const pasteAnywhere = ({ target, clipboardData }: ClipboardEvent) => {
      if (!isTyping(target)) paste(clipboardData?.getData("text") ?? "");
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") setSwapped(null);
      if (event.key !== "/" || isTyping(event.target)) return;
      event.preventDefault();
      setTab("add");
      search.current?.focus();
    };
    document.addEventListener("paste", pasteAnywhere);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("paste", pasteAnywhere);
      document.removeEventListener("keydown", press);
    };
  });
  const add = (id: string, title: string, isFull: boolean) => {
    if (!isFull) return build(() => work.count(id, 1));
    setSwapped({ id, name: title });
    setView("cards");
    setTab("cards");
  };
  return (
    <div className={css.page} data-game={builder.game} data-tab={tab}>
      <aside className={css.left}>
        <div className={css.paste}>
          <PasteBox text={written} read={written === "" ? null : builder.read(written)} onPaste={paste} />
          {OwnCards !== undefined && (
            <Suspense fallback={null}>
              <OwnCards again={() => `#/build/${builder.game}?${new URLSearchParams({ list: written })}`} />
            </Suspense>
          )}
        </div>
        <div className={css.shelf}>
          <ShelfPanel game={builder.game} shelves={builder.shelves(list)} search={search} onAdd={add} />
        </div>
      </aside>
      <section className={css.middle} aria-label={name}>
        <header className={css.head}>
          <a className={css.back} href="#/build" aria-label={texts.back}>
            <Icon name="chev" />
          </a>
          <div className={css.named}>
            <h1>
              <input
                aria-label={texts.name}
                value={name}
                maxLength={60}
                size={Math.max(6, name.length + 1)}
                onChange={({ target }) => build(() => change({ name: target.value }))}
              />
            </h1>
            <span>{builder.about(list)}</span>
          </div>
          {undo !== undefined && (
            <button type="button" className={css.view} onClick={() => build(undo)}>
              <Icon name="undo" />
              {texts.undo}
            </button>
          )}
          <div className={css.views}>
            {(["cards", "list"] as const).map((one) => (
              <button
                key={one}
                type="button"
                className={css.view}
                aria-pressed={view === one}
                onClick={() => setView(one)}
              >
                {texts.views[one]}
              </button>
            ))}
          </div>
        </header>
        <VerdictLine verdict={verdict} onMend={(mended) => build(() => change({ list: mended }))} />
        <div className={css.glance}>
          <SummaryPanel summary={builder.summary(list)} isShort />
        </div>
        <div className={css.tabs} role="tablist">
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              className={css.view}
              aria-selected={tab === one}
              onClick={() => setTab(one)}
            >
              {texts.tabs[one]}
            </button>
          ))}
        </div>
        {swapped !== null && (
          <p className={css.swap} role="status">
            {texts.whichGoes(swapped.name)}
            <button type="button" className={css.view} onClick={() => setSwapped(null)}>
              {texts.never}
            </button>
          </p>
        )}
        <div className={css.contents}>
          {view === "list" ? (
            <ListText text={builder.write(list, name)} name={name} />
          ) : (
            <Sections
              game={builder.game}
              sections={sections}
              isSwapping={swapped !== null}
              onCount={(id, by) => build(() => work.count(id, by))}
              onChoose={(id, choice, value) => build(() => work.choose(id, choice, value))}
              onGo={(out) => {
                if (swapped !== null) build(() => work.swap(out, swapped.id));
                setSwapped(null);
              }}
            />
          )}
        </div>
        {hand !== undefined && hand.cards.length >= hand.size && (
          <DrawnHand
            game={builder.game}
            {...hand}
            nameOf={(id) => sections.flatMap(({ entries }) => entries).find((entry) => entry.id === id)?.name ?? id}
          />
        )}
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it */}
      <aside className={css.right} tabIndex={0} aria-label={texts.numbers}>
        <SummaryPanel summary={builder.summary(list)} />
      </aside>
      <Going builder={builder} list={list} name={name} kept={kept} isLegal={verdict.isLegal} />
    </div>
  );
}
