import { createRoot } from "react-dom/client";
import { type FrontMatch, LiveMatch } from "./games.js";

const place = document.getElementById("front-match");
if (place !== null) void begin(place);

/** The recorded match takes the place of the words that stand there without script. */
async function begin(shown: HTMLElement): Promise<void> {
  const answer = await fetch("front-match.json");
  if (!answer.ok) return;
  const match = (await answer.json()) as FrontMatch;
  shown.textContent = "";
  createRoot(shown).render(<LiveMatch match={match} />);
}

for (const button of document.querySelectorAll<HTMLButtonElement>("button.command"))
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.value).catch(() => undefined);
    button.dataset.copied = "yes";
  });
