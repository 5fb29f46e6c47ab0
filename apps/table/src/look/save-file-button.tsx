import { buttonClass } from "./button.js";
import { Icon } from "./icon.js";
import css from "./save-file-button.module.css";

interface SaveFileButtonProps {
  readonly words: string;
  readonly kind: "lit" | "quiet";
  readonly size?: "small" | "usual";
  readonly onFile: (file: File | undefined) => void;
}

/** Looks like a button; the field that opens a save lies over it, unseen. */
export const SaveFileButton = ({ words, kind, size = "usual", onFile }: SaveFileButtonProps) => (
  <label className={`${buttonClass(kind, size)} ${css.over}`}>
    <Icon name="save" />
    {words}
    <input type="file" accept="application/json,.json" onChange={({ target }) => onFile(target.files?.[0])} />
  </label>
);
