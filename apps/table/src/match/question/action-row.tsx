import type { SeatClient, SeatState, Taken } from "@riposte/hosting/seats";
import type { Answer } from "@riposte/kernel";
import type { ReactNode } from "react";
import { Icon, type SymbolName } from "../../look/icon.js";
import { matchTexts as texts } from "../texts.js";
import css from "./action-row.module.css";

/** Something a player can do beside answering. */
export interface Action {
  readonly icon: SymbolName;
  readonly label: string;
  readonly isEnabled: boolean;
  readonly onUse: () => void;
  readonly isOn?: boolean;
}

interface ActionsProps {
  readonly client: SeatClient;
  readonly state: SeatState;
  readonly onHint: (answer: Answer | null) => void;
  readonly onFault: (reason: string | null) => void;
}

/** Undo, redo where there is one, and a hint where it is no unfair help; what is over stays as it is. */
export function actionsOf({ client, state, onHint, onFault }: ActionsProps): readonly Action[] {
  if (state.view.outcome !== null) return [];
  const tell = (taken: Taken) => onFault(taken.ok ? null : taken.reason);
  const hint = async () => {
    const found = await client.hint();
    onHint(found.ok ? found.answer : null);
    onFault(found.ok ? null : found.reason);
  };
  const redo: Action = {
    icon: "again",
    label: texts.redo,
    isEnabled: true,
    onUse: async () => tell(await client.redo()),
  };
  return [
    { icon: "undo", label: texts.undo, isEnabled: state.canUndo, onUse: async () => tell(await client.undo()) },
    ...(state.canRedo ? [redo] : []),
    ...(client.about.isShared
      ? []
      : [{ icon: "bulb", label: texts.hint, isEnabled: state.view.decision?.own === true, onUse: hint } as const]),
  ];
}

interface ActionRowProps {
  readonly actions: readonly Action[];
  /** A way out of what the row belongs to. */
  readonly leave?: ReactNode;
}

export function ActionRow({ actions, leave }: ActionRowProps) {
  return (
    <div className={css.row}>
      {actions.map(({ icon, label, isEnabled, onUse, isOn }) => (
        <button key={label} type="button" disabled={!isEnabled} aria-pressed={isOn} onClick={onUse}>
          <Icon name={icon} /> {label}
        </button>
      ))}
      {leave}
    </div>
  );
}
