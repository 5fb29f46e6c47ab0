import { gamesHere } from "@riposte/hosting";
import { Button } from "../look/button.js";
import { texts as general } from "../texts.js";
import { HOLDS, type KeptPolicy } from "./kept-policy.js";
import { changeSettings, useSettings } from "./settings.js";
import css from "./settings-screen.module.css";
import { settingsTexts as texts } from "./settings-texts.js";

/** When to be asked, for each game with others; standing orders that were kept can be forgotten. */
export function AskRows() {
  const { ask } = useSettings();
  const keep = (game: string, policy: KeptPolicy) => changeSettings({ ask: { ...ask, [game]: policy } });
  return gamesHere()
    .filter(({ players }) => players.most > 1)
    .map(({ id, title }) => {
      const policy = ask[id] ?? { orders: [] };
      return (
        <div key={id} className={css.row}>
          <label className={css.label}>
            {title}
            {policy.orders.length > 0 && <small>{texts.ask.orders(policy.orders.length)}</small>}
            <select
              value={policy.hold ?? ""}
              onChange={({ target }) => {
                const hold = HOLDS.find((one) => one === target.value);
                keep(id, { orders: policy.orders, ...(hold !== undefined && { hold }) });
              }}
            >
              <option value="">{texts.ask.usual}</option>
              {HOLDS.map((hold) => (
                <option key={hold} value={hold}>
                  {general.policy.hold[hold]}
                </option>
              ))}
            </select>
          </label>
          {policy.orders.length > 0 && (
            <Button
              look="plain"
              size="small"
              aria-label={texts.ask.forgetOf(title)}
              onClick={() => keep(id, { ...policy, orders: [] })}
            >
              {texts.ask.forget}
            </Button>
          )}
        </div>
      );
    });
}
