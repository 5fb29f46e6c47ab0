import { card } from "../card.js";
import { play } from "../staging/acting-beside-luke.js";

card("hold-ground", () => play("hold-ground", "royal-guard").pass().choose("move").notOffers(["go:d4"]).waits());
