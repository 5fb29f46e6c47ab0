import { withoutWords } from "@riposte/hosting";
import { isAttackDie, type Table } from "@riposte/imperial-assault";
import type { Key } from "@riposte/kernel";
import { Die } from "../../../look/die.js";
import { HealthPips } from "../../../look/health.js";
import { Icon, type SymbolName } from "../../../look/icon.js";
import { lit } from "../../../look/lit.js";
import { percent } from "../../../look/percent.js";
import { TokenIcon } from "../../../look/token.js";
import type { StageProps } from "../../../tables/table-parts.js";
import { Why } from "../../../tables/why.js";
import { asItLies } from "./as-it-lies.js";
import css from "./attack-strip.module.css";
import { shownOn } from "./die-face.js";
import { figureName, lookOf } from "./figure-looks.js";
import { dieWords, rerollOf } from "./reroll-of.js";
import { skirmishTexts as texts } from "./texts.js";

type Attack = Table["attacks"][number];

/** The attack under way: who against whom, dice as they lie, the arithmetic, and what it would do as it lies. */
export function AttackStrip(props: StageProps) {
  const table = props.view.slices["imperial-assault"] as Table;
  const attack = table.attacks.at(-1);
  if (attack === undefined) return null;
  const { numbers, voice, outlook } = props;
  const number = (symbol: string) => numbers.find(({ id }) => id === `attack.${symbol}`);
  const value = (symbol: string) => Math.max(0, number(symbol)?.value ?? 0);
  const side = props.players[table.figures[attack.defender]?.seat ?? 1 - attack.seat]?.side ?? "foe";
  const { left, far, missed, damage } = asItLies(table, attack, numbers);
  const hasRolled = attack.dice.length > 0;
  const surges =
    attack.final === null && attack.spent.length === 0 ? Math.max(0, value("surge") - value("evade")) : attack.surges;
  const best = outlook?.best ?? null;
  const leftOut = withoutWords(outlook?.notCounted);
  return (
    <div className={css.strip}>
      <Fighter {...props} table={table} id={attack.attacker} words={texts.attacking(far, attack.type)} />
      <div className={css.dice} data-many={attack.dice.length > 3}>
        {attack.dice.map((die, at) =>
          isAttackDie(die.die) ? <StripDie key={at} {...props} attack={attack} at={at} /> : null,
        )}
        <span className={css.against}>{hasRolled ? texts.against : texts.notRolled}</span>
        {attack.dice.map((die, at) =>
          isAttackDie(die.die) ? null : <StripDie key={at} {...props} attack={attack} at={at} />,
        )}
      </div>
      <Fighter
        {...props}
        table={table}
        id={attack.defender}
        isRight
        words={left === null ? "" : texts.defending(left)}
      />
      <div className={css.sums}>
        {hasRolled && (
          <>
            <div className={css.sum}>
              <Part icon="hit" number={number("hit")} voice={voice} /> <i>−</i>{" "}
              <Part icon="block" number={number("block")} voice={voice} /> <i>=</i>
              <b>
                <Why number={number("damage")} voice={voice}>
                  {damage}
                </Why>
              </b>
              <small>{missed === null ? texts.damage : missWords(missed)}</small>
            </div>
            <div className={css.sum}>
              <Part icon="surge" number={number("surge")} voice={voice} /> <i>−</i>{" "}
              <Part icon="evade" number={number("evade")} voice={voice} /> <i>=</i>
              <b>{surges}</b>
              <small>{texts.surgesLeft}</small>
            </div>
          </>
        )}
        {left !== null && (
          <div className={css.fate}>
            <HealthPips left={left} lost={hasRolled ? Math.min(left, damage) : 0} side={side} />
            <small>{texts.asItLies(left, Math.max(0, left - (hasRolled ? damage : 0)))}</small>
          </div>
        )}
        {best !== null && (
          <div className={css.chance}>
            <b>{percent(best.defeat)}</b>
            <small>{[texts.best, leftOut].filter((words) => words !== "").join(", ")}</small>
          </div>
        )}
      </div>
    </div>
  );
}

interface FighterProps extends StageProps {
  readonly table: Table;
  readonly id: string;
  readonly words: string;
  readonly isRight?: boolean;
}

function Fighter({ table, id, words, isRight = false, ...seen }: FighterProps) {
  const figure = table.figures[id];
  return (
    <div className={css.fighter} data-right={isRight} data-preview={id}>
      {figure !== undefined && <TokenIcon {...lookOf(table, figure, seen)} hasActed={false} size={48} />}
      <span>
        <b>{figureName(seen.voice, { id })}</b>
        <small>{words}</small>
      </span>
    </div>
  );
}

interface StripDieProps extends StageProps {
  readonly attack: Attack;
  readonly at: number;
}

/** A die as it lies; one that may be rerolled is lit, and rerolled by pressing it. */
function StripDie({ attack, at, view, options, onChoose, onPoint }: StripDieProps) {
  const rolled = attack.dice[at] as Attack["dice"][number];
  const { marks, words } = shownOn(rolled);
  const keys: readonly Key[] = options.filter((option) => rerollOf(option, attack) === at).map(({ key }) => key);
  const die = (
    <Die
      colour={rolled.die}
      marks={marks}
      size={74}
      label={texts.die(rolled.die, words)}
      isLit={keys.length > 0}
      isCancelled={rolled.cancelled}
    />
  );
  if (keys.length === 0) return die;
  return (
    <button
      type="button"
      className={css.reroll}
      {...lit(...keys)}
      aria-label={`${dieWords(rolled.die, view)}, ${texts.showing(words)}`}
      onClick={() => (keys.length === 1 ? onChoose(keys[0] as Key) : onPoint(keys))}
    >
      {die}
    </button>
  );
}

interface PartProps extends Pick<StageProps, "voice"> {
  readonly icon: SymbolName;
  readonly number: StageProps["numbers"][number] | undefined;
}

function Part({ icon, number, voice }: PartProps) {
  return (
    <span className={css.part}>
      <Icon name={icon} label={number?.label ?? icon} />
      <Why number={number} voice={voice}>
        {Math.max(0, number?.value ?? 0)}
      </Why>
    </span>
  );
}

const missWords = (reason: string): string =>
  (texts.missed as Readonly<Record<string, string>>)[reason] ?? texts.missed.accuracy;
