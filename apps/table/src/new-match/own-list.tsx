import { builderOf } from "@riposte/hosting/lists";
import { useState } from "react";
import { fileText } from "../build/file-text.js";
import { Said } from "../build/paste-box.js";
import { useLoaded } from "../shell/use-loaded.js";
import { newMatchTexts as texts } from "./new-match-texts.js";
import css from "./own-list.module.css";
import sectionCss from "./section.module.css";

interface OwnListProps {
  readonly game: string;
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A list of one's own: pasted, typed, dropped or opened, and read at once. */
export function OwnList({ game, label, text, onChange }: OwnListProps) {
  const builder = useLoaded(game, async () => builderOf(game));
  const reader = builder.status === "ready" ? builder.value : undefined;
  const read = text.trim() === "" ? null : (reader?.read(text) ?? null);
  const verdict = read?.list === undefined ? undefined : reader?.verdict(read.list);
  const [fault, setFault] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onChange(await fileText(file));
      setFault(null);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <div className={css.own}>
      <textarea
        aria-label={label}
        rows={6}
        value={text}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (file === undefined) return;
          event.preventDefault();
          void open(file);
        }}
      />
      {fault !== null && <p role="alert">{fault}</p>}
      <Said read={read} />
      {verdict?.isLegal === false && <p className={sectionCss.wrong}>{texts.notLegal(verdict.words)}</p>}
      <p className={css.ways}>
        <label>
          {texts.open} <input type="file" onChange={({ target }) => void open(target.files?.[0])} />
        </label>
        <a href={`#/build/${game}?${new URLSearchParams(text === "" ? { ready: "none" } : { list: text })}`}>
          {text === "" ? texts.build : texts.mend}
        </a>
      </p>
    </div>
  );
}
