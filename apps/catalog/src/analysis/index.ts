export { type Analysis, type AnalysisOptions, analyse, type Recording } from "./analyse.js";
export { analysisBody, analysisPage } from "./page.js";
export { pageStyle } from "./page-style.js";
