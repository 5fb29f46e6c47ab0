import { onePieceContext as context } from "@riposte/hosting/one-piece";
import { CardArt } from "./card-art.js";
import css from "./card-face.module.css";
import { duelTexts as texts } from "./texts.js";

interface CardFaceProps {
  readonly code: string;
  /** As it is now; as printed unless given. */
  readonly power?: number | undefined;
  readonly cost?: number | undefined;
  readonly size: "mat" | "hand" | "large";
  readonly isRested?: boolean;
  /** What playing it would do now. */
  readonly foot?: { readonly words: string; readonly tone?: "good" | "bad" | undefined } | undefined;
}

/** A card: colours, cost, power, our picture, its name and what it does. */
export function CardFace({ code, power, cost, size, isRested = false, foot }: CardFaceProps) {
  const card = context().info(code);
  const [first = "black", second = first] = card.colors;
  const now = power ?? card.power;
  const change = card.power === undefined || now === undefined ? 0 : Math.sign(now - card.power);
  const kind = card.kind === "Character" ? [...card.keywords].join(", ") : card.kind;
  return (
    <span
      className={css.face}
      data-size={size}
      data-rested={isRested}
      style={{ ["--one" as string]: `var(--c-${first})`, ["--two" as string]: `var(--c-${second})` }}
    >
      <CardArt code={code} colors={card.colors} attribute={card.attributes[0]} />
      {/* spaces are heard, not seen */}
      {card.cost !== undefined && <span className={css.cost}>{cost ?? card.cost} </span>}
      {now !== undefined && (
        <span className={css.power} data-change={change}>
          {now}{" "}
        </span>
      )}
      {size === "hand" && card.counter !== null && <span className={css.counter}>{texts.counter(card.counter)} </span>}
      <span className={css.words}>
        <b>{size === "mat" ? <Shortened name={card.name} /> : breakable(card.name)} </b>
        {kind !== "" && <i>{kind} </i>}
        {size !== "mat" && (
          <span className={css.gist}>
            <span>{card.gist ?? ""}</span>
          </span>
        )}
      </span>
      {foot !== undefined && (
        <span className={css.foot} data-tone={foot.tone}>
          {foot.words}
        </span>
      )}
    </span>
  );
}

/** On a small card long names are called by their last word: Doflamingo. */
function Shortened({ name }: { readonly name: string }) {
  const last = name.split(/(?<=[ .])/).at(-1) as string;
  const isLong = name.split(/[ .]/).some((word) => word.length > 8);
  if (!isLong || last === name) return breakable(name);
  return (
    <>
      <span className={css.before}>{breakable(name.slice(0, -last.length))}</span>
      {last}
    </>
  );
}

/** Initials stand without spaces: a line may end after each. */
const breakable = (name: string): string => name.replaceAll(".", ".\u200b");
