import { labelOf, momentOf, type Voice } from "@riposte/catalog";
import type { Option } from "@riposte/kernel";
import type { OwnDecision, PolicyChange, View } from "@riposte/kernel/run";
import { texts } from "../texts.js";
import css from "./policy-panel.module.css";

interface PolicyPanelProps {
  readonly policy: NonNullable<View["policy"]>;
  /** The window the seat is asked at now. */
  readonly decision: OwnDecision | null;
  readonly voice: Voice;
  readonly onChange: (change: PolicyChange) => void;
}

const HOLDS = ["always", "auto", "never"] as const;

/** How often the seat wants to be asked, and what it does by itself. */
export function PolicyPanel({ policy, decision, voice, onChange }: PolicyPanelProps) {
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
      {window !== null && decision?.choice.kind === "one" && (
        <div>
          <p>{texts.policy.orderHere}</p>
          <ul>
            {decision.choice.options
              .filter(({ key }) => key !== "pass")
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
