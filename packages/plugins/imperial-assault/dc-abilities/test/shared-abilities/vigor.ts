import { prove } from "../proving.js";
import { acting } from "../shots.js";
import { points } from "../staging/figures.js";

prove([
  { ...acting("fifth-brother", {}, [0]), proves: "vigor", ...points(2) },
  { ...acting("fifth-brother", {}, [1]), proves: "vigor", held: { me: ["block"] } },
]);
