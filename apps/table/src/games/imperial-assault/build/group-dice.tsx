import { imperialAssaultContext as context } from "@riposte/hosting/imperial-assault";
import { Icon } from "../../../look/icon.js";
import css from "./group-dice.module.css";

/** The dice a group attacks and defends with. */
export function GroupDice({ id }: { readonly id: string }) {
  const card = context().facts.deployment[id];
  if (card === undefined || !("health" in card)) return null;
  const { attack, defense } = card;
  return (
    <span
      className={css.dice}
      role="img"
      aria-label={`attack ${attack?.dice.join(", ") ?? "none"}; defence ${defense.join(", ") || "none"}`}
    >
      {attack !== null && attack.dice.length > 0 && <Icon name="hit" />}
      {attack?.dice.map((die, at) => (
        <i key={`${die}${at}`} style={{ background: `var(--die-${die})` }} />
      ))}
      {defense.length > 0 && <Icon name="block" />}
      {defense.map((die, at) => (
        <i key={`${die}${at}`} style={{ background: `var(--die-${die})` }} />
      ))}
    </span>
  );
}
