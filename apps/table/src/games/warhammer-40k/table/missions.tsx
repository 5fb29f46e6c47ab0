import { missionStanding } from "@riposte/hosting/warhammer-40k";
import type { StageProps } from "../../../tables/table-parts.js";
import css from "./missions.module.css";
import { battleTexts } from "./texts.js";

const texts = battleTexts.missions;

/** What a player plays for and how far he is: cards lie open. */
export function Missions({ view, voice, seat }: StageProps & { readonly seat: number }) {
  const standing = missionStanding(view.slices)[seat];
  if (standing === undefined) return null;
  const { primary, primaryPoints, secondary, secondaryPoints, isFixed, acting } = standing;
  const card = (id: string, points = "") => {
    const known = voice.describe?.(id);
    return (
      <span key={id} data-preview={id} title={known?.sentences.join(" ")}>
        <b>{known?.name ?? voice.spell?.(id) ?? id}</b>
        {points}
      </span>
    );
  };
  return (
    <ul className={css.missions} aria-label={texts.title}>
      {primary !== null && (
        <li>
          {card(primary.id)} <small>{texts.points(primaryPoints)}</small>
        </li>
      )}
      <li>
        {secondary.length === 0
          ? texts.secondary
          : secondary.map(({ id, points, most }) => card(id, isFixed ? texts.ofCard(points, most) : ""))}{" "}
        <small>{texts.points(secondaryPoints)}</small>
      </li>
      {acting.map(({ unit, action }) => (
        <li key={unit}>{texts.acting(voice.spell?.(unit) ?? unit, voice.spell?.(action) ?? action)}</li>
      ))}
    </ul>
  );
}
