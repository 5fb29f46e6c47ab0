import { Die } from "../../../look/die.js";
import type { StageProps } from "../../../tables/table-parts.js";
import { Why } from "../../../tables/why.js";
import { battleOf, nameOf } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";
import css from "./volley-strip.module.css";

const ROLLS: readonly string[] = Object.keys(texts.rolling);
const NOT_YET = "–";

/** The attacks under way: who at whom, the dice being rolled, and the chain from attacks to wounds with what each needs. */
export function VolleyStrip(props: StageProps) {
  const { volleys, units } = battleOf(props);
  const volley = volleys.at(-1);
  const attack = volley?.attack;
  if (volley === undefined || attack == null) return null;
  const [unit, target] = [units[volley.unit], units[attack.declared.target]];
  const number = (label: string) => props.numbers.find(({ id }) => id === `attack.${label}`);
  const [hit, wound] = [number("hit roll"), number("wound roll")];
  const save = props.numbers.find(({ id }) => id.startsWith("attack.save of "));
  // a roll that still lies on the table is not counted yet
  const isPast = (roll: string) => ROLLS.indexOf(attack.rolling) > ROLLS.indexOf(roll);
  const link = (value: number | string, words: string, needed: typeof hit) => (
    <div className={css.link}>
      <b>{value}</b>
      <span>{words}</span>
      {needed !== undefined && (
        <small>
          <Why number={needed} voice={props.voice}>
            {texts.needs(needed.value)}
          </Why>
        </small>
      )}
    </div>
  );
  return (
    <div className={css.strip}>
      <div className={css.who}>
        <b>{texts.shoots(unit === undefined ? "" : nameOf(props, unit))}</b>
        <small>{texts.at(target === undefined ? "" : nameOf(props, target))}</small>
      </div>
      <div className={css.dice}>
        <small>{texts.rolling[attack.rolling]}</small>
        <span>
          {attack.dice.slice(0, 20).map(({ face }, at) => (
            <Die key={at} colour="white" marks={[face]} size={34} label={texts.die(face)} />
          ))}
        </span>
      </div>
      <div className={css.chain}>
        {link(attack.attacks, texts.attacks, hit)}
        <i>›</i>
        {link(isPast("hit") || attack.hits > 0 ? attack.hits : NOT_YET, texts.hits, wound)}
        <i>›</i>
        {link(isPast("wound") || attack.wounds > 0 ? attack.wounds : NOT_YET, texts.woundsDone, save)}
      </div>
    </div>
  );
}
