import { prove } from "../proving.js";
import { acting } from "../shots.js";
import { points } from "../staging/figures.js";

prove([
  // one hostile figure sees him
  { ...acting("baze-malbus"), proves: "into-the-fray", ...points(1), held: { me: ["surge"] } },
  { ...acting("baze-malbus", {}, ["pass"]), proves: "hold-the-line", held: { me: ["surge", "block"] } },
]);
