/** How soon a second click belongs to the first. */
const SOON = 300;
/** A finger does not come down at quite the same place. */
const NEAR = 24;

/**
 * The second click of a double click is meant for the question that was there: where the page has moved on under the finger it gives no
 * answer. Keys, and clicks elsewhere, count at once.
 */
export function holdSteady(place: HTMLElement): void {
  let last = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY, asked: "" };
  const onClick = (event: MouseEvent) => {
    const { detail, x, y, timeStamp: at, target } = event;
    // keys and programs click without a place
    if (detail === 0) return;
    const asked = place.querySelector<HTMLElement>("[data-decision]")?.dataset.decision ?? "";
    const before = last;
    last = { x, y, at, asked };
    const isSecond = at - before.at < SOON && Math.hypot(x - before.x, y - before.y) < NEAR;
    const isAnswer = (target as Element).closest("[data-lit],[type=submit]") !== null;
    if (isSecond && isAnswer && asked !== before.asked) event.stopPropagation();
  };
  place.addEventListener("click", onClick, { capture: true });
}
