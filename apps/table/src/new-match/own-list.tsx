import css from "./new-match.module.css";
import { newMatchTexts as texts } from "./new-match-texts.js";

interface OwnListProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A list of one's own: pasted, typed, dropped or opened. */
export function OwnList({ label, text, onChange }: OwnListProps) {
  const read = async (file: File | undefined) => {
    if (file !== undefined) onChange(await file.text());
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
          void read(file);
        }}
      />
      <label>
        {texts.open} <input type="file" onChange={({ target }) => void read(target.files?.[0])} />
      </label>
    </div>
  );
}
