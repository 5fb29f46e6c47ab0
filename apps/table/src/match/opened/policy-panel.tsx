import { labelOf, momentOf, type Voice } from "@riposte/hosting";
import type { Option } from "@riposte/kernel";
import type { OwnDecision, PolicyChange, View } from "@riposte/kernel/run";
import { useState } from "react";
import { HOLDS } from "../../settings/kept-policy.js";
import { changeSettings, settings } from "../../settings/settings.js";
import { texts } from "../../texts.js";
import { isPass } from "../question/passing.js";
import { matchTexts } from "../texts.js";
import css from "./policy-panel.module.css";

interface PolicyPanelProps {
  readonly game: string;
  readonly policy: NonNullable<View["policy"]>;
  /** The window the seat is asked at now. */
  readonly decision: OwnDecision | null;
  readonly voice: Voice;
  readonly onChange: (change: PolicyChange) => void;
}

/** How often the seat wants to be asked, and what it does by itself. */
export function PolicyPanel({ game, policy, decision, voice, onChange }: PolicyPanelProps) {
  const [isKept, setIsKept] = useState(false);
  const keep = () => {
    const { hold, orders } = policy;
    changeSettings({ ask: { ...settings().ask, [game]: { hold, orders } } });
    setIsKept(true);
  };
  const window = decision?.window ?? null;
  const here = window === null ? undefined : policy.windows[window]?.hold;
  return (
    <section className={css.policy} aria-label={texts.policy.heading}>
      <HoldField
        label={texts.policy.everywhere}
        value={policy.hold}
        onPick={(hold) => onChange({ set: "hold", hold })}
      />
      {window !== null && (
        <HoldField
          label={texts.policy.here}
          value={here ?? policy.hold}
          onPick={(hold) => onChange({ set: "hold", hold, window })}
        />
      )}
      <p>{texts.policy.tells}</p>
      {window !== null && decision?.choice.kind === "one" && (
        <div>
          <p>{texts.policy.orderHere}</p>
          <ul>
            {decision.choice.options
              .filter((option) => option.later === undefined && !isPass(option))
              .map((option: Option) => (
                <li key={String(option.key)}>
                  <button
                    type="button"
                    onClick={() => onChange({ set: "order", window, key: option.key, act: "play" })}
                  >
                    {texts.policy.always(labelOf(voice, option))}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      )}
      {policy.passing !== undefined && (
        <button type="button" onClick={() => onChange({ set: "no-pass" })}>
          {texts.policy.askAgain}
        </button>
      )}
      {policy.orders.length > 0 && (
        <ul aria-label={texts.policy.orders}>
          {policy.orders.map(({ window: at, key, act }) => (
            <li key={`${at}${key}`}>
              {texts.policy.order(momentOf(voice, at), labelOf(voice, { key }), act)}{" "}
              <button type="button" onClick={() => onChange({ set: "no-order", window: at, key })}>
                {texts.policy.forget}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p>
        <button type="button" onClick={keep}>
          {isKept ? matchTexts.policyKept : matchTexts.keepPolicy}
        </button>
      </p>
    </section>
  );
}

type Hold = (typeof HOLDS)[number];

interface HoldFieldProps {
  readonly label: string;
  readonly value: Hold;
  readonly onPick: (hold: Hold) => void;
}

function HoldField({ label, value, onPick }: HoldFieldProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onPick(target.value as Hold)}>
        {HOLDS.map((hold) => (
          <option key={hold} value={hold}>
            {texts.policy.hold[hold]}
          </option>
        ))}
      </select>
    </label>
  );
}
