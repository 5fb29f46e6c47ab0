import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import "./shell/base.css";
import { applyTheme, readTheme } from "./shell/theme.js";

applyTheme(readTheme());
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
