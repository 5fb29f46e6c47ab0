import type { Key } from "@riposte/kernel";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { ownTabOf, type StageProps } from "../tables/table-parts.js";
import { keyIn, optionsIn } from "../tables/table-props.js";
import { useAtSeat } from "./at-seat.js";
import { HandArea } from "./hand/hand-area.js";
import { useDrag } from "./hand/use-drag.js";
import css from "./match.module.css";
import { actionsOf } from "./question/action-row.js";
import { AskedProvider } from "./question/asked.js";
import { useAnswering } from "./question/use-answering.js";
import { useHint } from "./question/use-hint.js";
import { useWishes } from "./question/use-wishes.js";
import { matchTexts as texts } from "./texts.js";
import { Side } from "./told/side.js";
import { Tabs } from "./told/tabs.js";
import { useKeptFocus } from "./use-kept-focus.js";
import { useMatchKeys } from "./use-match-keys.js";
import { useTravel } from "./use-travel.js";

// what opens on a wish comes with it, and what happened last has not happened yet
const Latest = lazy(async () => ({ default: (await import("./opened/latest.js")).Latest }));
const KeyList = lazy(async () => ({ default: (await import("./opened/key-list.js")).KeyList }));
const PreviewLayer = lazy(async () => ({ default: (await import("./opened/preview.js")).PreviewLayer }));

/** Everything around and on the table: armies, the table itself, what is resolved, the hand, the question, the log. */
export function Areas() {
  const { client, state, seen, parts, log, moment, shown, onShow, coaching } = useAtSeat();
  const [fault, setFault] = useState<string | null>(null);
  const [regarded, setRegarded] = useState<Key | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const { view } = seen;

  const { decision } = state.view;
  const own = moment.past === null && decision?.own === true ? decision : null;
  const answering = useAnswering(client, own, () => {
    setRegarded(null);
    onShow(null);
    if (own !== null) coaching?.answered(own);
  });
  const { choose, point, widen } = answering;
  const { several } = answering.drafting;
  const hinting = useHint(client, own);
  // pointing at one of them changes none
  const options = useMemo(
    () => (own === null ? [] : optionsIn(view).filter(({ key }) => several?.isOpen(key) ?? true)),
    [own, view, several],
  );
  const stage: StageProps = {
    ...seen,
    options,
    hinted: keyIn(hinting.hinted),
    among: answering.among,
    regarded,
    chosen: several?.chosen ?? null,
    onChoose: choose,
    onPoint: point,
    onRegard: setRegarded,
  };
  const actions = actionsOf({
    client,
    state,
    onHint: (given) => {
      // it may be none of those that were pointed at
      widen();
      hinting.give(given);
    },
    onFault: setFault,
  });
  useKeptFocus(around, own?.id ?? null);
  useEffect(() => {
    const { current } = around;
    if (current !== null) void import("./opened/steady-place.js").then(({ holdSteady }) => holdSteady(current));
  }, []);
  useWishes(client);
  useMatchKeys({
    actions,
    onLog: () => onShow(shown === "log" ? null : "log"),
    onClose: () => (showsKeys ? setShowsKeys(false) : shown !== null ? onShow(null) : widen()),
    onKeys: () => setShowsKeys(!showsKeys),
  });
  const drag = useDrag(around, (keys) => (keys.length === 1 ? choose(keys[0] as Key) : point(keys)));
  useTravel(around, `${state.steps.length} ${moment.at}`);

  const { Stage, Rail, Strip } = parts;
  // when there are enough, the rest of the hand rests
  const isOpen = several?.isOpen ?? (() => true);
  const cards = parts.hand?.(seen).map((card) => ({ ...card, keys: card.keys.filter(isOpen) })) ?? null;
  const isResolving = Strip !== undefined && parts.isResolving?.(seen) === true;
  const inSight = [
    ...(cards ?? []).flatMap(({ keys }) => keys),
    ...stage.options.filter((option) => parts.isInSight?.(option)).map(({ key }) => key),
  ];
  // what belongs to the table stays in sight
  const hasRoom = (cards === null || cards.length === 0) && parts.ownOnPhone?.at !== "table";
  const newWords = own !== null && hasRoom ? coaching?.words(own) : undefined;
  const isBrief = newWords != null;
  const asked = { own, answering, hinting, inSight, actions, fault, onFault: setFault, onRegard: setRegarded, isBrief };
  return (
    <div ref={around} className={css.around} {...drag}>
      {(Rail !== undefined || coaching !== undefined) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
        <aside className={css.rail} aria-label={texts.armies} tabIndex={0}>
          {coaching?.list(own)}
          {Rail !== undefined && <Rail {...stage} />}
        </aside>
      )}
      <section className={css.stage} aria-label={texts.stage} data-resolving={isResolving}>
        <Stage {...stage} />
        {own !== null && coaching?.label(own)}
        <Suspense fallback={null}>
          <Latest
            log={log}
            players={seen.players}
            own={seen.own}
            isSaid={own === null || isResolving}
            rolled={(since) => parts.rolled?.(state.steps.slice(since).flatMap(({ events }) => events)) ?? null}
          />
        </Suspense>
      </section>
      {isResolving && (
        <section className={css.strip} aria-label={texts.strip}>
          <Suspense fallback={null}>
            <Strip {...stage} />
          </Suspense>
        </section>
      )}
      <HandArea stage={stage} parts={parts} cards={cards} isAsked={own !== null} newWords={newWords} />
      <AskedProvider value={asked}>
        <Side />
      </AskedProvider>
      <div className={css.tabs}>
        <Tabs
          shown={shown}
          onShow={onShow}
          hand={cards?.length ?? null}
          own={ownTabOf(parts)}
          hasRail={Rail !== undefined}
          actions={actions}
        />
      </div>
      <Suspense fallback={null}>
        <PreviewLayer seen={seen} preview={parts.preview} />
      </Suspense>
      {showsKeys && (
        <Suspense fallback={null}>
          <KeyList onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
    </div>
  );
}
