import type { ReactNode } from "react";
import { Icon } from "../look/icon.js";
import { texts } from "../texts.js";
import css from "./shell.module.css";
import { ThemePicker } from "./theme-picker.js";

/** What is around every screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.shell}>
      <button type="button" className={css.skip} onClick={() => document.getElementById("contents")?.focus()}>
        {texts.skip}
      </button>
      <header className={css.bar}>
        <a className={css.name} href="#/">
          {texts.title}
        </a>
        <nav>
          <a href="#/">
            <Icon name="play" /> {texts.home}
          </a>
          <a href="#/inspect">
            <Icon name="inside" /> {texts.inspect}
          </a>
          <a href="#/calculator">
            <Icon name="acc" /> {texts.calculator.name}
          </a>
        </nav>
        <ThemePicker />
      </header>
      <main id="contents" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}
