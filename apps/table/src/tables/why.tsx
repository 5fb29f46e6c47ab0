import type { NumberShown, Voice } from "@riposte/hosting";
import { shown } from "@riposte/words";
import type { ReactNode } from "react";
import { texts } from "../texts.js";
import css from "./why.module.css";

interface WhyProps {
  readonly number: NumberShown | undefined;
  readonly voice: Voice;
  /** What is drawn for the number; its label and value unless given. */
  readonly children?: ReactNode;
}

/** A number whose reasons show when pointed at; one that something changed stands out. */
export function Why({ number, voice, children }: WhyProps) {
  if (number === undefined) return children ?? null;
  const { label, value, because } = number;
  const reasons = because.map(({ by, layer, amount }) => `${layer} ${amount}: ${shown(by, voice)}`);
  return (
    <span
      title={[texts.play.why(label, value), ...(reasons.length === 0 ? [texts.play.noReasons] : reasons)].join("\n")}
      className={reasons.length > 0 ? css.changed : ""}
    >
      {children ?? `${label} ${value}`}
    </span>
  );
}
