import { countModels, isDestroyed, startingModels, type Table, type Unit, woundsLeft } from "@riposte/warhammer-40k";
import { lazy, Suspense } from "react";
import { HealthBars } from "../../../look/health.js";
import { lit } from "../../../look/lit.js";
import { TokenIcon } from "../../../look/token.js";
import type { Player } from "../../../match/bar/players.js";
import css from "../../../tables/armies.module.css";
import type { StageProps } from "../../../tables/table-parts.js";
import { battleOf, hasMissions, nameOf } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";
import { roleOf } from "./unit-role.js";

/** Comes with the edition that has missions. */
const Missions = lazy(async () => ({ default: (await import("./missions.js")).Missions }));

/** Both line-ups: what is left of each unit, and what it has done. */
export function LineUps(props: StageProps) {
  const battle = battleOf(props);
  const sides = [...props.players].sort((one, other) => (one.side === "foe" ? 0 : 1) - (other.side === "foe" ? 0 : 1));
  return sides.map((player) => (
    <section key={player.seat} className={css.army} aria-label={player.name}>
      <h2>
        <em data-side={player.side}>{player.name}</em>
        <span>
          {texts.fielded(battle.sides[player.seat]?.army?.name, battle.sides[player.seat]?.commandPoints ?? 0)}
        </span>
      </h2>
      {hasMissions(props) && (
        <Suspense fallback={null}>
          <Missions {...props} seat={player.seat} />
        </Suspense>
      )}
      {Object.values(battle.units)
        .filter(({ seat }) => seat === player.seat)
        .map((unit) => (
          <UnitRow key={unit.id} {...props} unit={unit} player={player} battle={battle} />
        ))}
    </section>
  ));
}

interface UnitRowProps extends StageProps {
  readonly unit: Unit;
  readonly player: Player;
  readonly battle: Table;
}

function UnitRow({ unit, player, battle, options, regarded, onChoose, voice }: UnitRowProps) {
  const [models, starting] = [countModels(unit), startingModels(unit)];
  const most = unit.models.reduce((sum, { W, starting: count = 1 }) => sum + W * count, 0);
  const way = options.find(({ key }) => key === unit.id);
  const isDead = isDestroyed(unit);
  const state = isDead ? "defeated" : unit.id === battle.acting ? "acting" : "ready";
  const shares =
    starting > 1
      ? Array.from({ length: starting }, (_, at) => (at < models ? 1 : 0))
      : [woundsLeft(unit) / Math.max(1, most)];
  const body = (
    <>
      <TokenIcon side={player.side} role={roleOf(unit)} health={1} damage={0} size={28} />
      <span className={css.name}>
        {nameOf({ voice }, unit)}
        <HealthBars side={player.side} shares={shares} />
      </span>
      <span className={css.state}>{stateOf(unit, battle, models, starting, most)}</span>
    </>
  );
  const shared = {
    className: css.group,
    "data-state": state,
    "data-own": player.side === "you",
    "data-preview": unit.id,
    "data-regarded": way !== undefined && way.key === regarded,
  };
  if (way === undefined) return <div {...shared}>{body}</div>;
  return (
    <button type="button" {...shared} {...lit(way.key)} onClick={() => onChoose(way.key)}>
      {body}
    </button>
  );
}

function stateOf(unit: Unit, { acting }: Table, models: number, starting: number, most: number): string {
  const { combat, aboard, place } = unit;
  if (models === 0) return texts.destroyed;
  if (unit.id === acting) return texts.acting;
  if (aboard !== null) return texts.aboard;
  if (place === null) return texts.reserve;
  if (combat.battleShocked) return texts.state.battleShocked;
  if (combat.fought) return texts.state.fought;
  if (combat.charged) return texts.state.charged;
  if (combat.shot) return texts.state.shot;
  return (
    texts.state[combat.moved] || (starting > 1 ? texts.models(models, starting) : texts.wounds(woundsLeft(unit), most))
  );
}
