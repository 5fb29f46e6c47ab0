import { useState } from "react";
import { texts } from "../texts.js";
import { applyTheme, readTheme, THEMES, type Theme } from "./theme.js";

/** Light, dark, or as the system has it. */
export function ThemePicker() {
  const [theme, setTheme] = useState<Theme>(readTheme);
  const choose = (chosen: Theme) => {
    applyTheme(chosen);
    setTheme(chosen);
  };
  return (
    <select aria-label={texts.themeLabel} value={theme} onChange={({ target }) => choose(target.value as Theme)}>
      {THEMES.map((one) => (
        <option key={one} value={one}>
          {texts.theme[one]}
        </option>
      ))}
    </select>
  );
}
