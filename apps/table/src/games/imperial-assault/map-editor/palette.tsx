import { imperialAssaultContext as context } from "@riposte/hosting/imperial-assault";
import { TERRAIN } from "@riposte/imperial-assault";
import { CELL } from "../table/cell.js";
import { Terminal, Terrain } from "../table/ground.js";
import { TokenDisc } from "../table/mission-token.js";
import { BRUSHES, type Brush } from "./brushes.js";
import { editorTexts as texts } from "./editor-texts.js";
import mapEditorCss from "./map-editor.module.css";
import css from "./palette.module.css";
import { emptySketch, type Sketch, sketchOf } from "./sketch.js";

const TOOLS = ["paint", "fill", "erase"] as const;
export type Tool = (typeof TOOLS)[number];

interface PaletteProps {
  readonly brush: Brush;
  readonly tool: Tool;
  readonly mission: "a" | "b";
  readonly onBrush: (brush: Brush) => void;
  readonly onTool: (tool: Tool) => void;
  readonly onMission: (mission: "a" | "b") => void;
  readonly onBegin: (sketch: Sketch) => void;
}

const GROUPS = ["Spaces", "Edges", "Tokens and zones"] as const;

/** What to paint with, each with its key. */
export function Palette({ brush, tool, mission, onBrush, onTool, onMission, onBegin }: PaletteProps) {
  const { maps } = context().source;
  const begin = (id: string) => {
    const map = maps.find((one) => one.id === id);
    const read =
      map === undefined ? { sketch: emptySketch(12, 12, "My map") } : sketchOf({ ...map, name: `My ${map.name}` });
    if ("sketch" in read) onBegin(read.sketch);
  };
  return (
    <nav className={css.palette} aria-label={texts.brushes}>
      <fieldset className={css.tools} aria-label={texts.tools}>
        {TOOLS.map((one) => (
          <button key={one} type="button" aria-pressed={tool === one} onClick={() => onTool(one)}>
            {texts.tool[one]}
          </button>
        ))}
      </fieldset>
      {GROUPS.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          {BRUSHES.filter((one) => one.group === group).map((one) => (
            <button
              key={one.id}
              type="button"
              className={css.brush}
              data-brush={one.id}
              aria-pressed={one.id === brush.id}
              onClick={() => onBrush(one)}
            >
              <Swatch brush={one} />
              <span>{one.label}</span>
              <kbd>{one.key.toUpperCase()}</kbd>
            </button>
          ))}
        </section>
      ))}
      <label className={mapEditorCss.choice}>
        {texts.missionOfToken}
        <select value={mission} onChange={({ target }) => onMission(target.value as "a" | "b")}>
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
      </label>
      <label className={mapEditorCss.choice}>
        {texts.begin}
        <select value="" onChange={({ target }) => begin(target.value)}>
          <option value="">…</option>
          <option value="blank">{texts.blank}</option>
          {maps.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </nav>
  );
}

/** What a brush draws, small. */
function Swatch({ brush: { id } }: { readonly brush: Brush }) {
  const kind = Object.entries(TERRAIN).find(([name]) => name === id)?.[1];
  return (
    <i aria-hidden="true">
      {(kind !== undefined || id === "terminal" || id === "token") && (
        <svg viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden="true">
          {kind !== undefined && <Terrain kind={kind} x={0} y={0} />}
          {id === "terminal" && <Terminal x={0} y={0} />}
          {id === "token" && <TokenDisc label="" cx={CELL / 2} cy={CELL / 2} />}
        </svg>
      )}
    </i>
  );
}
