/** Statecharts as the inspector draws them, for other pages. */
export { ChartView } from "../chart/chart-view.js";
export { type Chart, layoutChart } from "../chart/layout.js";
