import type { KeyboardEvent } from "react";
import type { Shown } from "../shown.js";
import { matchTexts as texts } from "../texts.js";
import css from "./side-tabs.module.css";

interface SideTabsProps {
  readonly question: string;
  readonly history: string;
  readonly isHistory: boolean;
  /** A player who reads what happened is waited for. */
  readonly isAsked: boolean;
  readonly onShow: (shown: Shown) => void;
}

/** Where there is no room for both, the question and what happened lie behind tabs; arrows go from one to the other. */
export function SideTabs({ question, history, isHistory, isAsked, onShow }: SideTabsProps) {
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const { target } = event;
    const other = (target as Element).nextElementSibling ?? (target as Element).previousElementSibling;
    onShow(isHistory ? null : "log");
    (other as HTMLElement | null)?.focus();
  };
  const tab = (controls: string, isOn: boolean, to: Shown, words: string) => (
    <button
      type="button"
      role="tab"
      aria-selected={isOn}
      aria-controls={controls}
      tabIndex={isOn ? 0 : -1}
      onClick={() => onShow(to)}
    >
      {words}
      {!isOn && to === null && isAsked && (
        <span className={css.asked}>
          <span className={css.said}>, {texts.yourMove}</span>
        </span>
      )}
    </button>
  );
  return (
    <div className={css.tabs} role="tablist" aria-label={texts.side} onKeyDown={turn}>
      {tab(question, !isHistory, null, texts.question)}
      {tab(history, isHistory, "log", texts.happened)}
    </div>
  );
}
