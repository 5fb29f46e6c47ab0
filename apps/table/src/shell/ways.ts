import type { SymbolName } from "../look/icon.js";

interface Way {
  readonly href: string;
  readonly label: string;
  readonly icon: SymbolName;
  /** The screens it leads to, by the first word of their route. */
  readonly screens: readonly string[];
}

/** Where one can go from everywhere. */
export const WAYS: readonly Way[] = [
  { href: "#/", label: "Play", icon: "play", screens: ["", "new", "saved", "match", "join", "online"] },
  { href: "#/calculator", label: "Calculator", icon: "acc", screens: ["calculator"] },
  { href: "#/inspect", label: "Look inside", icon: "inside", screens: ["inspect"] },
];
