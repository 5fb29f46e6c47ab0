import { labelOf } from "@riposte/hosting";
import type { Key, Option } from "@riposte/kernel";
import { Icon } from "../../look/icon.js";
import { lit } from "../../look/lit.js";
import type { OptionLook } from "../../tables/table-parts.js";
import { useAtSeat } from "../at-seat.js";
import { matchTexts as texts } from "../texts.js";
import { useAsked } from "./asked.js";
import css from "./option-button.module.css";

interface OptionButtonProps {
  readonly option: Option;
  readonly digit: number | null;
  readonly look: OptionLook;
  /** At which later moment of a pause it is done. */
  readonly later?: string | undefined;
  readonly isHinted?: boolean;
  readonly isQuiet?: boolean;
  /** Where several are chosen: it is, as which one of an order, it can be, or there are enough already. */
  readonly chosen?: "yes" | "no" | "full" | number;
  readonly onChoose: (key: Key) => void;
}

/** An answer: its digit, its picture, what it does, and what it leads to. */
export function OptionButton({
  option,
  digit,
  look,
  later,
  isHinted = false,
  isQuiet = false,
  chosen,
  onChoose,
}: OptionButtonProps) {
  const { seen } = useAtSeat();
  const { onRegard } = useAsked();
  const { title = labelOf(seen.voice, option), picture, detail, leadsTo } = look;
  const isChosen = chosen === "yes" || typeof chosen === "number";
  return (
    <button
      type="button"
      className={css.option}
      data-hinted={isHinted}
      data-quiet={isQuiet}
      {...(chosen !== undefined && { "aria-pressed": isChosen })}
      aria-disabled={chosen === "full"}
      {...lit(option.key)}
      onClick={() => onChoose(option.key)}
      onPointerEnter={() => onRegard(option.key)}
      onPointerLeave={() => onRegard(null)}
      onFocus={() => onRegard(option.key)}
      onBlur={() => onRegard(null)}
    >
      {digit !== null && <kbd>{digit}</kbd>}
      {picture}
      <span className={css.what}>
        <b>{title}</b>
        {detail !== undefined && <small>{detail}</small>}
        {later !== undefined && <small>{later}</small>}
        {isHinted && (
          <small className={css.hint}>
            <Icon name="bulb" /> {texts.hinted}
          </small>
        )}
      </span>
      {isChosen && <span className={css.chosen}>{chosen === "yes" ? <Icon name="check" /> : chosen}</span>}
      {leadsTo !== undefined && (
        <span className={css.leads} data-tone={leadsTo.tone}>
          <b>{leadsTo.figure}</b>
          {leadsTo.words}
        </span>
      )}
    </button>
  );
}
