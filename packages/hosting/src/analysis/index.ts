export { type Analysis, type AnalysisOptions, analyse, type Recording } from "./analyse.js";
export { type Judged, sidesOf } from "./judge-decisions.js";
export { analysisBody, analysisPage, hasPartners, smooth, titleOf } from "./page.js";
export { pageStyle } from "./page-style.js";
export type { Sources } from "./sources.js";
export type { Told, TurningPoint } from "./turning-points.js";
