import { reasonOf } from "@riposte/hosting";
import { lazy, Suspense, useState } from "react";
import { useAtSeat } from "../at-seat.js";
import css from "../match.module.css";
import { matchTexts as texts } from "../texts.js";
import { chapterAt } from "../told/chapter-at.js";
import { type Action, ActionRow } from "./action-row.js";
import { useAsked } from "./asked.js";
import { Dock } from "./dock.js";
import dockCss from "./dock.module.css";
import { LookingBack } from "./looking-back.js";
import { Waiting } from "./waiting.js";

// what opens on a wish comes with it, and the end with the end
const AdviceList = lazy(async () => ({ default: (await import("../opened/advice-list.js")).AdviceList }));
const ConfirmAnswer = lazy(async () => ({ default: (await import("../opened/confirm-answer.js")).ConfirmAnswer }));
const Over = lazy(async () => ({ default: (await import("../opened/over.js")).Over }));
const PolicyPanel = lazy(async () => ({ default: (await import("../opened/policy-panel.js")).PolicyPanel }));

/** The question and all that stands in its place: who is waited for, an earlier moment, the end. */
export function QuestionArea({ id }: { readonly id: string }) {
  const { client, state, seen, parts, log, moment, coaching, why, onEnd } = useAtSeat();
  const { own, answering, hinting, actions, fault, onFault, isBrief } = useAsked();
  const [isAsking, setIsAsking] = useState(false);
  const [isFolded, setIsFolded] = useState(false);
  const { decision, outcome, policy } = state.view;
  const { advising } = hinting;
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
          onAnswer={answer}
          onPass={async (change) => {
            const taken = await client.setPolicy(change);
            return taken.ok ? answer("pass") : taken;
          }}
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
