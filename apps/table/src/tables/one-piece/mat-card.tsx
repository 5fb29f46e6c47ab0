import { onePieceContext as context } from "@riposte/catalog/one-piece";
import type { Key } from "@riposte/kernel";
import type { TableView } from "@riposte/one-piece";
import { texts } from "../../texts.js";
import { pressable } from "../pressable.js";
import type { TableProps } from "../table-props.js";
import { Why } from "../why.js";
import css from "./mat-card.module.css";

export interface CardProps extends Pick<TableProps, "numbers" | "voice" | "onPoint"> {
  readonly table: TableView;
  readonly id: number;
  readonly isFighting: boolean;
  /** What can be done with a card now. */
  readonly keysOf: (card: number) => readonly Key[];
}

/** A card as this seat knows it; pointing at one narrows the question to what it can do. */
export function MatCard({ table, id, isFighting, keysOf, numbers, voice, onPoint }: CardProps) {
  const card = table.cards[id];
  if (card === undefined) return <div className={css.back}>?</div>;
  const { name, kind, colors, cost, power, counter, keywords, gist } = context().info(card.code);
  const keys = keysOf(id);
  /** As it is now where the card is in play, else as printed. */
  const shownNow = (stat: string, printed: number | undefined) => {
    const number = numbers.find((one) => one.id === `${id}.${stat}`);
    return (
      <Why number={number} voice={voice}>
        {number?.value ?? printed ?? ""}
      </Why>
    );
  };
  return (
    <div className={css.card} data-rested={card.rested} data-fighting={isFighting} data-useful={keys.length > 0}>
      <span className={css.band} style={{ background: bandOf(colors) }} />
      <span className={css.top}>
        <b>{shownNow("cost", cost)}</b>
        <b>{shownNow("power", power)}</b>
      </span>
      {keys.length === 0 ? (
        <span className={css.name}>{breakable(name)}</span>
      ) : (
        <span className={css.name} {...pressable(() => onPoint(keys), texts.mat.use(name))}>
          {breakable(name)}
        </span>
      )}
      <small className={css.notes}>
        {[kind === "Character" ? "" : kind, ...keywords].filter((word) => word !== "").join(", ")}
        {counter !== null && card.zone === "hand" && <span>{texts.mat.counter(counter)}</span>}
        {card.don > 0 && <b className={css.given}>{texts.mat.given(card.don)}</b>}
        {card.rested && <span>{texts.mat.rested}</span>}
      </small>
      {gist !== undefined && (
        <details className={css.gist}>
          <summary aria-label={texts.mat.does(name)}>?</summary>
          <p>{gist}</p>
        </details>
      )}
    </div>
  );
}

/** Initials stand without spaces: a line may end after each. */
const breakable = (name: string): string => name.replaceAll(".", ".\u200b");

const PAINTS: Readonly<Record<string, string>> = {
  red: "#c8402f",
  green: "#2f8f56",
  blue: "#2f6fb5",
  purple: "#7b4bb0",
  black: "#3a3a40",
  yellow: "#d9b02c",
};

/** One colour, or both side by side. */
const bandOf = (colors: readonly string[]): string => {
  const [first = "black", second = first] = colors;
  return `linear-gradient(90deg, ${PAINTS[first]} 50%, ${PAINTS[second]} 50%)`;
};
