import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import "./shell/base.css";
import { applyTheme, readTheme } from "./shell/theme.js";

// pages of the server may not build code from text: zod, which games bring along, is not to try
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
applyTheme(readTheme());
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
