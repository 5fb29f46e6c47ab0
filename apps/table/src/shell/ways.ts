import type { SymbolName } from "../look/icon.js";

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
export const WAYS: readonly Way[] = [
  { href: "#/", label: "Play", icon: "play", screens: ["", "new", "saved", "match", "join", "online"] },
  { href: "#/build", label: "Build", icon: "cards", screens: ["build"], isWide: true },
  { href: "#/learn", label: "Learn", icon: "book", screens: ["learn", "rules"] },
  { href: "#/calculator", label: "Calculator", short: "Odds", icon: "acc", screens: ["calculator"] },
  { href: "#/watch", label: "Watch", icon: "eye", screens: ["watch", "league"] },
  { href: "#/inspect", label: "Look inside", icon: "inside", screens: ["inspect"], isWide: true },
];
