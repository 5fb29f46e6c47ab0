import { ChartView, layoutChart } from "@riposte/table/chart";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { DrawnChart } from "../../pages/reference/flow-page.js";

/** A chart is never drawn smaller than can be read. */
const READABLE = 0.7;

const NOTES: Readonly<Record<string, string>> = {
  scope: "What lasts for it ends with it:",
  window: "A window:",
  abilities: "Abilities run:",
  calls: "Runs another machine:",
  publishes: "Publishes",
  asks: "Asks",
  queues: "Queues the effect",
  entry: "On entering:",
  exit: "On leaving:",
};

/** A machine drawn by the inspector's own component, and what is known of the state chosen in it. */
export function LiveChart({ drawn: { diagram, title, windows, links } }: { readonly drawn: DrawnChart }) {
  const chart = useMemo(() => layoutChart(diagram), [diagram]);
  const [chosen, setChosen] = useState<string | null>(
    () => diagram.states.find(({ notes }) => notes.some(({ kind }) => kind === "window"))?.path ?? null,
  );
  const place = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const room = place.current?.clientWidth ?? chart.width;
    setZoom(Math.min(1, Math.max(READABLE, room / chart.width)));
  }, [chart]);
  useEffect(() => {
    const box = chart.boxes.find(({ path }) => path === chosen);
    if (box === undefined || place.current === null) return;
    const { clientWidth, clientHeight } = place.current;
    place.current.scrollLeft = (box.x + box.width / 2) * zoom - clientWidth / 2;
    place.current.scrollTop = (box.y + box.height / 2) * zoom - clientHeight / 2;
  }, [chart, chosen, zoom]);
  const state = diagram.states.find(({ path }) => path === chosen);
  const leaving = diagram.arrows.filter(({ from, stays }) => from === chosen && !stays);
  return (
    <div className="chart-and-state">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys */}
      <section ref={place} className="drawing" tabIndex={0} aria-label={title}>
        <ChartView chart={chart} title={title} zoom={zoom} chosen={chosen} onState={setChosen} />
      </section>
      <section className="state" aria-live="polite">
        <h2>{state?.title ?? "No state is chosen"}</h2>
        {state?.notes.map(({ kind, name }) => (
          <div key={`${kind} ${name}`}>
            <p>
              {NOTES[kind]} {links[name] === undefined ? <code>{name}</code> : <a href={links[name]}>{name}</a>}
            </p>
            {kind === "window" && windows[name] !== undefined && (
              <>
                <p>Opens {windows[name].when}.</p>
                <ul>
                  {windows[name].who.length === 0 && <li>No ability of our data acts here.</li>}
                  {windows[name].who.map((who) => (
                    <li key={who}>{who}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        ))}
        {leaving.length > 0 && (
          <p>
            Then{" "}
            {leaving
              .map(
                ({ to, guard, cause }) =>
                  `${to}${guard === null ? "" : ` if ${guard}`}${cause === "done" ? ", when it is done" : ""}`,
              )
              .join("; ")}
            .
          </p>
        )}
      </section>
    </div>
  );
}
