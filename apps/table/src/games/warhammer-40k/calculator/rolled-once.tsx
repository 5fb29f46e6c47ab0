import { useMemo } from "react";
import { calculatorTexts as texts } from "../../../calculator/calculator-texts.js";
import type { Letter } from "../../../calculator/compared.js";
import { Button } from "../../../look/button.js";
import { Die } from "../../../look/die.js";
import type { WrittenFight } from "./battle-odds.js";
import css from "./rolled-once.module.css";

interface RolledOnceProps {
  readonly fights: ReadonlyMap<Letter, WrittenFight>;
  readonly seed: number;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The attacks rolled through the machines of the game: every die, and what came of it. */
export function RolledOnce({ fights, seed, onAgain, onClose }: RolledOnceProps) {
  const rolled = useMemo(
    () => [...fights].map(([letter, fight]) => ({ letter, fight, ...fight.resolve({ mode: "roll", seed }).rolled })),
    [fights, seed],
  );
  return (
    <section className={css.rolled} aria-label={texts.playOut}>
      {rolled.map(({ letter, fight, log }) => (
        <div key={letter}>
          <h3>{texts.rolled(fight.attacker.name ?? fight.attacker.id)}</h3>
          <ol>
            {log.map(({ says, dice }, at) => (
              <li key={at}>
                <span>{says}</span>
                <span className={css.dice}>
                  {dice.slice(0, MOST_DICE).map(({ face, again }, die) => (
                    <Die key={die} colour="white" marks={[again ?? face]} size={26} label={String(again ?? face)} />
                  ))}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <p>
        <Button size="small" onClick={onAgain}>
          {texts.again}
        </Button>
        <Button look="plain" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </p>
    </section>
  );
}

const MOST_DICE = 24;
