import { createRoot } from "react-dom/client";
import { keepForOffline } from "./keep-for-offline.js";
import { keptBench } from "./kept.js";
import { createReader } from "./reader.js";
import { Unbroken } from "./unbroken.js";
import { Workshop } from "./workshop-screen.js";
import { writtenJson } from "./written-json.js";
import "./workshop.css";

keepForOffline();
const place = document.getElementById("workshop") as HTMLElement;
const reader = createReader();
const FIRST = "one-piece";

const kept = keptBench(location.hash);
const game = kept?.game ?? new URLSearchParams(location.hash.slice(1)).get("game") ?? FIRST;
const text = kept?.text ?? writtenJson(await reader.begin(game, null));
place.textContent = "";
createRoot(place).render(
  <Unbroken>
    <Workshop reader={reader} first={{ game, text, stage: kept?.stage ?? null, seed: kept?.seed ?? "1" }} />
  </Unbroken>,
);
