import css from "./icon.module.css";
import sprite from "./sprite.svg?raw";

/** Every symbol of the sprite: our own drawings, one colour, that of the text around them. */
export const SYMBOLS = [
  "acc",
  "again",
  "banner",
  "barb",
  "bell",
  "block",
  "book",
  "bot",
  "brute",
  "bulb",
  "candy",
  "cards",
  "chat",
  "check",
  "chev",
  "claw",
  "clock",
  "cup",
  "down",
  "draw1",
  "droid",
  "duelist",
  "evade",
  "eye",
  "fit",
  "flag",
  "focus",
  "gear",
  "guard",
  "heavy",
  "hero",
  "hit",
  "inside",
  "jet",
  "leaper",
  "link",
  "menu",
  "minus",
  "mortar",
  "officer",
  "pause",
  "person",
  "plasma",
  "play",
  "plus",
  "ranged",
  "rebel",
  "save",
  "scout",
  "search",
  "share",
  "shieldman",
  "skip",
  "slash",
  "special",
  "spit",
  "strike",
  "surge",
  "swap",
  "tank",
  "titan",
  "tofuture",
  "trooper",
  "under",
  "undo",
  "walker",
  "warn",
  "wing",
] as const;

export type SymbolName = (typeof SYMBOLS)[number];

/** The drawings all icons refer to. Once in a page, before the first icon. */
export function Sprite() {
  // our own file, bundled: nothing a player or a server said gets here
  return <div hidden dangerouslySetInnerHTML={{ __html: sprite }} />;
}

/** A symbol beside words; without words beside it, `label` says what it is. */
export function Icon({ name, label }: { readonly name: SymbolName; readonly label?: string }) {
  const drawing = <use href={`#${name}`} />;
  return label === undefined ? (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <svg className={css.icon} viewBox="0 0 24 24" role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
