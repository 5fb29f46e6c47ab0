import type { Answer } from "@riposte/kernel";
import type { SeatClient, SeatState, Taken } from "@riposte/seats";
import { download } from "../shell/download.js";
import { texts } from "../texts.js";
import css from "./action-bar.module.css";

interface ActionBarProps {
  readonly client: SeatClient;
  readonly state: SeatState;
  readonly onHint: (answer: Answer | null) => void;
  readonly onFault: (reason: string | null) => void;
}

/** What a player can do beside answering. */
export function ActionBar({ client, state, onHint, onFault }: ActionBarProps) {
  const tell = (taken: Taken) => onFault(taken.ok ? null : taken.reason);
  const hint = async () => {
    const found = await client.hint();
    onHint(found.ok ? found.answer : null);
    onFault(found.ok ? null : found.reason);
  };
  const canResign = client.about.seat !== null && state.view.outcome === null;
  const resign = async () => {
    if (confirm(texts.online.sure)) tell(await client.resign());
  };
  const save = async () => {
    const saved = await client.save();
    if (saved !== null)
      download({
        name: `${saved.game}-${saved.inputs.length}.json`,
        type: "application/json",
        text: JSON.stringify(saved),
      });
  };
  return (
    <div className={css.bar}>
      <button type="button" disabled={!state.canUndo} onClick={async () => tell(await client.undo())}>
        {texts.play.undo}
      </button>
      <button type="button" disabled={!state.canRedo} onClick={async () => tell(await client.redo())}>
        {texts.play.redo}
      </button>
      {client.about.isShared ? (
        <button type="button" disabled={!canResign} onClick={resign}>
          {texts.online.resign}
        </button>
      ) : (
        <button type="button" disabled={state.view.decision?.own !== true} onClick={hint}>
          {texts.play.hint}
        </button>
      )}
      <button type="button" disabled={client.about.isShared && state.view.outcome === null} onClick={save}>
        {texts.play.save}
      </button>
    </div>
  );
}
