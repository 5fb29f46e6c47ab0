import { createRoot } from "react-dom/client";
import type { DrawnChart } from "../../pages/reference/flow-page.js";
import "./chart.css";
import { LiveChart } from "./live-chart.js";

for (const place of document.querySelectorAll<HTMLElement>(".live-chart")) void draw(place);

async function draw(place: HTMLElement): Promise<void> {
  const answer = await fetch(place.dataset.chart as string);
  if (!answer.ok) {
    place.textContent = "The chart could not be fetched. Its states are listed below.";
    return;
  }
  place.textContent = "";
  createRoot(place).render(<LiveChart drawn={(await answer.json()) as DrawnChart} />);
}
