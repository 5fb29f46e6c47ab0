import { type MissionStanding, missionStanding } from "@riposte/catalog/warhammer-40k";
import css from "../armies.module.css";
import type { StageProps } from "../table-parts.js";
import { battleTexts } from "./texts.js";

const texts = battleTexts.missions;

/** What both play for and how far they are: cards lie open. */
export function Missions({ view, voice, players }: StageProps) {
  const standings = missionStanding(view.slices);
  return players.flatMap((player) => {
    const standing = standings[player.seat];
    if (standing === undefined) return [];
    return [
      <section key={player.seat} className={css.mission} aria-label={texts.of(player.whose)}>
        <h2>{texts.of(player.whose)}</h2>
        <Cards standing={standing} described={(id) => voice.describe?.(id)} spell={voice.spell ?? String} />
      </section>,
    ];
  });
}

interface CardsProps {
  readonly standing: MissionStanding;
  readonly described: (id: string) => { readonly name: string; readonly sentences: readonly string[] } | undefined;
  readonly spell: (id: string) => string;
}

function Cards({ standing, described, spell }: CardsProps) {
  const { primary, primaryPoints, secondary, secondaryPoints, isFixed, acting } = standing;
  const card = (id: string, points: string) => (
    <p key={id} data-preview={id} title={described(id)?.sentences.join(" ")}>
      <b>{described(id)?.name ?? spell(id)}</b> {points}
    </p>
  );
  return (
    <>
      {primary !== null && card(primary.id, texts.points(primaryPoints))}
      {secondary.map(({ id, points, most }) => card(id, isFixed ? texts.ofCard(points, most) : ""))}
      <p>
        {texts.secondary} {texts.points(secondaryPoints)}
      </p>
      {acting.map(({ unit, action }) => (
        <p key={unit}>{texts.acting(spell(unit), action)}</p>
      ))}
    </>
  );
}
