import { byKey } from "../settings/key-map.js";
import type { Action } from "./question/action-row.js";
import { matchTexts as texts } from "./texts.js";
import { taken, useKeys } from "./use-keys.js";

interface MatchKeys {
  readonly actions: readonly Action[];
  readonly onLog: () => void;
  /** Close what lies over the table, then widen the question. */
  readonly onClose: () => void;
  readonly onKeys: () => void;
}

const AREAS = [texts.question, texts.stage, texts.hand, texts.log] as const;

/** The keys that work anywhere at the table. */
export function useMatchKeys({ actions, onLog, onClose, onKeys }: MatchKeys): void {
  const act = (label: string) => () => {
    const action = actions.find((one) => one.label === label && one.isEnabled);
    action?.onUse();
    return action !== undefined;
  };
  const log = () => {
    onLog();
    // once it lies open its newest line; a player who closed it goes back to the question
    requestAnimationFrame(() => {
      const newest = [...(areaNamed(texts.log)?.querySelectorAll("button") ?? [])].at(-1);
      const question = areaNamed(texts.question);
      (newest?.checkVisibility() ? newest : question && firstIn(question))?.focus();
    });
  };
  const timeline = () => areaNamed(texts.timeline)?.querySelector("input")?.focus();
  const [undo, hint] = [act(texts.undo), act(texts.hint)];
  useKeys({
    ...byKey<() => unknown>({
      undo,
      hint,
      log: taken(log),
      timeline: taken(timeline),
      keys: taken(onKeys),
      next: () => focusLit(1),
      previous: () => focusLit(-1),
    }),
    Escape: taken(onClose),
    F6: taken(focusNextArea),
  });
}

const areaNamed = (label: string): HTMLElement | null => document.querySelector(`section[aria-label="${label}"]`);

function focusNextArea(): void {
  const areas = AREAS.flatMap((label) => areaNamed(label) ?? []);
  const { activeElement: focused } = document;
  const at = areas.findIndex((area) => area.contains(focused) || (focused !== null && tabOf(area) === focused));
  const following = [...areas.slice(at + 1), ...areas.slice(0, at + 1)];
  // an area with nothing to do in it is passed by
  following
    .map((area) => firstIn(area) ?? tabOf(area))
    .find((one) => one !== undefined)
    ?.focus();
}

/** What lays an area open that is hidden behind another. */
const tabOf = (area: HTMLElement): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("[role=tab]")].find(
    (tab) => tab.checkVisibility() && document.getElementById(tab.getAttribute("aria-controls") ?? "")?.contains(area),
  );

/** The question itself, else what can be done, else anything. */
const firstIn = (area: HTMLElement): HTMLElement | undefined =>
  ["h2[tabindex]", "[data-lit]", "button:not(:disabled), [tabindex='0']"]
    .flatMap((which) => [...area.querySelectorAll<HTMLElement>(which)])
    .find((one) => one.checkVisibility());

/** Goes along everything that can be done, wherever it lies. */
function focusLit(by: number): boolean {
  const lit = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-lit]")].filter((one) =>
    one.checkVisibility(),
  );
  if (lit.length === 0) return false;
  const at = lit.indexOf(document.activeElement as HTMLElement);
  lit[(at + by + lit.length) % lit.length]?.focus();
  return true;
}
