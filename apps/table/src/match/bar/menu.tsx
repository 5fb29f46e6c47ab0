import type { SeatClient, SeatState } from "@riposte/hosting/seats";
import { useRef } from "react";
import { Icon } from "../../look/icon.js";
import { useSure } from "../../look/use-sure.js";
import { matchTexts as texts } from "../texts.js";
import css from "./menu.module.css";
import { saveFile } from "./save-file.js";

interface MenuProps {
  readonly client: SeatClient;
  readonly state: SeatState;
  readonly isInside: boolean;
  readonly onInside: () => void;
}

/** What is seldom needed: the games, the machines inside, saving, giving up. */
export function Menu({ client, state, isInside, onInside }: MenuProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const act = (doing: () => unknown) => () => {
    list.current?.removeAttribute("open");
    doing();
  };
  const isOver = state.view.outcome !== null;
  const [sure, ask] = useSure();
  const resign = () => ask({ question: texts.sure, yes: texts.resign, onYes: () => client.resign() });
  return (
    <>
      <details ref={list} className={css.menu}>
        <summary aria-label={texts.menu} title={texts.menu}>
          <Icon name="menu" />
        </summary>
        <div className={css.list}>
          <a href="#/">{texts.allGames}</a>
          <a href="#/settings">{texts.settings}</a>
          <button type="button" onClick={act(onInside)}>
            {isInside ? texts.table : texts.inside}
          </button>
          {(!client.about.isShared || isOver) && (
            <button type="button" onClick={act(() => saveFile(client))}>
              {texts.save}
            </button>
          )}
          {client.about.seat !== null && !isOver && (
            <button type="button" onClick={act(resign)}>
              {texts.resign}
            </button>
          )}
        </div>
      </details>
      {sure}
    </>
  );
}
