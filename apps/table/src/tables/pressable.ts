import type { KeyboardEvent } from "react";

/** Makes a part of a drawing a button, for pointer and keyboard. */
export const pressable = (act: () => void, label: string) => ({
  role: "button",
  tabIndex: 0,
  "aria-label": label,
  onClick: act,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === "Enter") act();
  },
});
