import { type RefObject, useId, useRef, useState } from "react";
import type { Piece, Term } from "./glossary.js";
import css from "./glossed-text.module.css";

/** A text whose words can be looked up where they stand: by pointing, with the keyboard, by touch. */
export const GlossedText = ({ pieces }: { readonly pieces: readonly Piece[] }) => (
  <>
    {pieces.map((piece) =>
      typeof piece === "string" ? piece : <Word key={piece.term.name} word={piece.word} term={piece.term} />,
    )}
  </>
);

/** Between the word and what it means, in pixels; and the widest such note. */
const GAP = 6;
const WIDE = 280;

function Word({ word, term }: { readonly word: string; readonly term: Term }) {
  const id = useId();
  const note = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const show = (at: HTMLElement) => {
    setOpen(true);
    place(note, at);
  };
  const hide = () => {
    setOpen(false);
    if (note.current?.matches(":popover-open")) note.current.hidePopover();
  };
  return (
    <span>
      <button
        type="button"
        className={css.word}
        aria-describedby={id}
        aria-expanded={isOpen}
        onPointerEnter={({ currentTarget }) => show(currentTarget)}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && hide()}
        onFocus={({ currentTarget }) => show(currentTarget)}
        onBlur={hide}
        onClick={({ currentTarget }) => show(currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !isOpen) return;
          event.stopPropagation();
          hide();
        }}
      >
        {word}
      </button>
      <span ref={note} popover="manual" id={id} role="tooltip" className={css.note}>
        <b>{term.name}</b> {term.text}
      </span>
    </span>
  );
}

/** Below the word, or above it where there is no room; never over it. */
function place({ current: note }: RefObject<HTMLElement | null>, word: HTMLElement): void {
  if (note === null) return;
  if (!note.matches(":popover-open")) note.showPopover();
  const { left, top, bottom } = word.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const x = Math.max(GAP, Math.min(left, document.documentElement.clientWidth - Math.min(width, WIDE) - GAP));
  const isBelow = bottom + GAP + height < document.documentElement.clientHeight;
  note.style.left = `${x}px`;
  note.style.top = `${isBelow ? bottom + GAP : top - GAP - height}px`;
}
