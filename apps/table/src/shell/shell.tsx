import { type ReactNode, useEffect } from "react";
import { Icon, type SymbolName } from "../look/icon.js";
import { useSettings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { Mark } from "./mark.js";
import css from "./shell.module.css";
import { isTyping } from "./typing.js";

interface ShellProps {
  /** The first word of the route. */
  readonly at: string;
  /** Its screen has a bar of its own where there is little room. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

/** Where one can go, and who one is. */
export function Bar({ at }: Pick<ShellProps, "at">) {
  const { name } = useSettings();
  return (
    <header className={css.bar}>
      <a className={css.home} href="#/">
        <Mark />
        {texts.title}
      </a>
      <nav className={css.ways} aria-label={texts.ways}>
        {WAYS.map(({ href, label, short, icon, screens, isWide = false }) => (
          <a key={href} href={href} data-wide={isWide} aria-current={screens.includes(at) ? "page" : undefined}>
            <Icon name={icon} />
            <span className={css.long}>{label}</span>
            <span className={css.short}>{short ?? label}</span>
          </a>
        ))}
      </nav>
      <a className={css.settings} href="#/settings" aria-label={texts.settings} title={texts.settings}>
        <Icon name="gear" />
      </a>
      <a className={css.me} href="#/settings">
        <span>
          <Icon name="person" />
        </span>
        {name === "" ? texts.guest : name}
      </a>
    </header>
  );
}

/** What is around every screen: where one can go, and who one is. */
export function Shell({ at, isWhole = false, children }: ShellProps) {
  useEffect(() => {
    document.addEventListener("keydown", showKeys);
    return () => document.removeEventListener("keydown", showKeys);
  }, []);
  return (
    <div className={css.shell} data-whole={isWhole}>
      <button type="button" className={css.skip} onClick={() => document.getElementById("contents")?.focus()}>
        {texts.skip}
      </button>
      <Bar at={at} />
      <main id="contents" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}

/** A question mark asks for the list of keys, unless it is typed somewhere. */
function showKeys({ key, target }: KeyboardEvent): void {
  if (key === "?" && !isTyping(target)) location.hash = "#/settings";
}

interface Way {
  readonly href: string;
  readonly label: string;
  /** Where there is little room. */
  readonly short?: string;
  readonly icon: SymbolName;
  /** The screens it leads to, by the first word of their route. */
  readonly screens: readonly string[];
  /** Only shown where there is room. */
  readonly isWide?: boolean;
}

/** Where one can go from everywhere. */
const WAYS: readonly Way[] = [
  { href: "#/", label: "Play", icon: "play", screens: ["", "new", "saved", "match", "join", "online"] },
  { href: "#/build", label: "Build", icon: "cards", screens: ["build"], isWide: true },
  { href: "#/learn", label: "Learn", icon: "book", screens: ["learn", "rules"] },
  { href: "#/calculator", label: "Calculator", short: "Odds", icon: "acc", screens: ["calculator"] },
  { href: "#/watch", label: "Watch", icon: "eye", screens: ["watch", "league"] },
  { href: "#/inspect", label: "Look inside", icon: "inside", screens: ["inspect"], isWide: true },
];
