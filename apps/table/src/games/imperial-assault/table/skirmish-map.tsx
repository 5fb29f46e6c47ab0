import { contextAtTable as context } from "@riposte/hosting/imperial-assault";
import { type Board, spaceNamed, type Table, terminalsOn } from "@riposte/imperial-assault";
import type { Key, Option } from "@riposte/kernel";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { Icon } from "../../../look/icon.js";
import type { StageProps } from "../../../tables/table-parts.js";
import { useCamera } from "../../../tables/use-camera.js";
import { CELL } from "./cell.js";
import { fieldOfTable } from "./field-of-table.js";
import { keysOn, waysIn } from "./figure-options.js";
import { Figures } from "./figures.js";
import { Ground } from "./ground.js";
import { pointedAt } from "./pointed.js";
import css from "./skirmish-map.module.css";
import { skirmishTexts as texts } from "./texts.js";
import { Ways } from "./ways.js";
import { cornerOf, type Frame, frameOf } from "./where.js";

// what is read and drawn beside the map comes a moment after it
const Coordinates = lazy(async () => ({ default: (await import("./coordinates.js")).Coordinates }));
const ReadMap = lazy(async () => ({ default: (await import("./read-map.js")).ReadMap }));
const SightLines = lazy(async () => ({ default: (await import("./sight-lines.js")).SightLines }));
const WayTold = lazy(async () => ({ default: (await import("./way-told.js")).WayTold }));

/** Cells of a map that is looked at from near: an attack, or a screen that cannot show everything. */
const NEAR = 76;
const NO_STOPS: readonly Option[] = [];
/** A finger hits no smaller space. */
const SMALLEST = 30;

/** The map with everything on it; it frames an attack, and can be moved and looked at from near. */
export function SkirmishMap(props: StageProps) {
  const table = props.view.slices["imperial-assault"] as Table;
  return <MapOf {...props} table={table} board={context().boardFor(table)} />;
}

function MapOf({ table, board, ...props }: StageProps & { readonly table: Table; readonly board: Board }) {
  const { options, players } = props;
  const place = useRef<SVGSVGElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [showsNames, setShowsNames] = useState(false);
  const frame = useMemo(() => frameOf(board), [board]);
  const field = useMemo(() => fieldOfTable(table), [table]);
  const terminals = useMemo(() => terminalsOn(board, table), [board, table]);
  const ways = useMemo(() => waysIn(options), [options]);
  const [over, setOver] = useState({ of: ways, stops: NO_STOPS });
  // of another question nothing is left
  const stops = over.of === ways ? over.stops : NO_STOPS;
  const isSmall = (place.current?.clientWidth ?? innerWidth) < SMALLEST * frame.columns;
  const { camera, room, handlers, closer, showWhole } = useCamera(place, {
    columns: frame.columns,
    rows: frame.rows,
    focus: focusOf(table, board, frame, isSmall ? options : [], props.hinted),
    near: isSmall ? 56 : NEAR,
  });
  const regarded = options.find(({ key, label }) => key === props.regarded && label?.params?.way !== undefined);
  const looker = table.attacks.at(-1)?.attacker ?? table.activation?.figure ?? null;
  const pointed = hovered === null || looker === null ? null : pointedAt(field, looker, hovered);
  const zoneOf = (zone: "red" | "blue") => {
    const seat = table.sides.findIndex((side) => side.zone === zone);
    return players[seat]?.side ?? null;
  };
  const hover = (target: EventTarget) => {
    const element = target as Element;
    const figure = element.closest("[data-figure]")?.getAttribute("data-figure");
    const on = figure == null ? undefined : table.figures[figure]?.spaces[0];
    const space = element.closest("[data-space]")?.getAttribute("data-space");
    setHovered(on !== undefined ? spaceNamed(board, on) : space == null ? null : Number(space));
  };
  return (
    <div className={css.stage}>
      <svg ref={place} className={css.map} {...handlers} onPointerOver={({ target }) => hover(target)}>
        <title>{texts.map(board.name)}</title>
        <g
          className={css.camera}
          style={{ transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale / CELL})` }}
        >
          <Ground
            board={board}
            ground={field}
            terminals={terminals}
            frame={frame}
            red={zoneOf("red")}
            blue={zoneOf("blue")}
            mission={board.missions[table.mission]}
          />
          <Ways
            board={board}
            frame={frame}
            ways={ways}
            table={table}
            {...props}
            stops={stops}
            onStops={(next) => setOver({ of: ways, stops: next })}
          />
          <Aim table={table} board={board} frame={frame} />
          <Figures table={table} board={board} frame={frame} showsNames={showsNames} {...props} />
          {pointed?.sight?.by === "lines" && (
            <Suspense fallback={null}>
              <SightLines sight={pointed.sight} frame={frame} />
            </Suspense>
          )}
        </g>
        <Suspense fallback={null}>
          <Coordinates board={board} frame={frame} camera={camera} room={room} />
        </Suspense>
      </svg>
      <Suspense fallback={null}>
        <ReadMap
          table={table}
          board={board}
          frame={frame}
          options={options}
          numbers={props.numbers}
          own={props.own}
          players={players}
          voice={props.voice}
        />
        {regarded !== undefined && (
          <WayTold
            table={table}
            all={options}
            stops={[...stops, regarded]}
            voice={props.voice}
            className={css.pointed ?? ""}
          />
        )}
      </Suspense>
      {pointed !== null && pointed.distance !== 0 && (
        <p className={css.pointed}>{texts.pointed(pointed.name, pointed.distance, pointed.sight !== null)}</p>
      )}
      <div className={css.tools}>
        <button
          type="button"
          aria-label={texts.legend}
          aria-pressed={showsNames}
          onClick={() => setShowsNames(!showsNames)}
        >
          <Icon name="eye" />
        </button>
        <button type="button" aria-label={texts.whole} onClick={showWhole}>
          <Icon name="fit" />
        </button>
        <button type="button" aria-label={texts.closer} onClick={closer}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}

interface AimProps {
  readonly table: Table;
  readonly board: Board;
  readonly frame: Frame;
}

/** The line between attacker and defender. */
function Aim({ table, board, frame }: AimProps) {
  const attack = table.attacks.at(-1);
  const from = attack === undefined ? undefined : table.figures[attack.attacker]?.spaces[0];
  if (attack === undefined || from === undefined) return null;
  const middle = (space: string) => {
    const { x, y } = cornerOf(board, frame, spaceNamed(board, space));
    return `${(x + 0.5) * CELL} ${(y + 0.5) * CELL}`;
  };
  return <path className={css.aim} d={`M${middle(from)}L${middle(attack.targetSpace)}`} />;
}

/** Who fights; on a small screen also what can be chosen, or who acts, and where the hint leads. */
function focusOf(table: Table, board: Board, frame: Frame, options: StageProps["options"], hinted: Key | null) {
  const attack = table.attacks.at(-1);
  const at = (space: string) => cornerOf(board, frame, spaceNamed(board, space));
  if (attack !== undefined) return [...(table.figures[attack.attacker]?.spaces ?? []), attack.targetSpace].map(at);
  if (options.length === 0) return [];
  const among = (some: StageProps["options"]) => [
    ...Object.values(table.figures).flatMap((figure) => (keysOn(figure, some).length > 0 ? figure.spaces : [])),
    ...waysIn(some).keys(),
  ];
  const acting = table.figures[table.activation?.figure ?? ""]?.spaces ?? [];
  if (acting.length === 0) return among(options).map(at);
  return [...acting, ...among(options.filter(({ key }) => key === hinted))].map(at);
}
