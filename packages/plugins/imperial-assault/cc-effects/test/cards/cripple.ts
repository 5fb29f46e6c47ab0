import { card } from "../card.js";
import { play } from "../staging/acting-beside-luke.js";

card("cripple", () => play("cripple", "royal-guard").pass().choose("move").notOffers(["go:d4"]).waits());
