import { createRoot } from "react-dom/client";
import { SHOWN_FIRST } from "./games.js";
import { keepForOffline } from "./keep-for-offline.js";
import { keptBench } from "./kept.js";
import { createReader } from "./reader.js";
import { Unbroken } from "./unbroken.js";
import { WholeWorkshop } from "./whole-workshop.js";
import { writtenJson } from "./written-json.js";
import "./workshop.css";
import "./editor/editor.css";
import "./form/form.css";
import "./printed/printed.css";
import "./stage/stage.css";
import "./told/told.css";

keepForOffline();
const place = document.getElementById("workshop") as HTMLElement;
const reader = createReader();

// a link to a card says what to begin with, before what was written here
const asked = new URLSearchParams(location.hash.slice(1));
const kept = asked.has("game") ? null : keptBench(location.hash);
const game = kept?.game ?? asked.get("game") ?? SHOWN_FIRST.id;
const text = kept?.text ?? writtenJson(await reader.begin(game, asked.get("card")));
place.textContent = "";
const bench = { game, text, stage: kept?.stage ?? null, seed: kept?.seed ?? "1", code: kept?.code ?? null };
createRoot(place).render(
  <Unbroken>
    <WholeWorkshop reader={reader} first={bench} />
  </Unbroken>,
);
