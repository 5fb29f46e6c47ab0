import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@fontsource-variable/instrument-sans/wdth.css";
import { keepOwnCardsAt } from "@riposte/hosting";
import { App } from "./app.js";
import { welcomeZips } from "./dropped/dropped-zip.js";
import { PAGES } from "./games.js";
import { guestsWritten } from "./guests/guests-written.js";
import { welcomeGuests } from "./guests/welcome-guests.js";
import "./look/tokens.css";
import "./look/base.css";
import { Sprite } from "./look/icon.js";
import { applySettings } from "./settings/settings.js";
import { keepForOffline } from "./shell/keep-for-offline.js";
import { MissingPart } from "./shell/missing-part.js";

for (const { keptCards } of PAGES) if (keptCards !== undefined) keepOwnCardsAt(keptCards);
const written = guestsWritten();
if (written !== "") welcomeGuests(written);
welcomeZips();
applySettings();
keepForOffline();
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Sprite />
    <App />
    <MissingPart />
  </StrictMode>,
);
