import type { Table } from "@riposte/imperial-assault";
import { lazy, Suspense } from "react";
import { HealthBars } from "../../../look/health.js";
import { lit } from "../../../look/lit.js";
import { TokenIcon, type TokenLook } from "../../../look/token.js";
import type { Player } from "../../../match/bar/players.js";
import css from "../../../tables/armies.module.css";
import type { StageProps } from "../../../tables/table-parts.js";
import { groupName, healthOf, lookOf } from "./figure-looks.js";
import { keysOn } from "./figure-options.js";
import { skirmishTexts as texts } from "./texts.js";

// read once, if at all
const MissionBox = lazy(async () => ({ default: (await import("./mission-box.js")).MissionBox }));

type Group = Table["groups"][string];

/** Both armies: each group with the health of its figures, and whether it has acted. */
export function Armies(props: StageProps) {
  const table = props.view.slices["imperial-assault"] as Table;
  const sides = [...props.players].sort((one, other) => (one.side === "foe" ? 0 : 1) - (other.side === "foe" ? 0 : 1));
  return (
    <>
      {sides.map((player) => (
        <section key={player.seat} className={css.army} aria-label={player.name}>
          <h2>
            <em data-side={player.side}>{player.name}</em>
            <span>{texts.army[table.sides[player.seat]?.affiliation ?? "rebel"]}</span>
          </h2>
          {Object.values(table.groups)
            .filter(({ seat, figures }) => seat === player.seat && figures.length > 0)
            .map((group) => (
              <GroupRow key={group.id} {...props} table={table} group={group} player={player} />
            ))}
        </section>
      ))}
      <Suspense>
        <MissionBox table={table} />
      </Suspense>
    </>
  );
}

interface GroupRowProps extends StageProps {
  readonly table: Table;
  readonly group: Group;
  readonly player: Player;
}

function GroupRow({ table, group, player, ...props }: GroupRowProps) {
  const { numbers, options, regarded, onChoose, onPoint } = props;
  const figures = group.figures.flatMap((id) => table.figures[id] ?? []);
  const [first] = figures;
  if (first === undefined)
    return (
      <div className={css.group} data-state="defeated">
        <span className={css.name}>{groupName(group)}</span>
        <span className={css.state}>{texts.defeated}</span>
      </div>
    );
  const keys = [...new Set(figures.flatMap((figure) => keysOn(figure, options)))];
  const state = stateOf(table, group);
  const body = (
    <>
      <TokenIcon {...plain(lookOf(table, first, props))} size={28} />
      <span className={css.name}>
        {groupName(group)}
        <HealthBars
          side={player.side}
          shares={figures.map((figure) => {
            const { left, full } = healthOf(figure, numbers);
            return left / full;
          })}
        />
      </span>
      <span className={css.state}>{wordsFor(table, group, state)}</span>
    </>
  );
  const shared = {
    className: css.group,
    "data-state": state,
    "data-own": player.side === "you",
    "data-preview": first.id,
    "data-regarded": regarded !== null && keys.includes(regarded),
  };
  if (keys.length === 0) return <div {...shared}>{body}</div>;
  return (
    <button
      type="button"
      {...shared}
      {...lit(...keys)}
      onClick={() => (keys.length === 1 ? onChoose(keys[0] as string) : onPoint(keys))}
    >
      {body}
    </button>
  );
}

type State = "acting" | "target" | "ready" | "acted";

function stateOf(table: Table, group: Group): State {
  const attack = table.attacks.at(-1);
  if (attack !== undefined && group.figures.includes(attack.defender)) return "target";
  if (table.activation?.group === group.id || (attack !== undefined && group.figures.includes(attack.attacker)))
    return "acting";
  return group.ready ? "ready" : "acted";
}

/** A condition says more than "ready". */
function wordsFor(table: Table, group: Group, state: State): string {
  const condition = group.figures.flatMap((id) => table.figures[id]?.conditions ?? [])[0];
  return state === "ready" && condition !== undefined ? texts.conditions[condition] : texts[state];
}

/** Small: the bars beside it tell how well its figures are. */
function plain({ number: _number, ...look }: TokenLook): TokenLook {
  return { ...look, isElite: false, health: 1, damage: 0, hasActed: false, badges: [] };
}
