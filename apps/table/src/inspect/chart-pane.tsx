import { toDiagram } from "@riposte/kernel/flow";
import type { Game, TraceEntry } from "@riposte/kernel/run";
import { useMemo, useState } from "react";
import { ChartView } from "../chart/chart-view.js";
import { layoutChart } from "../chart/layout.js";
import type { FrameAt } from "../record/timeline.js";
import { download } from "../shell/download.js";
import { texts } from "../texts.js";
import { ownerOf } from "./acting.js";
import css from "./chart-pane.module.css";
import { drawnAs, EXPORTS, exportMachine } from "./exports.js";
import { statesFound } from "./search.js";

interface ChartPaneProps {
  readonly game: Game;
  readonly procedure: string;
  readonly sought: string;
  readonly flow: readonly FrameAt[];
  readonly trace: readonly TraceEntry[];
  readonly onCall: (procedure: string) => void;
  readonly onNote: (kind: string, name: string) => void;
  /** Back to the procedure that is on top of the stack. */
  readonly onFollow?: () => void;
}

const ZOOM = 1.25;

/** One machine drawn, with where its frames rest and what the last step went through. */
export function ChartPane({ game, procedure, sought, flow, trace, onCall, onNote, onFollow }: ChartPaneProps) {
  const [scale, setScale] = useState(1);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const entry =
    game.procedures.find(({ name }) => name === procedure) ?? (game.procedures[0] as Game["procedures"][number]);
  const diagram = useMemo(() => toDiagram(entry.machine), [entry]);
  const chart = useMemo(() => layoutChart(diagram), [diagram]);
  const active = new Set(flow.filter((frame) => frame.procedure === entry.name).map(({ leaf }) => leaf));
  const passed = new Set(
    trace.flatMap((one) => (one.kind === "moved" && one.procedure === entry.name ? [one.leaf] : [])),
  );
  const title = texts.inspector.chartOf(entry.name, ownerOf(game, entry.name));
  return (
    <section className={css.pane} aria-label={title}>
      <header className={css.bar}>
        <h2>{title}</h2>
        {onFollow !== undefined && (
          <button type="button" onClick={onFollow}>
            {texts.inspector.follow}
          </button>
        )}
        <button type="button" onClick={() => setScale(scale / ZOOM)} aria-label={texts.inspector.zoomOut}>
          −
        </button>
        <button type="button" onClick={() => setScale(scale * ZOOM)} aria-label={texts.inspector.zoomIn}>
          +
        </button>
        <fieldset className={css.exports} aria-label={texts.inspector.export}>
          {EXPORTS.map((format) => (
            <button
              key={format}
              type="button"
              onClick={({ currentTarget }) => {
                const drawing = currentTarget.closest("section")?.querySelector<SVGSVGElement>("svg.chart");
                if (drawing != null) download(exportMachine(entry, format, () => drawnAs(drawing)));
              }}
            >
              {format}
            </button>
          ))}
        </fieldset>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard */}
      <div className={css.scroll} tabIndex={0} ref={(pane) => void (pane !== null && setRoom(pane.clientWidth - 4))}>
        <ChartView
          chart={chart}
          title={title}
          zoom={fitting(chart.width, room) * scale}
          active={active}
          passed={passed}
          found={statesFound(diagram, sought)}
          onCall={onCall}
          onNote={onNote}
        />
      </div>
      <p className={css.legend}>{texts.inspector.legend}</p>
    </section>
  );
}

/** Never so small that it cannot be read. */
const SMALLEST = 0.55;

/** A wide chart is made to fit. */
const fitting = (width: number, room: number): number => Math.max(SMALLEST, Math.min(1, room / width));
