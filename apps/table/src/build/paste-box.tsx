import type { ReadList } from "@riposte/hosting/lists";
import { useState } from "react";
import { Icon } from "../look/icon.js";
import { buildTexts as texts } from "./build-texts.js";
import { fileText } from "./file-text.js";
import css from "./paste-box.module.css";

interface PasteBoxProps {
  readonly text: string;
  readonly read: ReadList<unknown> | null;
  readonly onPaste: (text: string) => void;
}

const MOST_SAID = 3;

/** What a player has already, read at once. */
export function PasteBox({ text, read, onPaste }: PasteBoxProps) {
  const [fault, setFault] = useState<string | null>(null);
  return (
    <section aria-label={texts.paste}>
      <h2>{texts.paste}</h2>
      <textarea
        className={css.box}
        aria-label={texts.paste}
        aria-describedby="paste-said"
        placeholder={texts.pasteHint}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onPaste(target.value)}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (file === undefined) return;
          event.preventDefault();
          fileText(file).then(
            (said) => {
              setFault(null);
              onPaste(said);
            },
            (error: Error) => setFault(error.message),
          );
        }}
      />
      {fault !== null && <p role="alert">{fault}</p>}
      <div id="paste-said">
        <Said read={read} />
      </div>
    </section>
  );
}

/** What was read of a text, and what could not be. */
export function Said({ read }: Pick<PasteBoxProps, "read">) {
  const problems = read?.problems ?? [];
  return (
    <div role="status" className={css.said}>
      {read !== null && (
        <p data-good={problems.length === 0}>
          <Icon name={problems.length === 0 ? "check" : "warn"} />
          {read.said}
        </p>
      )}
      {problems.slice(0, MOST_SAID).map(({ line, message }) => (
        <p key={`${line} ${message}`}>{texts.unread(line, message)}</p>
      ))}
      {problems.length > MOST_SAID && <p>{texts.moreUnread(problems.length - MOST_SAID)}</p>}
    </div>
  );
}
