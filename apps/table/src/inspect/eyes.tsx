import { fill, type Voice } from "@riposte/catalog";
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
  return (
    <label className={css.eyes}>
      {inspectorTexts.eyes}{" "}
      <select value={String(eyes)} onChange={({ target }) => onEyes(perspectives[target.selectedIndex] ?? null)}>
        {perspectives.map((one) => (
          <option key={String(one)} value={String(one)}>
            {fill(inspectorTexts.eyesOf(one), { eyes: one }, voice)}
          </option>
        ))}
      </select>
    </label>
  );
}
