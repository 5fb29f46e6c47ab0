import { imperialAssaultContext as context } from "@riposte/hosting/imperial-assault";
import { Icon } from "../../../look/icon.js";
import { TokenIcon } from "../../../look/token.js";
import { roleOf } from "../table/figure-role.js";
import css from "./army-picture.module.css";

/** A figure as it stands on the map; an upgrade or a command card as a card. */
export function ArmyPicture({ id }: { readonly id: string }) {
  const card = context().facts.deployment[id];
  if (card === undefined || !("health" in card))
    return (
      <span className={css.card}>
        <Icon name="cards" />
      </span>
    );
  return <TokenIcon side="you" role={roleOf(card)} health={card.health} damage={0} size={46} />;
}
