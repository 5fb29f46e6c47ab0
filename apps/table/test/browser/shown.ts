import type { Page } from "@riposte/browser";

/** What a page shows of a match. */
export interface Shown {
  /** The number of its question. */
  readonly decision: string | null;
  /** How many inputs there are. */
  readonly step: number;
  readonly isOver: boolean;
  readonly canAskForHint: boolean;
  readonly isHinted: boolean;
  /** Is it answered by a form? */
  readonly isForm: boolean;
}

/** What is waited for: a question of one's own, a hint, or what comes after an answer. */
type Wait = { readonly until?: "turn" | "hint" | "step" } | { readonly until: "next"; readonly before: Shown };

const PATIENCE = 40_000;

/** What a page shows, at once or when it shows what is waited for: it looks when it changes, and nobody asks it again and again. */
export const shown = (page: Page, wait: Wait = {}): Promise<Shown> =>
  page.evaluate(
    ([wait, patience]) =>
      new Promise<Shown>((done, fail) => {
        const read = (): Shown => ({
          decision: document.querySelector("[data-decision]")?.getAttribute("data-decision") ?? null,
          step: Number(document.querySelector("[data-last]")?.getAttribute("data-last")),
          isOver: document.body.textContent?.includes("The match is over") ?? false,
          canAskForHint: [...document.querySelectorAll("button")].some(
            (button) => !button.disabled && button.textContent?.trim() === "Hint",
          ),
          isHinted: document.querySelector('[data-hinted="true"]') !== null,
          isForm: document.querySelector("form button[type=submit]") !== null,
        });
        const isMet = ({ decision, step, isOver, canAskForHint, isHinted, isForm }: Shown): boolean => {
          // the way back, which counts the inputs, comes a moment after the question
          if (wait.until === "step") return !Number.isNaN(step);
          if (wait.until === "turn") return decision !== null && canAskForHint && !Number.isNaN(step);
          if (wait.until === "hint") return isHinted || isForm;
          if (!("before" in wait)) return true;
          const { before } = wait;
          return step > before.step && (isOver || (decision !== null && decision !== before.decision));
        };
        const look = () => {
          const now = read();
          if (!isMet(now)) return;
          changes.disconnect();
          clearTimeout(late);
          done(now);
        };
        const changes = new MutationObserver(look);
        const late = setTimeout(() => fail(new Error(`Not shown: ${JSON.stringify({ wait, now: read() })}`)), patience);
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        look();
      }),
    [wait, PATIENCE] as const,
  );
