import { missionLines } from "@riposte/hosting/imperial-assault";
import { Button } from "../../../look/button.js";
import { editorTexts as texts } from "./editor-texts.js";
import css from "./map-editor.module.css";
import { RuleForm } from "./rule-form.js";
import type { Mission } from "./rule-kinds.js";
import type { Sketch } from "./sketch.js";

interface MissionsViewProps {
  readonly sketch: Sketch;
  readonly onChange: (sketch: Sketch) => void;
}

const SIDES = ["a", "b"] as const;

/** Both missions: their names, what they do as the table reads it, and rules to add or take away. */
export function MissionsView({ sketch, onChange }: MissionsViewProps) {
  const put = (side: "a" | "b", mission: Mission | undefined) =>
    onChange({ ...sketch, missions: { ...sketch.missions, [side]: mission } });
  return (
    <div className={css.wide}>
      <p>{texts.missionsAbout}</p>
      {SIDES.map((side) => {
        const mission = sketch.missions[side];
        const letter = side.toUpperCase();
        if (mission === undefined)
          return (
            <Button key={side} onClick={() => put(side, newMission(letter))}>
              {texts.addMission(letter)}
            </Button>
          );
        return (
          <section key={side} aria-label={texts.mission(letter)}>
            <h2>{`${letter}, ${mission.name}`}</h2>
            <label className={css.choice}>
              {texts.missionName}
              <input
                value={mission.name}
                maxLength={60}
                onChange={({ target }) => put(side, { ...mission, name: target.value })}
              />
            </label>
            <ul>
              {missionLines(mission).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <ol>
              {mission.rules.map((rule, place) => (
                <li key={`${place} ${rule.type}`}>
                  {rule.type.replaceAll("-", " ")}{" "}
                  <Button
                    size="small"
                    onClick={() => put(side, { ...mission, rules: mission.rules.filter((_, at) => at !== place) })}
                  >
                    {texts.takeRule}
                  </Button>
                </li>
              ))}
            </ol>
            <RuleForm
              sketch={sketch}
              mission={mission}
              onAdd={(rule) => put(side, { ...mission, rules: [...mission.rules, rule] })}
            />
          </section>
        );
      })}
    </div>
  );
}

const newMission = (letter: string): Mission => ({
  name: `Mission ${letter}`,
  tokens: [],
  lockedDoors: [],
  rules: [],
});
