import { type LogPart, reasonOf } from "@riposte/hosting";
import type { SeatClient, SeatState } from "@riposte/hosting/seats";
import type { Key } from "@riposte/kernel";
import type { OwnDecision } from "@riposte/kernel/run";
import { lazy, Suspense, useState } from "react";
import type { Coaching } from "../../learn/coaching.js";
import type { Seen, TableParts } from "../../tables/table-parts.js";
import css from "../match.module.css";
import { matchTexts as texts } from "../texts.js";
import { chapterAt } from "../told/timeline.js";
import type { Moment } from "../use-moment.js";
import { type Action, ActionRow } from "./action-row.js";
import { Dock } from "./dock.js";
import dockCss from "./dock.module.css";
import { LookingBack } from "./looking-back.js";
import type { Answering } from "./use-answering.js";
import type { Hinting } from "./use-hint.js";
import { Waiting } from "./waiting.js";

// what opens on a wish comes with it, and the end with the end
const AdviceList = lazy(async () => ({ default: (await import("../opened/advice-list.js")).AdviceList }));
const ConfirmAnswer = lazy(async () => ({ default: (await import("../opened/confirm-answer.js")).ConfirmAnswer }));
const Over = lazy(async () => ({ default: (await import("../opened/over.js")).Over }));
const PolicyPanel = lazy(async () => ({ default: (await import("../opened/policy-panel.js")).PolicyPanel }));

export interface QuestionAreaProps {
  readonly id: string;
  readonly client: SeatClient;
  readonly state: SeatState;
  readonly seen: Seen;
  readonly parts: TableParts;
  readonly log: readonly LogPart[];
  readonly moment: Moment;
  /** What the own seat is asked now. */
  readonly own: OwnDecision | null;
  readonly answering: Answering;
  readonly hinting: Hinting;
  readonly inSight: readonly Key[];
  readonly actions: readonly Action[];
  readonly fault: string | null;
  readonly onFault: (reason: string | null) => void;
  readonly onRegard: (key: Key | null) => void;
  /** Said before the question, where a player learns. */
  readonly coaching: Coaching | undefined;
  /** New words stand elsewhere. */
  readonly isBrief: boolean;
  /** How it came to its end, where not by the rules. */
  readonly why: string | null | undefined;
  /** The match is over, and its end is to be seen again. */
  readonly onEnd: () => void;
}

/** The question and all that stands in its place: who is waited for, an earlier moment, the end. */
export function QuestionArea({ id, client, state, seen, parts, log, moment, own, ...props }: QuestionAreaProps) {
  const { answering, hinting, inSight, actions, fault, onFault, onRegard, coaching, isBrief, why, onEnd } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [isFolded, setIsFolded] = useState(false);
  const { decision, outcome, policy } = state.view;
  const { hinted, advising } = hinting;
  const { answer, doubted } = answering;
  const isNow = moment.past === null;
  const mayAsk = policy !== null && outcome === null && client.about.seats.length > 1 && coaching === undefined;
  const asking: Action = {
    icon: "bell",
    label: texts.askMe,
    isEnabled: true,
    isOn: isAsking,
    onUse: () => setIsAsking(!isAsking),
  };
  return (
    <section
      id={id}
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
        <Suspense fallback={null}>
          <Over voice={seen.voice} outcome={outcome} seats={client.about.seats.length} why={why} onShow={onEnd} />
        </Suspense>
      )}
      {own !== null && coaching?.line(own, isBrief)}
      {own !== null && doubted !== null && (
        <Suspense fallback={null}>
          <ConfirmAnswer
            decision={own}
            answer={doubted.answer}
            voice={seen.voice}
            onYes={async () => {
              const taken = await doubted.yes();
              onFault(taken.ok ? null : reasonOf(seen.voice, taken));
            }}
            onNo={doubted.no}
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
          drafting={answering.drafting}
          among={answering.among}
          inSight={inSight}
          onShowAll={answering.widen}
          onAnswer={answer}
          onPass={async (change) => {
            const taken = await client.setPolicy(change);
            return taken.ok ? answer("pass") : taken;
          }}
          onRegard={onRegard}
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
  );
}
