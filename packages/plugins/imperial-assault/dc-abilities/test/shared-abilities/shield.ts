import { prove } from "../proving.js";
import { acting } from "../shots.js";

prove([{ ...acting("riot-trooper", {}, ["pass"]), proves: "shield", held: { me: ["block"] } }]);
