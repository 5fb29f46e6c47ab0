import { card } from "../card.js";
import { play } from "../staging/acting-beside-luke.js";

card("urgency", () => play("urgency", "stormtrooper").event("points:gained", { amount: 6 }).waits());
