import { type KeyAction, keyFor } from "../../settings/key-map.js";
import { matchTexts as texts } from "../texts.js";
import css from "./key-list.module.css";

/** Every key of the table. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const keys = [
    ...texts.keyList,
    ...(Object.keys(texts.keyDoes) as KeyAction[]).map((action) => [keyFor(action), texts.keyDoes[action]] as const),
  ];
  return (
    <section className={css.keys} aria-label={texts.keys}>
      <h2>{texts.keys}</h2>
      <dl>
        {keys.map(([key, does]) => (
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
