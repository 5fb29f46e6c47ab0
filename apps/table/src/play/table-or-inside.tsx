import { type ReactNode, useState } from "react";
import { texts } from "../texts.js";
import css from "./match-screen.module.css";

interface TableOrInsideProps {
  readonly table: () => ReactNode;
  readonly inside: () => ReactNode;
  /** Said beside the tabs. */
  readonly about: ReactNode;
  /** Stands before either, until it is gone. */
  readonly curtain?: ReactNode;
}

/** The two sides of a match: the table people play at, and the machines behind it. */
export function TableOrInside({ table, inside, about, curtain }: TableOrInsideProps) {
  const [tab, setTab] = useState<"table" | "inside">("table");
  return (
    <>
      <div className={css.tabs}>
        <div role="tablist" aria-label={texts.play.tabs}>
          {(["table", "inside"] as const).map((one) => (
            <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => setTab(one)}>
              {texts.play.tab[one]}
            </button>
          ))}
        </div>
        <span className={css.seed}>{about}</span>
      </div>
      {curtain ?? (tab === "table" ? table() : <div className={css.inside}>{inside()}</div>)}
    </>
  );
}
