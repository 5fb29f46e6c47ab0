import type { BodyCard } from "@riposte/imperial-assault";
import { calculatorTexts } from "../../../calculator/calculator-texts.js";
import type { Letter, Wrong } from "../../../calculator/compared.js";
import { Chip, ChoiceField, NumberField } from "../../../calculator/fields.js";
import { Chips, Numbers, Panel } from "../../../calculator/panel.js";
import { TokenIcon } from "../../../look/token.js";
import { groupName } from "../table/figure-looks.js";
import { roleOf } from "../table/figure-role.js";
import { bodies, type FighterForm } from "./skirmish-form.js";
import { skirmishTexts as texts } from "./skirmish-texts.js";

interface FighterPanelProps<Die extends string, Mark extends string> {
  readonly letter: Letter | "t";
  readonly form: FighterForm<Die, Mark>;
  readonly dice: readonly Die[];
  readonly marks: readonly Mark[];
  readonly about: (card: BodyCard) => string;
  readonly wrong: readonly Wrong[];
  /** Only figures with an attack of their own. */
  readonly mustAttack: boolean;
  /** How much health is left, where that is asked. */
  readonly health?: { readonly value: string; readonly onChange: (value: string) => void };
  readonly onCard: (card: string) => void;
  readonly onDice: (dice: Readonly<Record<Die, string>>) => void;
  readonly onMarks: (marks: readonly Mark[]) => void;
  readonly onRemove?: (() => void) | undefined;
}

/** One side of an attack: the figure, its dice, and what it has. */
export function FighterPanel<Die extends keyof typeof texts.die, Mark extends keyof typeof texts.mark>(
  props: FighterPanelProps<Die, Mark>,
) {
  const { letter, form, dice, marks, about, wrong, mustAttack, health, onCard, onDice, onMarks, onRemove } = props;
  const card = bodies().find(({ id }) => id === form.card) as BodyCard;
  const reasonOf = (field: string) => wrong.find((one) => one.field === field)?.reason;
  return (
    <Panel
      letter={letter}
      label={letter === "t" ? calculatorTexts.target : calculatorTexts.attackerOf(letter.toUpperCase())}
      token={
        <TokenIcon
          side={letter === "t" ? "foe" : "you"}
          role={roleOf(card)}
          health={card.health}
          damage={0}
          size={34}
        />
      }
      name={groupName({ card: form.card })}
      about={about(card)}
      onRemove={onRemove}
      choices={
        <ChoiceField label={calculatorTexts.card} value={form.card} groups={groupsOf(mustAttack)} onChange={onCard} />
      }
    >
      <Numbers>
        {health !== undefined && (
          <NumberField
            label={texts.health}
            value={health.value}
            wrong={reasonOf("health")}
            onChange={health.onChange}
          />
        )}
        {dice.map((die) => (
          <NumberField
            key={die}
            label={texts.die[die]}
            value={form.dice[die]}
            wrong={reasonOf(die)}
            onChange={(value) => onDice({ ...form.dice, [die]: value })}
          />
        ))}
      </Numbers>
      <Chips>
        {marks.map((mark) => (
          <Chip
            key={mark}
            label={texts.mark[mark]}
            isOn={form.marks.includes(mark)}
            onToggle={() => onMarks(marks.filter((one) => (one === mark) !== form.marks.includes(one)))}
          />
        ))}
      </Chips>
    </Panel>
  );
}

/** The deck by affiliation, by name. */
function groupsOf(mustAttack: boolean) {
  const cards = bodies().filter(({ attack }) => !mustAttack || attack !== null);
  return Object.entries(texts.affiliation).map(([affiliation, name]) => ({
    name,
    options: cards
      .filter((card) => (card.kind === "companion" ? "neutral" : card.affiliation) === affiliation)
      .map(({ id }) => [id, groupName({ card: id })] as const)
      .toSorted(([, one], [, other]) => one.localeCompare(other)),
  }));
}
