import { useEffect, useId, useRef } from "react";
import { texts } from "../texts.js";
import { Button } from "./button.js";
import css from "./sure.module.css";

export interface Asked {
  readonly question: string;
  /** What the button says that does it. */
  readonly yes: string;
  readonly onYes: () => void;
}

/** The question, over the page. */
export function Sure({ question, yes, onYes, onClose }: Asked & { readonly onClose: () => void }) {
  const card = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => card.current?.showModal(), []);
  return (
    <dialog ref={card} role="alertdialog" className={css.sure} aria-labelledby={title} onClose={onClose}>
      <p id={title}>{question}</p>
      <div className={css.ways}>
        <Button onClick={() => card.current?.close()}>{texts.cancel}</Button>
        <Button
          look="lit"
          onClick={() => {
            card.current?.close();
            onYes();
          }}
        >
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
