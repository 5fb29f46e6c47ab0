import type { ReactNode } from "react";
import { HiddenRadio } from "../look/hidden-radio.js";
import css from "./card-choice.module.css";

interface CardChoiceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly picture: ReactNode;
  readonly title: string;
  readonly about: string;
  readonly isOwn?: boolean;
}

/** One of several large cards; a radio button to those who cannot see it. */
export function CardChoice({ name, isChosen, onChoose, picture, title, about, isOwn = false }: CardChoiceProps) {
  return (
    <HiddenRadio name={name} isChosen={isChosen} onChoose={onChoose} look={isOwn ? css.own : css.card}>
      <span className={css.picture}>{picture}</span>
      <b>{title}</b>
      <small>{about}</small>
    </HiddenRadio>
  );
}
