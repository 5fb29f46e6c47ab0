import type { GameDescriptor } from "@riposte/hosting";
import { Suspense } from "react";
import { pageOf } from "../games.js";
import { Scene } from "../home/scene.js";
import { useLoaded } from "../shell/use-loaded.js";
import { type ChoosingProps, isEdition } from "./choices.js";
import { newMatchTexts as texts } from "./new-match-texts.js";
import css from "./place.module.css";
import { PlainOption } from "./plain-option.js";

interface PlaceProps extends ChoosingProps {
  readonly title: string;
  readonly entry: GameDescriptor;
}

/** Where it is played, with its picture, and the game's other usual options. */
export function Place({ title, entry, choices, onChange }: PlaceProps) {
  const map = entry.setup.find(({ key }) => key === "map");
  const chosenMap = map === undefined ? "" : String(choices.chosen.map ?? map.otherwise);
  const maps = chosenMap === "" ? undefined : pageOf(entry.id)?.maps;
  const titles = useLoaded(`titles ${chosenMap}`, async () => (await maps?.titles(chosenMap)) ?? {});
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> =
    titles.status === "ready" ? titles.value : {};
  const shown = entry.setup.filter(
    (option) =>
      option.isRare !== true && option.sides === undefined && option.isAsked === undefined && !isEdition(option),
  );
  return (
    <>
      <div className={css.picture}>
        {maps === undefined ? (
          <Scene game={entry.id} />
        ) : (
          <Suspense fallback={null}>
            <maps.Picture map={chosenMap} mission={String(choices.chosen.mission ?? "a")} />
          </Suspense>
        )}
      </div>
      <div className={css.place}>
        <h2>{known.map?.[chosenMap] ?? title}</h2>
        {shown.map((option) => (
          <PlainOption
            key={option.key}
            option={option}
            choices={choices}
            titles={known[option.key] ?? {}}
            onChange={onChange}
          />
        ))}
        {maps !== undefined && (
          <Suspense fallback={null}>
            <maps.Mission map={chosenMap} mission={String(choices.chosen.mission ?? "a")} />
            <a href="#/draw">{texts.drawMap}</a>
          </Suspense>
        )}
      </div>
    </>
  );
}
