import type { Voice } from "@riposte/hosting";
import { fill } from "@riposte/words";
import { useId } from "react";
import { HiddenRadio } from "../look/hidden-radio.js";
import type { Perspective } from "../record/perspective.js";
import css from "./eyes.module.css";
import { inspectorTexts } from "./inspector-texts.js";

interface EyesProps {
  readonly voice: Voice;
  readonly perspectives: readonly Perspective[];
  readonly eyes: Perspective;
  readonly onEyes: (eyes: Perspective) => void;
}

/** Through whose eyes the match is looked at. */
export function Eyes({ voice, perspectives, eyes, onEyes }: EyesProps) {
  const name = useId();
  return (
    <fieldset className={css.eyes}>
      <legend>{inspectorTexts.eyes}</legend>
      <div>
        {perspectives.map((one) => (
          <HiddenRadio key={String(one)} name={name} isChosen={one === eyes} onChoose={() => onEyes(one)}>
            <span>{fill(inspectorTexts.eyesOf(one), { eyes: one }, voice)}</span>
          </HiddenRadio>
        ))}
      </div>
    </fieldset>
  );
}
