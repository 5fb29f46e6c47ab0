import { countModels, startingModels, woundsLeft } from "@riposte/warhammer-40k";
import { inOneLine, type SpokenPlace, type SpokenTable } from "../../../tables/spoken.js";
import type { StageProps } from "../../../tables/table-parts.js";
import { heldObjectives } from "./held-objectives.js";
import { placeOf } from "./places.js";
import { battleOf, nameOf } from "./seen-battle.js";
import { spokenTexts } from "./spoken-texts.js";
import { battleTexts as texts } from "./texts.js";
import { wayTo } from "./way-to.js";

interface Lying extends SpokenPlace {
  readonly along: number;
  readonly lane: number;
}

/** The field by lanes, from edge to edge: "12 inches, Plasma Crew, yours, 5 of 5 models, 10 wounds, can be chosen". */
export function spokenField(stage: StageProps): SpokenTable {
  const { lanes } = battleOf(stage);
  const all = [...unitsOn(stage), ...groundOn(stage), ...waysOn(stage)].sort((one, other) => one.along - other.along);
  return {
    name: texts.field,
    rows: Array.from({ length: lanes }, (_, lane) => {
      const places = all.filter((one) => one.lane === lane);
      return {
        name: spokenTexts.lane(lane + 1),
        places: places.length === 0 ? [{ line: spokenTexts.emptyLane(lane + 1), keys: [] }] : places,
      };
    }),
  };
}

function unitsOn(stage: StageProps): readonly Lying[] {
  const { units, acting, volleys } = battleOf(stage);
  return Object.values(units).flatMap((unit) => {
    if (unit.place === null) return [];
    const way = wayTo(stage.options, unit.id);
    const words = texts.unit(
      nameOf(stage, unit),
      unit.seat === stage.own,
      countModels(unit),
      startingModels(unit),
      woundsLeft(unit),
    );
    const line = inOneLine([
      spokenTexts.inches(unit.place.along),
      words,
      unit.id === acting && texts.acting,
      volleys.at(-1)?.target === unit.id && spokenTexts.target,
      way !== undefined && spokenTexts.canChoose,
    ]);
    return [{ ...unit.place, line, keys: way === undefined ? [] : [way.key] }];
  });
}

function groundOn(stage: StageProps): readonly Lying[] {
  const battle = battleOf(stage);
  const ruins = battle.terrain.map(({ lane, from, to, height }) => ({
    lane,
    along: from,
    line: inOneLine([spokenTexts.between(from, to), heard(texts.ruin(height))]),
    keys: [],
  }));
  const objectives = heldObjectives(battle).map(({ objective: { along, lane }, area, holder }) => {
    const who = (holder === null ? undefined : stage.players[holder]?.name) ?? texts.free;
    const words = area === null ? texts.objective(who) : texts.objectiveArea(who);
    return { lane, along, line: inOneLine([spokenTexts.inches(along), heard(words)]), keys: [] };
  });
  return [...ruins, ...objectives];
}

/** A sign of inches is not read aloud everywhere. */
const heard = (words: string): string => words.replaceAll("″", " inches");

const waysOn = (stage: StageProps): readonly Lying[] =>
  stage.options.flatMap((option) => {
    const place = placeOf(option);
    return place === null
      ? []
      : [{ ...place, line: inOneLine([spokenTexts.inches(place.along), spokenTexts.canGo]), keys: [option.key] }];
  });
