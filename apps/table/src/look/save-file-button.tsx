import { buttonClass } from "./button.js";
import { Icon } from "./icon.js";
import css from "./save-file-button.module.css";

interface SaveFileButtonProps {
  readonly words: string;
  readonly kind: "lit" | "quiet";
  readonly size?: "small" | "usual";
  /** What may be opened; saves unless given. */
  readonly accept?: string;
  readonly onFile: (file: File | undefined) => void;
}

const SAVES = "application/json,.json";

/** Looks like a button; the field that opens a save lies over it, unseen. */
export const SaveFileButton = ({ words, kind, size = "usual", accept = SAVES, onFile }: SaveFileButtonProps) => (
  <label className={`${buttonClass(kind, size)} ${css.over}`}>
    <Icon name="save" />
    {words}
    <input type="file" accept={accept} onChange={({ target }) => onFile(target.files?.[0])} />
  </label>
);
