import { type Outlook, type Prospect, withoutWords } from "@riposte/hosting";
import { countModels, type Unit } from "@riposte/warhammer-40k";
import { percent } from "../../../look/percent.js";
import type { Seen } from "../../../tables/table-parts.js";
import css from "./odds-strip.module.css";
import { nameOf } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";

const HARDLY = 0.005;

interface OddsStripProps extends Pick<Seen, "voice"> {
  readonly target: Unit;
  readonly prospect: Prospect;
  readonly notCounted: Outlook["notCounted"];
}

/** What shooting at a unit comes to: the chance to destroy it, how many fall, and the chain from attacks to damage. */
export function OddsStrip({ target, prospect, notCounted, voice }: OddsStripProps) {
  const { slain = [], chain = [], defeat } = prospect;
  const models = countModels(target);
  const leftOut = withoutWords(notCounted);
  const mean = slain.reduce((sum, chance, count) => sum + chance * count, 0);
  const most = Math.max(...slain, 0.01);
  return (
    <div className={css.strip}>
      <div className={css.head}>
        {/* what hardly ever happens is no headline */}
        <b>{defeat < HARDLY ? mean.toFixed(1) : percent(defeat)}</b>
        <span>
          <strong>{defeat < HARDLY ? texts.meanSlain(models) : texts.destroys(nameOf({ voice }, target))}</strong>
          <small>{defeat < HARDLY ? texts.survives : texts.onAverage(mean, models)}</small>
          {leftOut !== "" && <small>{leftOut}</small>}
        </span>
      </div>
      <ol className={css.bars} aria-label={texts.slain}>
        {slain.slice(0, 11).map((chance, count) => (
          <li key={count}>
            {/* what hardly happens has a bar and no number: there would be no room */}
            {chance >= HARDLY && <small>{percent(chance)}</small>}
            <i data-all={count === models} style={{ height: `${Math.max(2, (chance / most) * 40)}px` }} />
            <b>{count}</b>
          </li>
        ))}
      </ol>
      <ol className={css.chain}>
        {chain.map(({ of, mean: average, needs }) => (
          <li key={of}>
            <b>{Number(average.toFixed(1))}</b>
            <small>{of}</small>
            {needs !== undefined && <small>{of === "unsaved" ? texts.saves(needs) : texts.needs(needs)}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
