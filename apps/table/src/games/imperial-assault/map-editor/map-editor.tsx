import { imperialAssaultContext as context } from "@riposte/hosting/imperial-assault";
import { useEffect, useMemo, useState } from "react";
import { Button } from "../../../look/button.js";
import { Icon } from "../../../look/icon.js";
import { startSession } from "../../../play/session.js";
import { linkTo } from "../../../share/copied.js";
import { LinkSharing } from "../../../share/link-sharing.js";
import { pack, unpack } from "../../../share/packed.js";
import { download } from "../../../shell/download.js";
import { isTyping } from "../../../shell/typing.js";
import { BRUSHES, type Brush, paint, type Spot } from "./brushes.js";
import { EditorMap } from "./editor-map.js";
import { editorTexts as texts } from "./editor-texts.js";
import { faultsOf, playable, thoughtsOn } from "./faults.js";
import { fill } from "./fill.js";
import css from "./map-editor.module.css";
import { MissionsView } from "./missions-view.js";
import { Palette, type Tool } from "./palette.js";
import { Problems } from "./problems.js";
import { emptySketch, fileOf, type Sketch, sketchOf } from "./sketch.js";
import { TextView } from "./text-view.js";
import { useSketch } from "./use-sketch.js";

type View = "draw" | "missions" | "text";

const firstSketch = (): Sketch => {
  const read = sketchOf({
    ...context().source.maps.find(({ id }) => id === "training-yard"),
    id: "my-yard",
    name: "My yard",
  });
  return "sketch" in read ? read.sketch : emptySketch(8, 8, "My map");
};

/** Draw a map: paint it, see what is wrong with it, save it, play it. */
export function MapEditor({ shared }: { readonly shared: string | null }) {
  const { sketch, change, undo, canUndo } = useSketch(useMemo(firstSketch, []));
  const [view, setView] = useState<View>("draw");
  const [brush, setBrush] = useState<Brush>(BRUSHES[4] as Brush);
  const [tool, setTool] = useState<Tool>("paint");
  const [mission, setMission] = useState<"a" | "b">("a");
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const faults = useMemo(() => faultsOf(sketch), [sketch]);
  const thoughts = useMemo(() => thoughtsOn(sketch), [sketch]);
  useEffect(() => {
    if (shared === null) return;
    const refuse = (why: string) => setRefusals([`${texts.badLink}${why}`]);
    unpack(shared).then(
      (file) => {
        const read = sketchOf(file);
        if ("sketch" in read) change(() => read.sketch);
        else refuse(read.problems.join(" "));
      },
      (error: unknown) => refuse(error instanceof Error ? error.message : String(error)),
    );
  }, [shared, change]);
  useEffect(() => {
    const choose = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      if (isTyping(target)) return;
      if ((ctrlKey || metaKey) && key === "z") undo();
      const chosen = ctrlKey || metaKey ? undefined : BRUSHES.find((one) => one.key === key);
      if (chosen !== undefined) setBrush(chosen);
    };
    document.addEventListener("keydown", choose);
    return () => document.removeEventListener("keydown", choose);
  }, [undo]);
  const stroke = (spot: Spot, erases: boolean, isSame: boolean) =>
    change((before) => {
      const isErasing = erases || tool === "erase";
      const isFilling = tool === "fill" && "space" in spot;
      return grown(
        isFilling
          ? fill(before, brush, spot.space, isErasing, mission)
          : paint(before, brush, spot, isErasing, mission),
      );
    }, isSame);
  const play = async () => {
    const played = playable(sketch) ?? sketch;
    const side = played.missions[mission] === undefined && mission === "b" ? "a" : mission;
    const setup = { map: fileOf(played), mission: side };
    const started = await startSession({
      game: "imperial-assault",
      plugins: PLUGINS,
      seats: ["human", "greedy"],
      setup,
    });
    if (started.ok) location.hash = `#/match/${started.id}`;
    else setRefusals(started.problems);
  };
  const save = () => {
    const file = fileOf(sketch);
    download({ name: `${file.id}.json`, type: "application/json", text: `${JSON.stringify(file, null, 2)}\n` });
  };
  return (
    <section className={css.editor} data-game="imperial-assault" aria-label={sketch.name}>
      <h1 className={css.hidden}>{texts.title}</h1>
      <header className={css.head}>
        <label className={css.name}>
          <span className={css.hidden}>{texts.name}</span>
          <input
            value={sketch.name}
            maxLength={60}
            onChange={({ target }) => change((before) => ({ ...before, name: target.value }), true)}
          />
          <small>{texts.own}</small>
        </label>
        <nav className={css.views} aria-label={texts.views}>
          {(["draw", "missions", "text"] as const).map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
              {texts.view[one]}
            </button>
          ))}
        </nav>
        <div className={css.acts}>
          <Button look="plain" disabled={!canUndo} aria-label={texts.undo} onClick={undo}>
            <Icon name="undo" />
          </Button>
          <LinkSharing
            label={texts.share}
            link={async () => linkTo(`#/draw?${new URLSearchParams({ map: await pack(fileOf(sketch)) })}`)}
          />
          <Button onClick={save}>
            <Icon name="save" />
            {texts.save}
          </Button>
        </div>
      </header>
      {view === "draw" && (
        <>
          <Palette
            brush={brush}
            tool={tool}
            mission={mission}
            onBrush={setBrush}
            onTool={setTool}
            onMission={setMission}
            onBegin={(begun) => change(() => begun)}
          />
          <div className={css.stage}>
            <EditorMap
              sketch={sketch}
              brush={brush}
              mission={mission}
              marked={faults.map(({ space }) => space)}
              onPaint={stroke}
            />
            <p className={css.hint}>
              <b>{brush.label}</b> {texts.hint[brush.on]}
            </p>
          </div>
        </>
      )}
      {view === "missions" && <MissionsView sketch={sketch} onChange={(changed) => change(() => changed)} />}
      {view === "text" && <TextView sketch={sketch} onUse={(read) => change(() => read)} />}
      <Problems
        sketch={sketch}
        faults={faults}
        thoughts={thoughts}
        refusals={refusals}
        canPlay={faults.length === 0 || playable(sketch) !== undefined}
        onMend={(mended) => change(() => mended)}
        onPlay={() => void play()}
      />
    </section>
  );
}

const PLUGINS = ["power-tokens", "surge", "skirmish-steps", "dc-abilities", "cc-effects"];

/** The sheet is as large as what is drawn on it, and one more to grow into is always shown. */
function grown(sketch: Sketch): Sketch {
  const places = Object.keys(sketch.spaces).map((key) => key.split(",").map(Number) as [number, number]);
  const columns = Math.min(26, Math.max(1, ...places.map(([column]) => column)));
  const rows = Math.min(40, Math.max(1, ...places.map(([, row]) => row)));
  return columns === sketch.columns && rows === sketch.rows ? sketch : { ...sketch, columns, rows };
}
