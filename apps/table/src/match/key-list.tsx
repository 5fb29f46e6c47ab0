import css from "./key-list.module.css";
import { matchTexts as texts } from "./texts.js";

/** Every key of the table. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  return (
    <section className={css.keys} aria-label={texts.keys}>
      <h2>{texts.keys}</h2>
      <dl>
        {texts.keyList.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={onClose}>
        {texts.close}
      </button>
    </section>
  );
}
