import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Icon } from "./icon.js";
import css from "./search-field.module.css";

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onSeek: (sought: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly input?: Ref<HTMLInputElement>;
  /** What stands at its end: a key, how many were found. */
  readonly children?: ReactNode;
}

/** Where a word is typed that something is looked for by. */
export function SearchField({
  label,
  placeholder = label,
  value,
  onSeek,
  onKeyDown,
  input,
  children,
}: SearchFieldProps) {
  return (
    <label className={css.field}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onSeek(target.value)}
      />
      {children}
    </label>
  );
}
