import { useEffect, useState } from "react";
import { texts } from "../texts.js";
import css from "./missing-part.module.css";

/** Says that something the page fetches when it is needed did not come: nothing goes on without it, and matches are kept. */
export function MissingPart() {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const tell = () => setMissing(true);
    addEventListener("vite:preloadError", tell);
    return () => removeEventListener("vite:preloadError", tell);
  }, []);
  if (!isMissing) return null;
  return (
    <div role="alert" className={css.missing}>
      <p>{texts.missing.what}</p>
      <button type="button" className={css.again} onClick={() => location.reload()}>
        {texts.missing.again}
      </button>
    </div>
  );
}
