import type { LogPart } from "@riposte/catalog";
import type { Answer, Key } from "@riposte/kernel";
import type { SeatClient, SeatState, Taken } from "@riposte/seats";
import { lazy, Suspense, useRef, useState } from "react";
import type { Coaching } from "../learn/coaching.js";
import { asksAgain } from "../settings/settings.js";
import { ownTabOf, type Seen, type StageProps, type TableParts } from "../tables/table-parts.js";
import { answerWith, keyIn, optionsIn } from "../tables/table-props.js";
import { type Action, ActionRow, actionsOf } from "./action-row.js";
import { Dock } from "./dock.js";
import dockCss from "./dock.module.css";
import { Hand } from "./hand.js";
import { Log } from "./log.js";
import { LookingBack } from "./looking-back.js";
import css from "./match.module.css";
import { Over } from "./over.js";
import type { Shown } from "./shown.js";
import { Tabs } from "./tabs.js";
import { matchTexts as texts } from "./texts.js";
import { chapterAt, Timeline } from "./timeline.js";
import { useAdvice } from "./use-advice.js";
import { useDraft } from "./use-draft.js";
import { useDrag } from "./use-drag.js";
import { useKeptFocus } from "./use-kept-focus.js";
import { useMatchKeys } from "./use-match-keys.js";
import type { Moment } from "./use-moment.js";
import { useNarrowing } from "./use-narrowing.js";
import { useTravel } from "./use-travel.js";
import { useWishes } from "./use-wishes.js";
import { Waiting } from "./waiting.js";

// what opens on a wish comes with it, and what happened last has not happened yet
const AdviceList = lazy(async () => ({ default: (await import("./advice-list.js")).AdviceList }));
const ConfirmAnswer = lazy(async () => ({ default: (await import("./confirm-answer.js")).ConfirmAnswer }));
const Latest = lazy(async () => ({ default: (await import("./latest.js")).Latest }));
const KeyList = lazy(async () => ({ default: (await import("./key-list.js")).KeyList }));
const PreviewLayer = lazy(async () => ({ default: (await import("./preview.js")).PreviewLayer }));
const PolicyPanel = lazy(async () => ({ default: (await import("./policy-panel.js")).PolicyPanel }));

interface AreasProps {
  readonly client: SeatClient;
  readonly state: SeatState;
  readonly seen: Seen;
  readonly parts: TableParts;
  readonly log: readonly LogPart[];
  readonly moment: Moment;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  /** Said before the question, where somebody learns. */
  readonly coaching?: Coaching | undefined;
  /** How it came to its end, where not by the rules. */
  readonly why?: string | null | undefined;
  /** The match is over, and its end is to be seen again. */
  readonly onEnd: () => void;
}

/** Everything around and on the table: armies, the table itself, what is resolved, the hand, the question, the log. */
export function Areas({ client, state, seen, parts, log, moment, shown, onShow, coaching, why, onEnd }: AreasProps) {
  const [hint, setHint] = useState<{ readonly decision: number; readonly answer: Answer | null } | null>(null);
  const [doubtful, setDoubtful] = useState<{ readonly decision: number; readonly answer: Answer } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [regarded, setRegarded] = useState<Key | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isFolded, setIsFolded] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const around = useRef<HTMLDivElement>(null);

  const { decision, outcome, policy } = state.view;
  const isNow = moment.past === null;
  const own = isNow && decision?.own === true ? decision : null;
  useKeptFocus(around, own?.id ?? null);
  const send = async (given: Answer) => {
    setRegarded(null);
    onShow(null);
    if (own !== null) coaching?.answered(own);
    return client.answer(given, own?.id ?? -1);
  };
  const answer = async (given: Answer): Promise<Taken> => {
    if (!asksAgain(client.about.isShared)) return send(given);
    setDoubtful({ decision: own?.id ?? -1, answer: given });
    return { ok: true };
  };
  const doubted = doubtful !== null && doubtful.decision === own?.id ? doubtful : null;
  const drafting = useDraft(own);
  const { several } = drafting;
  const choose = (key: Key) =>
    several !== null ? several.toggle(key) : void (own !== null && answer(answerWith(own.choice, key)));
  const { among, point, widen } = useNarrowing(own, choose);
  const advising = useAdvice(client, hint !== null && hint.decision === own?.id ? hint.decision : null);
  const first = hint !== null && hint.decision === own?.id ? hint.answer : null;
  const hinted = advising?.advice?.[0]?.answer ?? first;
  const stage: StageProps = {
    ...seen,
    options: own === null ? [] : optionsIn(seen.view).filter(({ key }) => several?.isOpen(key) ?? true),
    hinted: keyIn(hinted),
    among,
    regarded,
    chosen: several?.chosen ?? null,
    onChoose: choose,
    onPoint: (keys) => (several !== null && keys.length === 1 ? choose(keys[0] as Key) : point(keys)),
    onRegard: setRegarded,
  };
  const actions = actionsOf({
    client,
    state,
    onHint: (given) => {
      // it may be none of those that were pointed at
      widen();
      setHint({ decision: own?.id ?? -1, answer: given });
    },
    onFault: setFault,
  });
  const asking: Action = {
    icon: "bell",
    label: texts.askMe,
    isEnabled: true,
    isOn: isAsking,
    onUse: () => setIsAsking(!isAsking),
  };
  const mayAsk = policy !== null && outcome === null && client.about.seats.length > 1 && coaching === undefined;
  useWishes(client);
  useMatchKeys({
    actions,
    onLog: () => onShow(shown === "log" ? null : "log"),
    onClose: () => (showsKeys ? setShowsKeys(false) : shown !== null ? onShow(null) : widen()),
    onKeys: () => setShowsKeys(!showsKeys),
  });

  const { Stage, Rail, Strip, Own } = parts;
  const held = parts.hand?.(seen) ?? null;
  // when there are enough, the rest of the hand rests
  const cards =
    held?.map((card) => (several === null ? card : { ...card, keys: card.keys.filter(several.isOpen) })) ?? null;
  const isResolving = Strip !== undefined && parts.isResolving?.(seen) === true;
  const handIsAsked =
    own !== null && (parts.isOfHand?.(seen) === true || cards?.some(({ keys }) => keys.length > 0) === true);
  const inSight = [
    ...(cards ?? []).flatMap(({ keys }) => keys),
    ...stage.options.filter((option) => parts.isInSight?.(option)).map(({ key }) => key),
  ];
  // what belongs to the table stays in sight
  const hasRoom = (cards === null || cards.length === 0) && parts.ownOnPhone?.at !== "table";
  const newWords = own !== null && hasRoom ? coaching?.words(own) : undefined;
  const drag = useDrag(around, (keys) => (keys.length === 1 ? choose(keys[0] as Key) : point(keys)));
  useTravel(around, `${state.steps.length} ${moment.at}`);
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
      {(cards !== null || Own !== undefined) && (
        <section
          className={css.tray}
          aria-label={texts.hand}
          data-asked={handIsAsked}
          data-below-table={parts.ownOnPhone?.at === "table"}
        >
          {newWords ?? (
            <Hand
              {...stage}
              cards={cards ?? []}
              hasHand={cards !== null}
              own={Own === undefined ? null : <Own {...stage} />}
            />
          )}
        </section>
      )}
      <aside className={css.side}>
        <section
          className={`${css.dock} ${dockCss.dock}`}
          aria-label={texts.question}
          data-folded={isFolded}
          data-roomy={parts.isRoomy === true}
        >
          <button
            type="button"
            className={dockCss.grip}
            aria-label={isFolded ? texts.unfold : texts.fold}
            onClick={() => setIsFolded(!isFolded)}
          />
          {isNow && outcome !== null && (
            <Over voice={seen.voice} outcome={outcome} seats={client.about.seats.length} why={why} onShow={onEnd} />
          )}
          {own !== null && coaching?.line(own, newWords != null)}
          {own !== null && doubted !== null && (
            <Suspense fallback={null}>
              <ConfirmAnswer
                decision={own}
                answer={doubted.answer}
                voice={seen.voice}
                onYes={async () => {
                  setDoubtful(null);
                  const taken = await send(doubted.answer);
                  setFault(taken.ok ? null : taken.reason);
                }}
                onNo={() => setDoubtful(null)}
              />
            </Suspense>
          )}
          {own !== null && doubted === null && (
            <Dock
              key={own.id}
              decision={own}
              seen={seen}
              parts={parts}
              refusals={state.refusals}
              hinted={hinted}
              drafting={drafting}
              among={among}
              inSight={inSight}
              onShowAll={widen}
              onAnswer={answer}
              onPass={async (change) => {
                const taken = await client.setPolicy(change);
                return taken.ok ? answer("pass") : taken;
              }}
              onRegard={setRegarded}
            />
          )}
          {own !== null && advising !== null && (
            <Suspense fallback={null}>
              <AdviceList
                advising={advising}
                choice={own.choice}
                voice={seen.voice}
                onAnswer={(given) => void answer(given)}
              />
            </Suspense>
          )}
          {!isNow && <LookingBack chapter={chapterAt(log, moment.at)} onReturn={() => moment.look(null)} />}
          {isNow && decision?.own === false && (
            <Waiting name={seen.players[decision.seat]?.name ?? ""} log={log} players={seen.players} />
          )}
          {fault !== null && (
            <p className={dockCss.fault} role="alert">
              {fault}
            </p>
          )}
          <div className={dockCss.actions}>
            <ActionRow actions={mayAsk ? [...actions, asking] : actions} leave={coaching?.leave} />
          </div>
          {mayAsk && isAsking && (
            <Suspense fallback={null}>
              <PolicyPanel
                game={client.about.game}
                policy={policy}
                decision={own}
                voice={seen.voice}
                onChange={(change) => void client.setPolicy(change)}
              />
            </Suspense>
          )}
        </section>
        <div className={css.history}>
          <Log log={log} players={seen.players} at={moment.at} onLook={moment.look} />
          <Timeline
            log={log}
            last={state.steps.length - 1}
            players={seen.players}
            at={moment.at}
            onMove={moment.look}
          />
        </div>
      </aside>
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
