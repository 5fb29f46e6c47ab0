import { onePieceContext as context } from "@riposte/hosting/one-piece";
import { CardArt } from "../table/card-art.js";
import css from "./deck-picture.module.css";

interface DeckPictureProps {
  readonly id: string;
  readonly size: "row" | "tile" | "hand";
}

/** A card's field of sun and waves, with its cost and power where there is room. */
export function DeckPicture({ id, size }: DeckPictureProps) {
  const card = context().cards.get(id);
  if (card === undefined) return null;
  const { colors, attributes, cost, power, kind } = card;
  return (
    <span className={css.card} data-size={size} style={{ ["--one" as string]: `var(--c-${colors[0]})` }}>
      <CardArt code={id} colors={colors} attribute={attributes[0]} />
      {size !== "row" && cost !== undefined && <span className={css.cost}>{cost}</span>}
      {size !== "row" && <span className={css.power}>{power ?? kind}</span>}
    </span>
  );
}
