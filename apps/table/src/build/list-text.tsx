import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { useCopied } from "../share/copied.js";
import { download } from "../shell/download.js";
import { buildTexts as texts } from "./build-texts.js";
import css from "./list-text.module.css";

/** The list as people exchange it. */
export function ListText({ text, name }: { readonly text: string; readonly name: string }) {
  const { copied, copy } = useCopied();
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") || "list"}.txt`;
  return (
    <div className={css.list}>
      <textarea readOnly aria-label={texts.asText} value={text} onFocus={({ target }) => target.select()} />
      <div className={css.row}>
        <Button size="small" onClick={() => copy(text)}>
          <Icon name={copied === "copied" ? "check" : "cards"} />
          {copied === "copied" ? texts.copied : texts.copyText}
        </Button>
        <Button size="small" onClick={() => download({ name: file, type: "text/plain", text })}>
          <Icon name="save" />
          {texts.download}
        </Button>
      </div>
    </div>
  );
}
