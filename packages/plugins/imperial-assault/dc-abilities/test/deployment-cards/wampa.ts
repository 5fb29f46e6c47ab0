import { prove } from "../proving.js";
import { begins } from "../staging/figures.js";

prove([{ ...begins("wampa", "a1+a2"), proves: "wampa-hunger", table: { activation: { points: 2 } } }]);
