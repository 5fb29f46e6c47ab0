import { prove } from "../proving.js";
import { alone, deployed } from "../staging/figures.js";

prove([{ ...deployed, proves: "beskar-armor", mine: alone("the-mandalorian"), held: { me: ["block", "block"] } }]);
