import { toDiagram } from "@riposte/kernel/flow";
import type { Game, TraceEntry } from "@riposte/kernel/run";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { ChartView } from "../chart/chart-view.js";
import { layoutChart } from "../chart/layout.js";
import { useChartView } from "../chart/use-chart-view.js";
import { Icon, type SymbolName } from "../look/icon.js";
import type { FrameAt } from "../record/timeline.js";
import { download } from "../shell/download.js";
import { ownerOf } from "./acting.js";
import css from "./chart-pane.module.css";
import { drawnAs, EXPORTS, exportMachine } from "./exports.js";
import { inspectorTexts } from "./inspector-texts.js";
import { MiniMap } from "./mini-map.js";
import { statesFound } from "./search.js";

interface ChartPaneProps {
  readonly game: Game;
  readonly procedure: string;
  readonly sought: string;
  readonly flow: readonly FrameAt[];
  readonly trace: readonly TraceEntry[];
  readonly onCall: (procedure: string) => void;
  readonly onNote: (kind: string, name: string) => void;
  /** Back to the procedure that is on top of the stack, where there is one. */
  readonly onFollow: () => void;
}

const PAN = 60;

/** One machine drawn, with where its frames rest and what the last step went through; it follows where they are. */
export function ChartPane({ game, procedure, sought, flow, trace, onCall, onNote, onFollow }: ChartPaneProps) {
  const place = useRef<HTMLDivElement>(null);
  const [showsExports, setShowsExports] = useState(false);
  const entry =
    game.procedures.find(({ name }) => name === procedure) ?? (game.procedures[0] as Game["procedures"][number]);
  const diagram = useMemo(() => toDiagram(entry.machine), [entry]);
  const chart = useMemo(() => layoutChart(diagram), [diagram]);
  const active = new Set(flow.filter((frame) => frame.procedure === entry.name).map(({ leaf }) => leaf));
  const passed = new Set(
    trace.flatMap((one) => (one.kind === "moved" && one.procedure === entry.name ? [one.leaf] : [])),
  );
  const found = statesFound(diagram, sought);
  const wanted = found.size > 0 ? found : active;
  const focus = chart.boxes.filter(({ path, kind }) => wanted.has(path) && kind !== "compound");
  const view = useChartView(place, chart, focus, `${entry.name} ${sought}`);
  const { scale, x, y } = view.sight;
  const title = inspectorTexts.chartOf(entry.name, ownerOf(game, entry.name));
  const windows = chart.boxes.filter(({ lines }) => lines.some(({ kind }) => kind === "window")).length;
  const keys: Readonly<Record<string, () => void>> = {
    "0": view.fit,
    "+": view.closer,
    "-": view.farther,
    ArrowLeft: () => view.pan(PAN, 0),
    ArrowRight: () => view.pan(-PAN, 0),
    ArrowUp: () => view.pan(0, PAN),
    ArrowDown: () => view.pan(0, -PAN),
  };
  const press = (event: KeyboardEvent) => {
    const act = event.target === event.currentTarget && !event.altKey ? keys[event.key] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const tool = (icon: SymbolName, label: string, onUse: () => void) => (
    <button type="button" className={css.tool} aria-label={label} title={label} onClick={onUse}>
      <Icon name={icon} />
    </button>
  );
  return (
    <section className={css.pane} aria-label={title}>
      <header className={css.bar}>
        <h2>
          {entry.name}{" "}
          <small className={css.size}>
            {inspectorTexts.sizes(chart.boxes.filter(({ kind }) => kind !== "compound").length, windows)}
          </small>
        </h2>
        <button
          type="button"
          className={css.follow}
          aria-pressed={view.isFollowing}
          onClick={() => {
            onFollow();
            view.follow();
          }}
        >
          <Icon name="acc" />
          {inspectorTexts.follow}
        </button>
        {tool("fit", inspectorTexts.fit, view.fit)}
        {tool("minus", inspectorTexts.zoomOut, view.farther)}
        {tool("plus", inspectorTexts.zoomIn, view.closer)}
        <button
          type="button"
          className={css.follow}
          aria-expanded={showsExports}
          onClick={() => setShowsExports(!showsExports)}
        >
          <Icon name="save" />
          {inspectorTexts.export}
        </button>
        {showsExports && (
          <fieldset className={css.exports} aria-label={inspectorTexts.export}>
            {EXPORTS.map((format) => (
              <button
                key={format}
                type="button"
                onClick={() => {
                  const drawing = place.current?.querySelector<SVGSVGElement>("svg.chart");
                  if (drawing != null) download(exportMachine(entry, format, () => drawnAs(drawing)));
                }}
              >
                <b>{inspectorTexts.exports[format][0]}</b>
                <small>{inspectorTexts.exports[format][1]}</small>
              </button>
            ))}
          </fieldset>
        )}
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: moved by hand, and by keys as well */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys move it */}
      <div ref={place} className={css.place} tabIndex={0} {...view.handlers} onKeyDown={press}>
        <div className={css.drawing} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
          <ChartView
            chart={chart}
            title={title}
            active={active}
            passed={passed}
            found={found}
            onCall={onCall}
            onNote={onNote}
          />
        </div>
        <MiniMap chart={chart} view={view} active={active} />
      </div>
      <p className={css.legend}>{inspectorTexts.legend}</p>
    </section>
  );
}
