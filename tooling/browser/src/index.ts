export type { Page } from "playwright-core";
export { barriersOn } from "./barriers-on.js";
export { launchBrowser } from "./launch-browser.js";
export { DESKTOP, type OpenedPages, openPages, PHONE, type Size } from "./open-pages.js";
export { type Host, serveBuilt } from "./serve-built.js";
