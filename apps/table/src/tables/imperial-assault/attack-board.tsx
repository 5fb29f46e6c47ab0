import type { NumberShown, Voice } from "@riposte/catalog";
import { faceOf, SYMBOLS, type Table } from "@riposte/imperial-assault";
import { NumberList } from "../../play/number-list.js";
import { texts } from "../../texts.js";
import css from "./attack-board.module.css";

interface AttackBoardProps {
  readonly attack: Table["attacks"][number];
  readonly numbers: readonly NumberShown[];
  readonly voice: Voice;
}

const SIGNS: Readonly<Record<string, string>> = {
  accuracy: "◎",
  hit: "✹",
  surge: "ϟ",
  block: "▣",
  evade: "≈",
  dodge: "✕",
};

/** The attack under way: dice as they lie, surges left and spent, results with their reasons. */
export function AttackBoard({ attack, numbers, voice }: AttackBoardProps) {
  const spell = voice.spell ?? String;
  return (
    <section className={css.attack} aria-label={texts.skirmish.attack}>
      <h2>{texts.skirmish.attacks(spell(attack.attacker), spell(attack.defender), attack.type)}</h2>
      <ul className={css.dice}>
        {attack.dice.map(({ die, face, cancelled, rerolled }, at) => {
          const shown = faceOf(die, face);
          const symbols = SYMBOLS.filter((symbol) => shown[symbol] > 0);
          return (
            <li
              key={at}
              className={css[die]}
              data-cancelled={cancelled}
              title={rerolled ? texts.skirmish.rerolled : die}
            >
              {symbols.length === 0 ? "–" : symbols.map((symbol) => `${SIGNS[symbol]}${shown[symbol]}`).join(" ")}
              <span className={css.hidden}>
                {texts.skirmish.die(die, symbols.map((symbol) => `${shown[symbol]} ${symbol}`).join(", "))}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={css.surges}>
        {texts.skirmish.surges(attack.surges)}
        {attack.spent.length > 0 && ` · ${texts.skirmish.spent(attack.spent.map(spell).join(", "))}`}
        {attack.missed !== null && <b> · {texts.skirmish.missed(attack.missed)}</b>}
      </p>
      <NumberList numbers={numbers.filter(({ id }) => id.startsWith("attack."))} voice={voice} />
    </section>
  );
}
